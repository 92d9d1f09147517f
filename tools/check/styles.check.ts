import { join } from 'node:path';
import type { Check } from './outcome.ts';
import type { Source } from './source.ts';
import { sourcesUnder } from './source.ts';

const sheets = ['packages/web/src'];
const planted = join(import.meta.dirname, 'planted-styles');

/** A class means one thing: where two folders of features, shared parts or pages define it, the sheet that came last wins. */
export const styles: Check = {
  name: 'styles',
  async run(root) {
    const own = await sourcesUnder(root, sheets, /\.css$/);
    const proof = definedTwice(await sourcesUnder(planted, sheets, /\.css$/));
    const blind = proof.length === 1 ? [] : ['the class that is planted in two features is not found'];
    return { figures: `${own.length} sheets`, findings: [...blind, ...definedTwice(own)] };
  },
};

/** What each plain class that stands by itself in the sheets of two folders is, and where. */
export function definedTwice(sources: readonly Source[]): string[] {
  const foldersOf = new Map<string, Set<string>>();
  for (const { path, text } of sources) {
    const [folder] = /^packages\/web\/src\/(?:features|shared|site)\/.*(?=\/)/.exec(path) ?? [];
    if (folder === undefined) continue;
    for (const name of plainClasses(text))
      foldersOf.set(name, (foldersOf.get(name) ?? new Set()).add(folder));
  }
  return [...foldersOf]
    .filter(([, folders]) => folders.size > 1)
    .map(([name, folders]) => `${name} is defined in ${[...folders].toSorted().join(' and ')}: rename one`);
}

function plainClasses(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  const selectors = [...rules].flatMap(([, selector = '']) => selector.split(/,(?![^(]*\))/));
  return selectors.map((selector) => selector.trim()).filter((selector) => /^\.[a-z][\w-]*$/i.test(selector));
}
