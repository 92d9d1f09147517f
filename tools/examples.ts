import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exampleFiles } from '../packages/server/src/seed/examples.ts';

// node tools/examples.ts   writes the workbooks in examples/ anew

const folder = join(import.meta.dirname, '../examples');
for (const [name, content] of Object.entries(exampleFiles)) {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, await content());
}
