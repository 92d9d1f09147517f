import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { docsSubjects } from '@loadline/contract/site/docs.subjects';
import { docsTexts } from '@loadline/contract/site/docs.text';
import type { DocsPart } from './docs.calls.ts';
import { link, safe } from './docs.markup.ts';

/** Where the calls of the forwarder's staff stand. */
export function deskPage(parts: readonly DocsPart[], language: Language): string {
  const rows = parts.map(({ path, subject, calls }) => {
    const count = say(docsTexts.calls, language, { count: calls.length });
    return `<tr><td>${link(path, '', say(docsSubjects[subject].title, language), language)}<td>${count}`;
  });
  return `<h1>${say(docsTexts.desk, language)}</h1><p class="lede">${safe(say(docsTexts.deskLede, language))}</p><table class="index"><tbody>${rows.join('')}</table>`;
}
