import type { Language } from '@loadline/contract/kernel/text';
import type { OpeningAnswer, SiteHost } from '@loadline/contract/site/rendering';
import { pageAt } from '../app/page-at.ts';
import { titleOf } from '../kernel/title.ts';

/** What a page's head says of it: its title, and to machines what it is. */
export function headOf(
  address: string,
  language: Language,
  _host: SiteHost,
  _answers: readonly OpeningAnswer[],
): string {
  const page = pageAt(address.replace(/\?.*/, ''));
  return `<title>${escaped(page ? titleOf(page.title, language) : '')}</title>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
