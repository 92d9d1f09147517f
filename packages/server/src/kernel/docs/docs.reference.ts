import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { permissions } from '@loadline/contract/kernel/permission';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { docsSubjects } from '@loadline/contract/site/docs.subjects';
import { docsTexts } from '@loadline/contract/site/docs.text';
import type { ServedEndpoint } from '../served.ts';
import type { DocsPart } from './docs.calls.ts';
import { anchorOf } from './docs.calls.ts';
import { fieldsOf, fieldTable } from './docs.fields.ts';
import { listing, safe } from './docs.markup.ts';
import { sampleCommand } from './docs.sample.ts';

/** The calls of one subject: what each needs, is asked by and answers. */
export function referenceOf({ subject, side, calls }: DocsPart, language: Language): string {
  const rows = calls.map(
    (call) =>
      `<tr><td class="verb">${call.method}<td><a href="#${anchorOf(call)}">${safe(call.path)}</a><td>${safe(say(call.title, language))}`,
  );
  const title = say(docsSubjects[subject].title, language);
  const lede = side === 'desk' ? `<p class="lede">${safe(say(docsTexts.deskLede, language))}</p>` : '';
  return `<h1>${safe(title)}</h1>${lede}<div class="wide" tabindex="0" role="group" aria-label="${safe(title)}"><table class="index"><tbody>${rows.join('')}</table></div>
${calls.map((call) => callOf(call, language)).join('')}`;
}

function callOf(call: ServedEndpoint, language: Language): string {
  const { method, path, title, query, body, upload, answer } = call;
  const words = (key: keyof typeof docsTexts) => say(docsTexts[key], language);
  const answered =
    answer.kind === 'file'
      ? `<p class="file">${words('answer')}: ${words('file')} <code>.${answer.type}</code></p>`
      : fieldTable(`${words('answer')}: data`, answeredFields(answer), language, false);
  const form = upload
    ? `<p class="file">${words('form')}: <code>${safe(upload.field)}</code> ${upload.types.map((type) => `<code>.${type}</code>`).join(' ')}</p>`
    : '';
  return `<article id="${anchorOf(call)}"><h2>${safe(say(title, language))}</h2>
<p class="call"><b>${method}</b> <code>${safe(path)}</code></p><p class="access">${words('access')}: ${accessOf(call.access, language)}</p>
${fieldTable(words('query'), query, language, true)}${form}${fieldTable(words('body'), body, language, true)}${answered}
<details><summary>${words('example')}</summary>${listing('curl', sampleCommand(call))}</details></article>`;
}

function answeredFields(answer: Exclude<ServedEndpoint['answer'], { kind: 'file' }>) {
  const fields = fieldsOf(answer);
  return Object.keys(fields).length > 0 ? fields : { data: answer };
}

function accessOf(access: string, language: Language): string {
  if (access === 'public') return safe(say(docsTexts.public, language));
  if (!isCode(permissions, access)) return safe(say(docsTexts.signedIn, language));
  return `<code>${safe(access)}</code> ${safe(say(wordOf(permissions, access), language))}`;
}
