import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { docsSubjects } from '@loadline/contract/site/docs.subjects';
import { docsStart, docsTexts } from '@loadline/contract/site/docs.text';
import { docsThings } from '@loadline/contract/site/docs.things';
import type { Scheme } from '@loadline/contract/site/scheme';
import type { DocsPart } from './docs.calls.ts';
import { link, safe } from './docs.markup.ts';

// What holds for narrow pages stands in the last of them.
const styles = ['docs.text.css', 'docs.css'].map(sheet).join('');

/** What a content policy names the styles of these pages by. */
export const docsStyle = `sha256-${createHash('sha256').update(styles).digest('base64')}` as const;

interface Framed {
  readonly path: string;
  readonly title: string;
  readonly language: Language;
  readonly scheme: Scheme;
  readonly parts: readonly DocsPart[];
  readonly body: string;
}

/** A whole document: header, contents beside it, and the page itself. Plain HTML, no script. */
export function framed({ path, title, language, scheme, parts, body }: Framed): string {
  const words = (text: Text) => say(text, language);
  const other = language === 'en' ? 'zh-cn' : 'en';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title><link rel="icon" href="/favicon.svg"><style>${styles}</style>`;
  const mark =
    '<svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="9.5" stroke-width="3"/><path d="M1.5 16h29" stroke-width="3.4"/></svg>';
  return `<!doctype html><html lang="${langOf(language)}" data-theme="${scheme}"><head>${head}</head><body>
<a class="skip" href="#content">${words(docsTexts.skip)}</a>
<header><a class="brand" href="/docs?lang=${language === 'en' ? 'en' : 'zh'}">${mark}<b>${words(docsTexts.title)}</b></a><nav aria-label="${words(docsTexts.openApi)}"><a href="/openapi.json">openapi.json</a><a href="${path}?lang=${other === 'en' ? 'en' : 'zh'}" lang="${langOf(other)}" hreflang="${langOf(other)}">${words(docsTexts.otherLanguage)}</a></nav></header>
<div class="page"><nav class="contents" tabindex="0" aria-label="${words(docsTexts.contents)}"><details><summary>${words(docsTexts.contents)}</summary>${contents(path, parts, language)}</details></nav><main id="content">${body}</main></div></body></html>`;
}

function contents(path: string, parts: readonly DocsPart[], language: Language): string {
  const section = (
    title: Text,
    anchor: string,
    entries: Readonly<Record<string, { title: Text }>>,
    before = '',
  ) =>
    group(
      say(title, language),
      Object.entries(entries).map(([name, one]) =>
        link('/docs', before + name, say(one.title, language), language),
      ),
      anchor,
    );
  const isDesk = path.startsWith('/docs/desk');
  const shown = parts.filter(({ side }) => side === (isDesk ? 'desk' : 'customer'));
  const pages = shown.map((part) => {
    const words = say(docsSubjects[part.subject].title, language);
    return part.path === path
      ? `<a aria-current="page" href="#content">${safe(words)}</a>`
      : link(part.path, '', words, language);
  });
  const reference = group(say(isDesk ? docsTexts.desk : docsTexts.reference, language), pages, 'reference');
  const crossing = isDesk ? '' : `<p>${link('/docs/desk', '', say(docsTexts.desk, language), language)}</p>`;
  if (isDesk) return `<p>${link('/docs', '', say(docsTexts.title, language), language)}</p>${reference}`;
  return `${section(docsTexts.start, 'start', docsStart)}${section(docsTexts.things, 'things', docsThings, 'do-')}${reference}${crossing}`;
}

function group(title: string, links: readonly string[], name: string): string {
  const ordered = name === 'things' ? 'ol' : 'ul';
  return `<p class="group">${safe(title)}</p><${ordered}>${links.map((one) => `<li>${one}</li>`).join('')}</${ordered}>`;
}

function langOf(language: Language): string {
  return language === 'en' ? 'en' : 'zh-CN';
}

function sheet(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
