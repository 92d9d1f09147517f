import { codesOf } from '@loadline/contract/kernel/code';
import type { Field, Fields } from '@loadline/contract/kernel/field';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { docsTexts } from '@loadline/contract/site/docs.text';
import type { ServedEndpoint } from './served.ts';

/** The readable page of the programming interface: plain HTML, no script. */
export function docsPage(endpoints: readonly ServedEndpoint[], language: Language): string {
  const sections = endpoints.map((endpoint) => sectionOf(endpoint, language)).join('');
  const lang = language === 'en' ? 'en' : 'zh-CN';
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(docsTexts.title, language)}</title><link rel="stylesheet" href="/docs.css"></head><body><main><h1>${say(docsTexts.title, language)}</h1>
<p><a href="/docs?lang=zh">${docsTexts.chinese.zh}</a> · <a href="/docs?lang=en">${docsTexts.english.en}</a> · <a href="/openapi.json">openapi.json</a></p>${sections}</main></body></html>`;
}

function sectionOf(endpoint: ServedEndpoint, language: Language): string {
  const { answer } = endpoint;
  return `<section><h2>${safe(say(endpoint.title, language))}</h2>
<p><code><b>${endpoint.method}</b> ${safe(endpoint.path)}</code> <span>${safe(endpoint.access)}</span></p>
${tableOf('query', endpoint.query, language)}${tableOf('body', endpoint.body, language)}
${answer.kind === 'file' ? `<p>→ <code>.${answer.type}</code></p>` : tableOf('data', fieldsOf(answer), language)}</section>`;
}

function tableOf(title: string, fields: Fields, language: Language): string {
  const rows = rowsOf(fields, '', language);
  return rows ? `<h3>${title}</h3><table><tbody>${rows}</tbody></table>` : '';
}

function rowsOf(fields: Fields, path: string, language: Language): string {
  return Object.entries(fields)
    .map(([key, field]) => {
      const name = `${path}${key}`;
      const own = `<tr><th><code>${safe(name)}</code>${field.required ? '' : '?'}</th><td>${kindOf(field)}</td><td>${safe(say(field.label, language))}</td></tr>`;
      return own + rowsOf(fieldsOf(field), `${name}${field.kind === 'list' ? '[]' : ''}.`, language);
    })
    .join('');
}

function fieldsOf(field: Field): Fields {
  if (field.kind === 'group') return field.fields;
  return field.kind === 'list' ? fieldsOf(field.item) : {};
}

function kindOf(field: Field): string {
  const unit = field.unit ? ` ${safe(field.unit)}` : '';
  if (field.kind === 'code' && !field.table.byInstallation)
    return codesOf(field.table)
      .map((code) => `<code>${safe(code)}</code>`)
      .join(' ');
  return `${field.kind}${unit}`;
}

function safe(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
