import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import { startTexts } from '@loadline/contract/start/start.text';
import { layEditionFile } from '../features/hts/editions.public.ts';
import { asOwner } from '../kernel/owner.ts';
import { StartFailure } from '../start-failure.ts';

interface Asked {
  readonly file?: string | undefined;
  readonly name?: string | undefined;
  /** The day of entry from which it holds. */
  readonly effective?: string | undefined;
}

/**
 * Loads an edition of the HTS out of a file, whole or not at all, and gives how many rows it has.
 * @throws StartFailure for a file that is none, and for a call that says too little
 */
export async function loadHts(
  ownerUrl: string | undefined,
  { file, name, effective }: Asked,
): Promise<number> {
  if (!ownerUrl || !file || !name || !effective || !isDay(effective))
    throw new StartFailure(startTexts.htsUsage);
  const fileName = basename(file);
  await access(file).catch(() => {
    throw new StartFailure(startTexts.noHtsFile, { file });
  });
  const facts = { name, effective, fileName, isSample: false };
  return asOwner(ownerUrl, (tx) => layEditionFile(tx, facts, createReadStream(file)));
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
