import { bytes, json, orNull } from './columns.ts';
import { Problem } from './problem.ts';
import type { Sql } from './sql.ts';
import { sql } from './sql.ts';
import type { Member, Viewer } from './viewer.ts';

/** What this needs of an open transaction. */
interface Open {
  readonly me: Member;
  rows<T>(query: Sql<T>): Promise<T[]>;
}

/**
 * The answer of the first call with this idempotency key, or nothing when this is the first one. Waits for a first
 * call that is still running; refuses the same key with another body.
 */
export async function answerOfOnce(tx: Open, viewer: Viewer): Promise<{ answer: unknown } | undefined> {
  if (!viewer.once) return undefined;
  const { route, key, bodyHash } = viewer.once;
  const mine = await tx.rows(sql`
    insert into idempotency (org_id, user_id, route, key, body_hash)
    values (${tx.me.orgId}, ${tx.me.userId}, ${route}, ${key}, ${bodyHash}) on conflict do nothing returning key`);
  if (mine.length > 0) return undefined;
  const [first] = await tx.rows(sql.type({ body_hash: bytes, answer: orNull(json<unknown>()) })`
    select body_hash, answer from idempotency where user_id = ${tx.me.userId} and route = ${route} and key = ${key}`);
  if (!first?.body_hash.equals(bodyHash)) throw new Problem('sameKeyOtherBody');
  return { answer: first.answer };
}

/** Keeps the answer for later calls with the same key, in the transaction that did the work. */
export async function rememberAnswer(tx: Open, viewer: Viewer, answer: unknown): Promise<void> {
  if (!viewer.once) return;
  const { route, key } = viewer.once;
  await tx.rows(sql`
    update idempotency set answer = ${JSON.stringify(answer ?? null)} where user_id = ${tx.me.userId} and route = ${route} and key = ${key}`);
}
