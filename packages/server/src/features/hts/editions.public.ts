import type { Readable } from 'node:stream';
import { startTexts } from '@loadline/contract/start/start.text';
import type { OwnerTx } from '../../kernel/owner.ts';
import { StartFailure } from '../../start-failure.ts';
import type { EditionFacts } from './edition.commands.ts';
import { layEdition } from './edition.commands.ts';
import { editionRows } from './edition-file.ts';
import { NoEdition } from './edition-flaw.ts';

/**
 * Lays an edition of the schedule out of a published file, whole or not at all, and gives how many rows it has.
 * @throws StartFailure for a file that is none, with what is wrong with it
 */
export async function layEditionFile(tx: OwnerTx, facts: EditionFacts, content: Readable): Promise<number> {
  try {
    return await layEdition(tx, facts, editionRows(content));
  } catch (error) {
    throw error instanceof NoEdition
      ? new StartFailure(startTexts.noHts, { file: facts.fileName, why: error.text })
      : error;
  }
}
