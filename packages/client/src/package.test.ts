import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';

const run = promisify(execFile);
const packed = join(import.meta.dirname, '..');
const root = join(packed, '../..');

test('what is published is JavaScript with its types, which a program elsewhere imports by name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loadline-client-'));
  after(() => rm(folder, { recursive: true, force: true }));
  const home = join(folder, 'node_modules/@loadline/client');
  const tsc = join(root, 'node_modules/.bin/tsc');
  await run(tsc, ['-p', join(packed, 'tsconfig.build.json'), '--outDir', join(home, 'dist')]);
  await cp(join(packed, 'package.json'), join(home, 'package.json'));
  const program = `import { createClient, LoadlineRefusal, verifyWebhook } from '@loadline/client';
import type { Order } from '@loadline/client/calls';
const loadline = createClient({ address: 'http://127.0.0.1:1', key: 'k' });
export async function first(): Promise<Order | undefined> {
  const { rows } = await loadline.get('/omsapi/orders', { numbers: ['SO1'] });
  return rows[0];
}
console.log(typeof loadline.all, LoadlineRefusal.name, typeof verifyWebhook);
`;
  const wrong = program.replace("numbers: ['SO1']", 'numbers: 1');
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'program.ts'), program);
  await writeFile(join(folder, 'wrong.ts'), wrong);
  const strict = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2022,dom,dom.iterable',
  ];
  const checked = (file: string) => run(tsc, [...strict, '--types', '', file], { cwd: folder });
  await checked('program.ts');
  await assert.rejects(checked('wrong.ts'), ({ stdout }) => /numbers|'number'/.test(stdout));
  assert.equal(
    (await run(process.execPath, ['program.ts'], { cwd: folder })).stdout,
    'function LoadlineRefusal function\n',
  );
});
