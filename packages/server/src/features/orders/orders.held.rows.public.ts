import { auditAll } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';

/** Cargo of held orders is let go by somebody who says why: that stands on each hold, and in the history of each order, also of one that only the credit of its customer holds. */
export async function passHolds(
  tx: Tx,
  orders: readonly { readonly orgId: string; readonly id: string }[],
  reason: string,
): Promise<void> {
  if (orders.length === 0) return;
  const passed = await tx.rows(sql.type({ id: text, why: text })`
    select p.held_order::text as id, p.held_for as why from pass_holds(${orders.map(({ id }) => id)}::uuid[], ${reason}) p`);
  const heldFor = new Map(passed.map(({ id, why }) => [id, why]));
  await auditAll(
    tx,
    orders.map(({ orgId, id }) => ({
      action: 'hold-passed',
      orgId,
      subject: 'order',
      subjectId: id,
      changes: { ...(heldFor.has(id) && { holdReason: heldFor.get(id) }), reason },
    })),
  );
}
