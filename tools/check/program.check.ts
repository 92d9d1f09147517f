import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf } from '../command.ts';
import type { Check } from './outcome.ts';

const projects = ['tsconfig.json', 'packages/web/tsconfig.json', 'packages/e2e/tsconfig.json'];

/** The compiler over every project. */
export const types: Check = {
  name: 'types',
  async run(root) {
    const present = projects.filter((project) => existsSync(join(root, project)));
    const ended = await Promise.all(
      present.map((project) =>
        outputOf('tsc', ['-p', project, '--pretty', 'false', '--listFiles'], { cwd: root }),
      ),
    );
    const lines = ended.flatMap(({ output }) => output.split('\n'));
    const ours = new Set(lines.filter((line) => line.startsWith(root) && !line.includes('node_modules')));
    const failed = ended.flatMap(({ code, output }) => (code === 0 ? [] : saidBy(output, root)));
    return { figures: `${present.length} projects, ${ours.size} files`, findings: [...new Set(failed)] };
  },
};

/** The type-aware linter; a warning counts as an error. */
export const lint: Check = {
  name: 'lint',
  async run(root) {
    const options = ['--type-aware', '--deny-warnings', '--format', 'unix'];
    const { code, output } = await outputOf('oxlint', options, { cwd: root });
    return { figures: 'oxlint, type-aware', findings: code === 0 ? [] : saidBy(output, root) };
  },
};

/** The formatter and the order of imports, without writing. */
export const format: Check = {
  name: 'format',
  async run(root) {
    const { code, output } = await outputOf('biome', ['ci', '--colors=off', '--reporter=github', '.'], {
      cwd: root,
    });
    return {
      figures: 'biome, imports in order',
      findings: code === 0 ? [] : breachesSaid(saidBy(output, root)),
    };
  },
};

/** Files, exports and dependencies that nothing uses, and dependencies that nothing declares. */
export const deadCode: Check = {
  name: 'dead code',
  async run(root) {
    const options = ['--no-progress', '--reporter', 'compact', '--treat-config-hints-as-errors'];
    const { code, output } = await outputOf('knip', options, { cwd: root });
    return { figures: 'files, exports, dependencies', findings: code === 0 ? [] : saidBy(output, root) };
  },
};

/** What a program says, without the files that the compiler lists, its digressions and sums. */
function saidBy(output: string, root: string): string[] {
  const lines = output
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\/\S+$|^\s|^\d+ problems?$/.test(line));
  return lines.length > 0 ? lines.map((line) => line.replaceAll(`${root}/`, '')) : ['failed without a word'];
}

/** `::error title=format,file=a.ts,line=1,…::Words` → `a.ts:1 Words`; without such lines, all that was said. */
function breachesSaid(lines: readonly string[]): readonly string[] {
  const marked = lines.filter((line) => line.startsWith('::'));
  const plain = marked.map((line) => line.replace(/^::\w+ title=.*?,file=(.*?),line=(\d+),.*?::/, '$1:$2 '));
  return plain.length > 0 ? plain : lines;
}
