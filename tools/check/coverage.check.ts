import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './outcome.ts';
import type { Token } from './scanner.ts';
import { tokensOf } from './scanner.ts';
import { sourcesUnder } from './source.ts';

const table = 'docs/spec-coverage.md';
/** Requirements do not go away; a shorter table has lost some. */
const fewestRows = 687;

export interface Row {
  readonly id: string;
  readonly requirement: string;
  /** Titles of the tests that show it; none while the requirement is open. */
  readonly tests: readonly string[];
}

/** Every requirement of the specification with the test that shows it, and every named test real. */
export const coverage: Check = {
  name: 'spec coverage',
  async run(root) {
    const rows = rowsOf(await readFile(join(root, table), 'utf8').catch(() => ''));
    const files = await sourcesUnder(root, ['packages', 'tools'], /\.(test|spec)\.tsx?$/);
    const titles = files.flatMap(({ text }) => titlesIn(tokensOf(text)));
    const open = rows.filter(({ tests }) => tests.length === 0).length;
    const figures = `${rows.length} requirements, ${rows.length - open} shown by tests, ${open} open`;
    const few =
      rows.length < fewestRows ? [`${table} has ${rows.length} rows, at least ${fewestRows} expected`] : [];
    return { figures, findings: [...few, ...rowFaults(rows, titles)] };
  },
};

/** The rows `| id | requirement | test |`; several tests stand with `<br>` between them, each in backticks. */
export function rowsOf(text: string): Row[] {
  const lines = text.split('\n').filter((line) => /^\| (?!id )[a-z0-9-]+ \|/.test(line));
  return lines.map((line) => {
    const [id = '', requirement = '', tests = ''] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return { id, requirement, tests: tests === 'open' ? [] : tests.split('<br>').map(plainTitle) };
  });
}

function plainTitle(cell: string): string {
  return cell
    .trim()
    .replace(/^`(.*)`$/, '$1')
    .replaceAll('\\|', '|');
}

export function rowFaults(rows: readonly Row[], titles: readonly RegExp[]): string[] {
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`);
  const unknown = rows.flatMap(({ id, tests }) => {
    const missing = tests.filter((test) => !titles.some((title) => title.test(test)));
    return missing.map((test) => `${id}: no test is called "${test}" (nor is it "open")`);
  });
  return [...twice, ...unknown];
}

/** The titles of the tests in a file, as patterns: a `${…}` in a title may be anything. */
export function titlesIn(tokens: readonly Token[]): RegExp[] {
  return tokens.flatMap((token, at) => {
    if (
      token.kind !== 'word' ||
      !['test', 'it', 'property'].includes(token.text) ||
      tokens[at + 1]?.text !== '('
    )
      return [];
    const title = tokens[at + 2];
    return title?.kind === 'string' || title?.kind === 'template' ? [titlePattern(title)] : [];
  });
}

function titlePattern({ kind, text }: Token): RegExp {
  const plain = text.replace(/\\(['"`\\])/g, '$1');
  const parts = kind === 'template' ? plain.split('${}') : [plain];
  return new RegExp(`^${parts.map((part) => RegExp.escape(part)).join('.+')}$`);
}
