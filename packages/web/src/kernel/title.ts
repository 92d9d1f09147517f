import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { CodeWays } from '@loadline/contract/session/code-way';
import { brandImagePath, type HostBrand, neutralBrand } from '@loadline/contract/site/host';

/** The company label of this host, which the server writes into the page; the product's own name without one. */
export function companyLabel(language: Language): string {
  return say(hostBrand()?.label ?? neutralBrand.label, language);
}

/** The address of this host's own logo; undefined where the product's mark stands. */
export function hostLogo(): string | undefined {
  const logo = hostBrand()?.logo;
  return typeof logo === 'string' ? `${brandImagePath}?id=${encodeURIComponent(logo)}` : undefined;
}

/** What this host calls the calculator in its menu, and whether the entry opens it (spec); undefined where it is hidden. */
export function hostCalculator(language: Language): { label: string; opens: boolean } | undefined {
  const known = hostBrand()?.calculator;
  const calculator = isLabelled(known) && 'action' in known ? known : neutralBrand.calculator;
  if (calculator.action === 'none') return undefined;
  return { label: say(calculator.label, language), opens: calculator.action === 'page' };
}

/** What of the products only some hosts have (spec): `ship_hwc`. */
export function hostShows(): Pick<HostBrand, 'shipHwc'> {
  return { shipHwc: hostBrand()?.shipHwc === true };
}

/** Where codes can be sent from this installation. */
export function codeWays(): CodeWays {
  const codes = hostBrand()?.codes;
  return isCodeWays(codes) ? codes : neutralBrand.codes;
}

function isCodeWays(value: unknown): value is CodeWays {
  return typeof value === 'object' && value !== null && 'sms' in value && 'mail' in value;
}

/** Sets the document's title: route, company label, OMS (spec). */
export function entitle(route: Text, language: Language): void {
  document.title = titleOf(route, language);
}

/** A page's title on this host. */
export function titleOf(route: Text, language: Language): string {
  return `${say(route, language)} – ${companyLabel(language)} – OMS`;
}

interface KnownBrand {
  readonly label: Text;
  readonly logo?: unknown;
  readonly shipHwc?: unknown;
  readonly codes?: unknown;
  readonly calculator?: unknown;
}

let told: HostBrand | undefined;

/** On the server, where no document tells it: the host whose page is rendered next, in one go. */
export function tellHost(brand: HostBrand): void {
  told = brand;
}

function hostBrand(): KnownBrand | undefined {
  if (told) return told;
  const content = document.querySelector('meta[name="loadline-host"]')?.getAttribute('content');
  try {
    const host: unknown = JSON.parse(content ?? 'null');
    return isLabelled(host) ? host : undefined;
  } catch {
    return undefined;
  }
}

function isLabelled(value: unknown): value is KnownBrand {
  if (typeof value !== 'object' || value === null || !('label' in value)) return false;
  const { label } = value;
  return typeof label === 'object' && label !== null && 'zh' in label && 'en' in label;
}
