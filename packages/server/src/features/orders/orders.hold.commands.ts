import type { HoldReason } from '@loadline/contract/orders/order-hold';
import { audit } from '../../kernel/audit.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';

export interface Placing {
  readonly orgId: string;
  readonly orderId: string;
  readonly reason: HoldReason;
  /** What the customer reads. */
  readonly note: string;
  readonly internalNote: string | null;
}

/** Places a hold; one with the same reason that is in force already stays as it is. A trigger keeps the order's flag. */
export async function place(tx: Tx, { orgId, orderId, reason, note, internalNote }: Placing): Promise<void> {
  const { placed } = await tx.one<{ placed: boolean }>(
    sql`select place_hold(${orgId}, ${orderId}, ${newId()}, ${reason}, ${note}, ${internalNote}) as placed`,
  );
  if (placed) await tell(tx, 'held', orgId, orderId, reason, note);
}

/** Lifts the hold with this reason; nothing when there is none. */
export async function lift(
  tx: Tx,
  { orgId, orderId, reason, note }: Omit<Placing, 'internalNote'>,
): Promise<void> {
  const { lifted } = await tx.one<{ lifted: boolean }>(
    sql`select lift_hold(${orgId}, ${orderId}, ${reason}, ${note}) as lifted`,
  );
  if (lifted) await tell(tx, 'released', orgId, orderId, reason, note);
}

function tell(
  tx: Tx,
  action: string,
  orgId: string,
  orderId: string,
  holdReason: HoldReason,
  reason: string,
): Promise<void> {
  return audit(tx, { action, orgId, subject: 'order', subjectId: orderId, changes: { holdReason, reason } });
}
