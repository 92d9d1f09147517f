import { createReadStream } from 'node:fs';
import { layEditionFile } from '../features/hts/editions.public.ts';
import type { OwnerTx } from '../kernel/owner.ts';

const file = 'hts-sample.csv';

/** A few headings in words of our own, so that the schedule can be tried before an official edition is loaded. */
export async function laySample(tx: OwnerTx): Promise<void> {
  const facts = { name: 'Sample 2025', effective: '2025-01-01', fileName: file, isSample: true };
  const content = createReadStream(new URL(`../../../../examples/${file}`, import.meta.url));
  await layEditionFile(tx, facts, content);
}
