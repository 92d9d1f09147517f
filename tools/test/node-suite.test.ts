import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { outputOf } from '../command.ts';
import { withFolder } from './folder.ts';
import type { Tally } from './tally.ts';

/** What the runner makes of these files. In a process of its own: node:test does not run inside a test. */
function tallyOf(files: Readonly<Record<string, string>>): Promise<Tally> {
  return withFolder('suite', async (folder) => {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const suite = { root: folder, files: Object.keys(files).map((name) => join(folder, name)) };
    const script = join(folder, 'run.ts');
    await writeFile(
      script,
      `import { nodeSuite } from ${JSON.stringify(join(import.meta.dirname, 'node-suite.ts'))};
      const tally = await nodeSuite({ ...${JSON.stringify(suite)}, signal: new AbortController().signal });
      console.log('\\n' + JSON.stringify(tally));`,
    );
    const env = { NODE_TEST_CONTEXT: undefined };
    const { output } = await outputOf('node', [script], { cwd: folder, env });
    return JSON.parse(output.trim().split('\n').at(-1) ?? '');
  });
}

const passing = "import { test } from 'node:test'; test('a', () => {}); test('b', () => {});";

test('tests that pass and tests that fail are counted, also those of a file that breaks', async () => {
  const tally = await tallyOf({
    'a.test.ts': passing,
    'b.test.ts': `${passing} test('c', () => { throw new Error('no'); });`,
    'c.test.ts': "throw new Error('broken');",
  });
  const { failures, ...counts } = tally;
  assert.deepEqual(counts, { passed: 4, failed: 2, trouble: [] });
  assert.deepEqual(failures?.[0], 'c: no');
});

test('a file without tests and a skipped test are trouble, not success', async () => {
  const tally = await tallyOf({
    'a.test.ts': `${passing} test.skip('c', () => {});`,
    'b.test.ts': 'export const nothing = 1;',
  });
  assert.deepEqual(tally, {
    passed: 2,
    failed: 0,
    trouble: ['b.test.ts holds no test', 'tests skipped: 1'],
    failures: [],
  });
});
