import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';

/** From here on nobody else raises or decides a dispute of the bill, nor voids it, until this transaction ends. */
export async function holdDisputes(tx: Tx, billId: string): Promise<void> {
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('disputes ' || ${billId}, 0))`);
}

/** A bill whose lines are disputed, or were credited, is not voided as a whole. */
export async function requireUndisputed(
  tx: Tx,
  { orgId, id, billNo }: { readonly orgId: string; readonly id: string; readonly billNo: string },
): Promise<void> {
  const found = await tx.rows(sql.type({ state: text })`
    select d.state from bill_dispute d where d.org_id = ${orgId} and d.bill_id = ${id} and d.state in ('OPEN', 'ACCEPTED')`);
  if (found.some(({ state }) => state === 'OPEN')) throw new Problem('billDisputed', { number: billNo });
  if (found.length > 0) throw new Problem('billCredited', { number: billNo });
}
