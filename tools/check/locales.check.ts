import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtModule } from '../../packages/server/src/kernel/own-files.ts';
import type { Phrase } from './bilingual.ts';
import { phraseFaults, phrasesOf, textsIn } from './bilingual.ts';
import type { Check } from './outcome.ts';
import type { Source } from './source.ts';
import { isTest, sourcesUnder } from './source.ts';

/** A reader that finds fewer phrases than this has read the wrong folder. */
const fewestPhrases = 1_000;

/** Every phrase in both languages with the same places to fill: the contract's texts and the locale files. */
export const locales: Check = {
  name: 'locales',
  async run(root) {
    const texts = await textsOfContract(root);
    const phrases = await phrasesOfScreens(root);
    const all = [...texts, ...phrases];
    const few =
      all.length < fewestPhrases ? [`only ${all.length} phrases read, expected ${fewestPhrases}`] : [];
    const figures = `${texts.length} texts in the contract, ${phrases.length} phrases of the screens`;
    return { figures, findings: [...few, ...all.flatMap(phraseFaults)] };
  },
};

async function textsOfContract(root: string): Promise<Phrase[]> {
  const sources = await sourcesUnder(root, ['packages/contract/src'], /\.ts$/);
  const seen = new Set<object>();
  const modules = sources.filter(({ path }) => !isTest(path));
  const texts = modules.map(async ({ path }) => textsIn(await exportsOf(root, path), path, seen));
  return (await Promise.all(texts)).flat();
}

/** `site.zh-cn.ts` belongs to `site.en.ts`, `zh-cn.ts` to `en.ts`; a file without its sister has empty sister words. */
async function phrasesOfScreens(root: string): Promise<Phrase[]> {
  const files = await sourcesUnder(root, ['packages/web/src/locales'], /(zh-cn|en)\.ts$/);
  const names = [...new Set(files.map(({ path }) => path.replace(/(zh-cn|en)\.ts$/, '')))];
  const pairs = names.map(async (name) => {
    const [zh, en] = await Promise.all([
      wordsIn(root, files, `${name}zh-cn.ts`),
      wordsIn(root, files, `${name}en.ts`),
    ]);
    return phrasesOf(zh, en, `${name}*.ts`);
  });
  return (await Promise.all(pairs)).flat();
}

async function wordsIn(root: string, files: readonly Source[], path: string): Promise<object> {
  return files.some((file) => file.path === path) ? exportsOf(root, path) : {};
}

/** What a module exports, at run time. A module that cannot be loaded stops the check with its own message. */
function exportsOf(root: string, path: string): Promise<object> {
  return builtModule(pathToFileURL(join(root, path)).href);
}
