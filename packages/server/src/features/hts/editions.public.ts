import { startTexts } from '@loadline/contract/start/start.text';
import type { OwnerTx } from '../../kernel/owner.ts';
import { StartFailure } from '../../start-failure.ts';
import type { EditionFacts } from './edition.commands.ts';
import { layEdition } from './edition.commands.ts';
import { editionRows, NoEdition } from './edition-file.ts';

/**
 * Lays an edition of the schedule out of a published file, whole or not at all, and gives how many rows it has.
 * @throws StartFailure for a file that is none, with what is wrong with it
 */
export function layEditionFile(tx: OwnerTx, facts: EditionFacts, content: Buffer): Promise<number> {
  return layEdition(tx, facts, rowsIn(content, facts.fileName));
}

function rowsIn(content: Buffer, file: string) {
  try {
    return editionRows(content);
  } catch (error) {
    throw error instanceof NoEdition
      ? new StartFailure(startTexts.noHts, { file, why: error.message })
      : error;
  }
}
