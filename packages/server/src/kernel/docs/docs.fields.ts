import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { docsKinds, docsTexts } from '@loadline/contract/site/docs.text';
import { prose, safe } from './docs.markup.ts';

/** More codes than these are opened by whoever wants them; more than the most, such as countries, stand in the description alone. */
const codesAtOnce = 8;
const mostCodes = 80;

/** The fields of a query, a body or an answer, those within others under their path. */
export function fieldTable(title: string, fields: Fields, language: Language, asked: boolean): string {
  const rows = rowsOf(fields, '', language, asked);
  if (rows.length === 0) return '';
  const head = [docsTexts.field, docsTexts.type, docsTexts.meaning].map(
    (one) => `<th scope="col">${say(one, language)}`,
  );
  const count = say(docsTexts.fields, language, { count: rows.length });
  return `<details${asked ? ' open' : ''}><summary>${safe(title)} <span>${count}</span></summary><div class="wide" tabindex="0" role="group" aria-label="${safe(title)}"><table><thead><tr>${head.join('')}<tbody>${rows.join('')}</table></div></details>`;
}

export function fieldsOf(field: Field): Fields {
  if (field.kind === 'group') return field.fields;
  return field.kind === 'list' ? fieldsOf(field.item) : {};
}

function rowsOf(fields: Fields, path: string, language: Language, asked: boolean): string[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const name = `${path}${key}`;
    const must = asked && field.required ? ` <em>${say(docsTexts.required, language)}</em>` : '';
    const note = field.note ? ` <small>${prose(field.note, language)}</small>` : '';
    const row = `<tr><th scope="row"><code>${safe(name)}</code>${must}<td>${kindOf(field, language)}<td>${safe(say(field.label, language))}${note}`;
    return [row, ...rowsOf(fieldsOf(field), `${name}${field.kind === 'list' ? '[]' : ''}.`, language, asked)];
  });
}

function kindOf(field: Field, language: Language): string {
  if (field.kind === 'code' && !field.table.byInstallation) return codeWords(field.table, language);
  const unit = field.unit ? ` ${safe(field.unit)}` : '';
  const within = field.kind === 'list' ? itemOf(field.item, language) : '';
  return `${say(docsKinds[field.kind], language)}${limitOf(field)}${unit}${within}`;
}

function itemOf(item: Field, language: Language): string {
  if (item.kind === 'group') return '';
  return `${item.kind === 'code' ? '<br>' : ' · '}${kindOf(item, language)}`;
}

function limitOf(field: Field): string {
  if (field.kind === 'text' || field.kind === 'list') return ` ≤ ${field.max}`;
  return field.kind === 'decimal' ? ` .${'0'.repeat(field.scale)}` : '';
}

function codeWords(table: CodeTable, language: Language): string {
  const codes = codesOf(table);
  if (codes.length > mostCodes)
    return `<code>${codes.slice(0, 3).map(safe).join('</code> <code>')}</code> … <a href="/openapi.json">${say(docsTexts.codes, language, { count: codes.length })}</a>`;
  const words = codes.map((code) => `<code>${safe(code)}</code> ${safe(say(wordOf(table, code), language))}`);
  if (words.length <= codesAtOnce) return words.join('<br>');
  const count = say(docsTexts.codes, language, { count: words.length });
  return `<details class="codes"><summary>${count}</summary>${words.join('<br>')}</details>`;
}
