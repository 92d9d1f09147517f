import type { Database } from '../../kernel/database.ts';
import type { OwnerTx } from '../../kernel/owner.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { sourceFor } from './reading.queries.ts';
import { layTariff } from './tariff.commands.ts';
import type { Answer, Asked } from './tariff.queries.ts';
import { calculationOf as reckoned } from './tariff.queries.ts';
import { shippedDigest, shippedRelease, shippedTariff } from './tariff-data.ts';

/** The data that come with the program: another name or another digest is laid down anew. */
export const tariffOfProgram = { release: shippedRelease, digest: shippedDigest() };

/** Lays down the measures, exclusions and fees that come with the program. */
export function layShippedTariff(tx: OwnerTx): Promise<void> {
  return layTariff(tx, tariffOfProgram.release, tariffOfProgram.digest, shippedTariff);
}

/** What lines owe on a day, layer by layer. */
export function calculationOf(db: Pick<Database, 'read'>, viewer: Viewer, asked: Asked): Promise<Answer> {
  return reckoned(sourceFor(db, viewer), asked);
}
