import { join } from 'node:path';
import type { Check } from './outcome.ts';
import type { Source } from './source.ts';
import { sourcesUnder } from './source.ts';

const sheets = ['packages/web/src'];
const planted = join(import.meta.dirname, 'planted-styles');

/**
 * A class means one thing: where two folders of features, shared parts or pages define it, the sheet that came last wins. A
 * property that is read is defined: the browser drops a rule whose property is not, and says nothing.
 */
export const styles: Check = {
  name: 'styles',
  async run(root) {
    const own = await sourcesUnder(root, sheets, /\.(css|tsx?)$/);
    const proof = await sourcesUnder(planted, sheets, /\.css$/);
    const blind = [
      ...(definedTwice(proof).length === 1 ? [] : ['the class that is planted in two features is not found']),
      ...(readOfNothing(proof).length === 1 ? [] : ['the planted property that nobody defines is not found']),
    ];
    const count = own.filter(isSheet).length;
    return { figures: `${count} sheets`, findings: [...blind, ...definedTwice(own), ...readOfNothing(own)] };
  },
};

/** What each plain class that stands by itself in the sheets of two folders is, and where. */
export function definedTwice(sources: readonly Source[]): string[] {
  const foldersOf = new Map<string, Set<string>>();
  for (const { path, text } of sources.filter(isSheet)) {
    const [folder] = /^packages\/web\/src\/(?:features|shared|site)\/.*(?=\/)/.exec(path) ?? [];
    if (folder === undefined) continue;
    for (const name of plainClasses(text))
      foldersOf.set(name, (foldersOf.get(name) ?? new Set()).add(folder));
  }
  return [...foldersOf]
    .filter(([, folders]) => folders.size > 1)
    .map(([name, folders]) => `${name} is defined in ${[...folders].toSorted().join(' and ')}: rename one`);
}

/** The properties that a sheet reads with nothing to fall back on, and that neither a sheet nor a component gives a value. */
export function readOfNothing(sources: readonly Source[]): string[] {
  const defined = new Set(
    sources.flatMap((source) => {
      const named = isSheet(source) ? /(?<![\w-])(--[\w-]+)\s*:/g : /['"](--[\w-]+)['"]/g;
      return [...source.text.matchAll(named)].map(([, name]) => name);
    }),
  );
  return sources.filter(isSheet).flatMap(({ path, text }) => {
    const read = [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    return [...new Set(read)]
      .filter((name) => !defined.has(name))
      .map((name) => `${path} reads ${name}, which nothing defines`);
  });
}

function isSheet({ path }: Source): boolean {
  return path.endsWith('.css');
}

function plainClasses(sheet: string): string[] {
  const rules = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  const selectors = [...rules].flatMap(([, selector = '']) => selector.split(/,(?![^(]*\))/));
  return selectors.map((selector) => selector.trim()).filter((selector) => /^\.[a-z][\w-]*$/i.test(selector));
}
