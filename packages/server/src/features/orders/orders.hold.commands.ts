import type { HoldReason } from '@loadline/contract/orders/order-hold';
import { audit } from '../../kernel/audit.ts';
import { flag, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { tell } from '../notices/notices.public.ts';

export interface Placing {
  readonly orgId: string;
  readonly orderId: string;
  readonly reason: HoldReason;
  /** What the customer reads. */
  readonly note: string;
  readonly internalNote: string | null;
}

/** Places a hold and tells so; one with the same reason that is in force already stays as it is. A trigger keeps the order's flag. */
export async function place(tx: Tx, placing: Placing): Promise<boolean> {
  const { orgId, orderId, reason, note, internalNote } = placing;
  const holdId = newId();
  const { placed } = await tx.one(
    sql.type({ placed: flag })`
      select place_hold(${orgId}, ${orderId}, ${holdId}, ${reason}, ${note}, ${internalNote}) as placed`,
  );
  if (placed) await spread(tx, placing, 'held', `hold ${holdId}`);
  return placed;
}

/** Lifts the hold with this reason; nothing when there is none. */
export async function lift(tx: Tx, lifting: Omit<Placing, 'internalNote'>): Promise<boolean> {
  const { orgId, orderId, reason, note } = lifting;
  const { lifted } = await tx.one(
    sql.type({ lifted: orNull(text) })`select lift_hold(${orgId}, ${orderId}, ${reason}, ${note}) as lifted`,
  );
  if (lifted !== null) await spread(tx, lifting, 'released', `lifted ${lifted}`);
  return lifted !== null;
}

const events = {
  held: { payment: 'creditHold', customs: 'customsHold', docs: 'infoRequested' },
  released: { payment: 'creditHold', customs: 'customsReleased', docs: null },
} as const;

/** The history and the people who want to know of it. */
async function spread(
  tx: Tx,
  { orgId, orderId, reason, note }: Omit<Placing, 'internalNote'>,
  action: 'held' | 'released',
  key: string,
): Promise<void> {
  const changes = { holdReason: reason, reason: note };
  await audit(tx, { action, orgId, subject: 'order', subjectId: orderId, changes });
  const event = events[action][reason];
  if (!event) return;
  const { number } = await tx.one(
    sql.type({ number: text })`
      select o.order_number as number from orders o where o.org_id = ${orgId} and o.id = ${orderId}`,
  );
  const decision = action === 'held' ? 'on' : 'off';
  const words = { decision, reasonZh: note, reasonEn: note };
  await tell(tx, { event, orgId, subject: 'order', subjectId: orderId, number, words, key });
}
