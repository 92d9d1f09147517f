import type { OwnerTx } from '../../kernel/owner.ts';
import { layTariff } from './tariff.commands.ts';
import { calculationOf } from './tariff.queries.ts';
import { shippedDigest, shippedRelease, shippedTariff } from './tariff-data.ts';

/** The data that come with the program: another name or another digest is laid down anew. */
export const tariffOfProgram = { release: shippedRelease, digest: shippedDigest() };

/** Lays down the measures, exclusions and fees that come with the program. */
export function layShippedTariff(tx: OwnerTx): Promise<void> {
  return layTariff(tx, tariffOfProgram.release, tariffOfProgram.digest, shippedTariff);
}

/** What lines owe on a day, layer by layer. */
export { calculationOf };
