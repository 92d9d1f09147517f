import type { Tx } from './database.ts';
import { sql } from './sql.ts';

/**
 * Does work on something that customers of several teams share, with sight of all of them, whichever team its person is in:
 * row level security is wide for this work and as narrow as before behind it. For customers it changes nothing: their sight
 * stays their own. Throws `noPermission` where no right of the person works on shared things.
 */
export async function withSightOfAll<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  if (tx.me.kind !== 'forwarder') return work();
  const { before } = await tx.one<{ before: boolean }>(sql`select widen_sight() as before`);
  const done = await work();
  // Work that failed is rolled back, and its sight with it.
  await tx.rows(sql`select narrow_sight(${before})`);
  return done;
}
