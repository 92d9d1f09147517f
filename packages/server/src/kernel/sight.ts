import { flag } from './columns.ts';
import type { Tx } from './database.ts';
import { sql } from './sql.ts';

/** Does something of a wider work with the sight that its person has without it: what is answered names nobody else. */
export type AsBefore = <R>(part: () => Promise<R>) => Promise<R>;

/**
 * Does work on something that customers of several teams share, with sight of all of them, whichever team its person is in:
 * row level security is wide for this work and as narrow as before behind it. For customers it changes nothing: their sight
 * stays their own. Throws `noPermission` where no right of the person works on shared things.
 */
export async function withSightOfAll<T>(tx: Tx, work: (asBefore: AsBefore) => Promise<T>): Promise<T> {
  if (tx.me.kind !== 'forwarder') return work((part) => part());
  const { before } = await tx.one(sql.type({ before: flag })`select widen_sight() as before`);
  const narrow = () => tx.rows(sql`select narrow_sight(${before})`);
  const done = await work(async (part) => {
    await narrow();
    const answer = await part();
    await tx.rows(sql`select widen_sight()`);
    return answer;
  });
  // Work that failed is rolled back, and its sight with it.
  await narrow();
  return done;
}
