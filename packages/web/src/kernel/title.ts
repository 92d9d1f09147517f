import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { neutralBrand } from '@loadline/contract/site/host';

/** The company label of this host, which the server writes into the page; the product's own name without one. */
export function companyLabel(language: Language): string {
  return say(hostLabel() ?? neutralBrand.label, language);
}

/** Sets the document's title: route, company label, OMS (spec). */
export function entitle(route: Text, language: Language): void {
  document.title = `${say(route, language)} – ${companyLabel(language)} – OMS`;
}

function hostLabel(): Text | undefined {
  const content = document.querySelector('meta[name="loadline-host"]')?.getAttribute('content');
  try {
    const host: unknown = JSON.parse(content ?? 'null');
    return isHost(host) ? host.label : undefined;
  } catch {
    return undefined;
  }
}

function isHost(value: unknown): value is { label: Text } {
  if (typeof value !== 'object' || value === null || !('label' in value)) return false;
  const { label } = value;
  return typeof label === 'object' && label !== null && 'zh' in label && 'en' in label;
}
