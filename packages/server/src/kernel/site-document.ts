import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@loadline/contract/kernel/text';
import { brandImagePath, type HostBrand } from '@loadline/contract/site/host';
import type { RenderedSite } from '@loadline/contract/site/rendering';
import { openingBlock } from '@loadline/contract/site/rendering';

/** The part of a build's manifest that is needed here: source modules with their chunks. */
type Manifest = Readonly<Record<string, Chunk | undefined>>;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

export interface Filling {
  readonly rendered: Omit<RenderedSite, 'isFound'>;
  readonly language: Language;
  readonly brand: HostBrand;
  /** What the page finds in its data block. */
  readonly opened: unknown;
}

/** Makes whole documents of rendered pages, from the document and the manifest that the web build wrote. */
export function siteDocuments(folder: string, document: string): (filling: Filling) => string {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  // Scripts and style sheets are named anew for each page.
  const plain = document.replace(
    /\s*<(script type="module"|link rel="(modulepreload|stylesheet)")[^>]*>(<\/script>)?/g,
    '',
  );
  return ({ rendered: { head, body, modules }, language, brand, opened }) =>
    branded(plain, brand)
      .replace(/<html lang="[^"]*">/, `<html lang="${language === 'en' ? 'en' : 'zh-CN'}">`)
      .replace(/<title>[^<]*<\/title>/, () => head)
      .replace('</head>', () => `${linksOf(manifest, modules)}</head>`)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${dataBlock(opened)}`);
}

const entry = 'index.html';

/**
 * Style sheets first: nothing else keeps the page from being shown. The code follows without a waterfall, at a priority
 * that leaves the line to what is seen.
 */
function linksOf(manifest: Manifest, modules: readonly string[]): string {
  const chunks = chunksOf(manifest, [entry, ...modules]);
  const styles = new Set(chunks.flatMap(({ css = [] }) => css));
  const script = manifest[entry]?.file ?? '';
  const scripts = new Set(chunks.map(({ file }) => file));
  scripts.delete(script);
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    `<script type="module" crossorigin fetchpriority="low" src="/${script}"></script>`,
    ...[...scripts].map(
      (file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    ),
  ].join('');
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
  const told = JSON.stringify(brand).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const page = brand.favicon ? document.replace(ownIcon, iconOf(brand.favicon)) : document;
  return page.replace('</head>', () => `<meta name="loadline-host" content="${told}"></head>`);
}

const ownIcon = /<link rel="icon"[^>]*>/;

function iconOf(favicon: string): string {
  return `<link rel="icon" href="${brandImagePath}?id=${encodeURIComponent(favicon)}">`;
}
