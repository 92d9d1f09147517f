import { functionLengths } from './functions.ts';
import type { Check } from './outcome.ts';
import { tokensOf } from './scanner.ts';
import type { Source } from './source.ts';
import { isTest, sourcesUnder } from './source.ts';

/** Lines: the aims for the middle and the ninth tenth of all files, and what no file may exceed. */
const aims = { median: 45, p90: 120, most: 250 };
/** At most one function in a hundred may be longer. */
const longFunction = 50;
const parts = ['packages/contract', 'packages/client', 'packages/server', 'packages/web', 'tools', 'bench'];
/** Written by tools/client.ts, read by compilers. */
const generated = 'packages/client/src/calls.ts';

/** How long files and functions are. Tests, seed and migrations tell a story from top to bottom and may be longer. */
export const size: Check = {
  name: 'size',
  async run(root) {
    const all = await sourcesUnder(root, parts, /\.(ts|tsx|mjs|css)$/);
    const counted = all.filter(
      ({ path }) => !isTest(path) && !/\/(seed|migrations)\//.test(path) && path !== generated,
    );
    const tooLong = counted.filter(({ text }) => linesOf(text) > aims.most);
    const findings = tooLong.map(
      ({ path, text }) => `${path} has ${linesOf(text)} lines, at most ${aims.most}`,
    );
    const perPart = parts.map((part) =>
      figuresOf(
        part,
        counted.filter(({ path }) => path.startsWith(`${part}/`)),
      ),
    );
    const about = `lines, median/p90/most; aims ${aims.median}/${aims.p90}/${aims.most}`;
    return { figures: [about, ...perPart.flat()].join('\n'), findings };
  },
};

function figuresOf(part: string, files: readonly Source[]): string[] {
  if (files.length === 0) return [];
  const functions = files
    .filter(({ path }) => !path.endsWith('.css'))
    .flatMap(({ text }) => functionLengths(tokensOf(text)));
  const long = functions.filter((lines) => lines > longFunction).length;
  const fileFigures = `${files.length} files ${spread(files.map(({ text }) => linesOf(text)))}`;
  return [
    `${part}: ${fileFigures}, ${functions.length} functions ${spread(functions)}, ${long} over ${longFunction}`,
  ];
}

function linesOf(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

/** `median/p90/most`. */
function spread(lines: readonly number[]): string {
  const sorted = lines.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `${at(0.5)}/${at(0.9)}/${at(1)}`;
}
