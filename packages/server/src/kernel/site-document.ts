import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@loadline/contract/kernel/text';
import { brandImagePath, type HostBrand } from '@loadline/contract/site/host';
import type { RenderedOffice, RenderedSite } from '@loadline/contract/site/rendering';
import { openingBlock } from '@loadline/contract/site/rendering';
import type { Scheme } from '@loadline/contract/site/scheme';
import { jsonFile } from './own-files.ts';

/** The part of a build's manifest that is needed here: source modules with their chunks. */
type Manifest = Readonly<Record<string, Chunk | undefined>>;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export interface Filling {
  readonly rendered: Pick<RenderedSite, 'head' | 'body' | 'modules'>;
  readonly language: Language;
  readonly brand: HostBrand;
  /** What the page finds in its data block. */
  readonly opened: unknown;
}

export interface SiteDocument {
  readonly html: string;
  /** What a content policy must know of the styles in it. */
  readonly styleHash: `sha256-${string}`;
}

/** Makes whole documents of rendered pages, from the document and the manifest that the web build wrote. */
export function siteDocuments(folder: string, document: string): (filling: Filling) => SiteDocument {
  const manifest = jsonFile<Manifest>(join(folder, '.vite/manifest.json'));
  const plain = withoutFiles(document);
  const textOf = textsIn(folder);
  return ({ rendered: { head, body, modules }, language, brand, opened }) => {
    const chunks = chunksOf(manifest, [entry, ...modules]);
    const files = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    const styles = files.map(textOf).join('');
    const html = branded(plain, brand)
      .replace(/<html lang="[^"]*">/, `<html lang="${tagOf(language)}">`)
      .replace(/<title>[^<]*<\/title>/, () => head)
      .replace('</head>', () => `<style>${styles}</style>${scriptsOf(manifest, chunks)}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-waking>${body}</div>${dataBlock(opened)}${linksTo(files)}`,
      );
    return { html, styleHash: hashOf(styles) };
  };
}

/**
 * Makes the documents of the pages behind the login. What is seen before their code is there stands in them with its styles,
 * so that it waits for no other file; the sheets themselves follow it, in the order in which they hold.
 */
export function officeDocuments(folder: string, document: string) {
  const manifest = jsonFile<Manifest>(join(folder, '.vite/manifest.json'));
  const plain = withoutFiles(document);
  const textOf = textsIn(folder);
  const common = chunksOf(manifest, [entry]).flatMap(({ css = [] }) => css);
  const isOfWaiting = (file: string) => common.includes(file) || textOf(file).includes('.office-waiting');
  return ({ title, body, modules }: RenderedOffice, language: Language, scheme: Scheme): SiteDocument => {
    const chunks = chunksOf(manifest, [entry, ...modules]);
    const files = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    const styles = files.filter(isOfWaiting).map(textOf).join('');
    const links = files.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('');
    const html = plain
      .replace(
        /<html lang="[^"]*">/,
        `<html class="office" data-theme="${scheme}" lang="${tagOf(language)}">`,
      )
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace('</head>', () => `<style>${styles}</style>${codeOf(manifest, chunks)}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root" data-waking>${body}</div>${links}`);
    return { html, styleHash: hashOf(styles) };
  };
}

/** What a content policy names a text by. */
function hashOf(text: string): SiteDocument['styleHash'] {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

function tagOf(language: Language): string {
  return language === 'en' ? 'en' : 'zh-CN';
}

// Scripts and style sheets are named anew for each page.
function withoutFiles(document: string): string {
  return document.replace(
    /\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g,
    '',
  );
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const entry = 'index.html';
const early = 'src/early.ts';

/** The code of a public page follows without a waterfall, at a priority that leaves the line to what is seen. */
function scriptsOf(manifest: Manifest, chunks: readonly Chunk[]): string {
  const first = manifest[early]?.file ?? '';
  const others = chunks.filter(({ file }) => file !== first);
  return `<script type="module" async crossorigin src="/${first}"></script>${codeOf(manifest, others, ' fetchpriority="low"')}`;
}

/** What runs, and what it will import. */
function codeOf(manifest: Manifest, chunks: readonly Chunk[], priority = ''): string {
  const script = manifest[entry]?.file ?? '';
  const others = new Set(chunks.map(({ file }) => file));
  others.delete(script);
  return [
    `<script type="module" crossorigin${priority} src="/${script}"></script>`,
    ...[...others].map((file) => `<link rel="modulepreload" crossorigin${priority} href="/${file}">`),
  ].join('');
}

/**
 * The style sheets once more, after all that is shown: the styles in the head spare the first paint a request, but the
 * code looks for the sheets of its parts among the links and the next page finds them in the cache. They hold for no
 * medium: arriving one by one, an earlier sheet would stand over a later one of the head until that came, too.
 */
function linksTo(files: readonly string[]): string {
  return files.map((file) => `<link rel="stylesheet" media="not all" crossorigin href="/${file}">`).join('');
}

/** Files of the build as text, each read once. */
function textsIn(folder: string): (file: string) => string {
  const read = new Map<string, string>();
  return (file) => {
    const text = read.get(file) ?? readFileSync(join(folder, file), 'utf8');
    read.set(file, text);
    return text;
  };
}

/** The chunks of these modules, what they import before them: so their style sheets come in the order of the code. */
function chunksOf(manifest: Manifest, names: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the web build has no chunk of ${name}`);
    if (found.has(name)) return;
    for (const imported of chunk.imports ?? []) if (!found.has(imported)) add(imported);
    found.set(name, chunk);
  };
  names.forEach(add);
  return [...found.values()];
}

/** A block of data that no browser runs and no policy minds; `<` could end it. */
function dataBlock(data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${openingBlock}">${text}</script>`;
}

/** The document as a host shows it: with its icon, and told whose it is. */
export function branded(document: string, brand: HostBrand): string {
  const told = escaped(JSON.stringify(brand));
  const page = brand.favicon ? document.replace(ownIcon, iconOf(brand.favicon)) : document;
  return page.replace('</head>', () => `<meta name="loadline-host" content="${told}"></head>`);
}

const ownIcon = /<link rel="icon"[^>]*>/;

function iconOf(favicon: string): string {
  return `<link rel="icon" href="${brandImagePath}?id=${encodeURIComponent(favicon)}">`;
}
