import type { HoldReason } from '@loadline/contract/orders/order-hold';
import { audit } from '../../kernel/audit.ts';
import { flag, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { type Notice, tellAll } from '../notices/notices.public.ts';

/** An order of a customer. */
export interface HeldOrder {
  readonly orgId: string;
  readonly id: string;
}

export interface Holding {
  readonly reason: HoldReason;
  /** What the customer reads. */
  readonly note: string;
  readonly internalNote: string | null;
}

/**
 * Places a hold on orders and tells so, a customer of all of theirs at once; what is held for the same reason already stays as
 * it is. Answers how many were held just now. A trigger keeps the orders' flags.
 */
export function place(tx: Tx, orders: readonly HeldOrder[], holding: Holding): Promise<number> {
  const { reason, note, internalNote } = holding;
  return spread(tx, orders, holding, 'held', async ({ orgId, id }) => {
    const holdId = newId();
    const { placed } = await tx.one(
      sql.type({ placed: flag })`
        select place_hold(${orgId}, ${id}, ${holdId}, ${reason}, ${note}, ${internalNote}) as placed`,
    );
    return placed ? `hold ${holdId}` : undefined;
  });
}

/** Lifts the holds with this reason; nothing where there is none. Answers how many there were. */
export function lift(
  tx: Tx,
  orders: readonly HeldOrder[],
  lifting: Omit<Holding, 'internalNote'>,
): Promise<number> {
  const { reason, note } = lifting;
  return spread(tx, orders, lifting, 'released', async ({ orgId, id }) => {
    const { lifted } = await tx.one(
      sql.type({ lifted: orNull(text) })`select lift_hold(${orgId}, ${id}, ${reason}, ${note}) as lifted`,
    );
    return lifted === null ? undefined : `lifted ${lifted}`;
  });
}

const events = {
  held: { payment: 'creditHold', customs: 'customsHold', docs: 'infoRequested' },
  released: { payment: 'creditHold', customs: 'customsReleased', docs: null },
} as const;

/** What is done to each, under the key that it gives, stands in the history; then the people who want to know hear of it. */
async function spread(
  tx: Tx,
  orders: readonly HeldOrder[],
  { reason, note }: Omit<Holding, 'internalNote'>,
  action: 'held' | 'released',
  deed: (order: HeldOrder) => Promise<string | undefined>,
): Promise<number> {
  const done: (HeldOrder & { readonly key: string })[] = [];
  for (const order of orders) {
    const key = await deed(order);
    if (key === undefined) continue;
    done.push({ ...order, key });
    const changes = { holdReason: reason, reason: note };
    await audit(tx, { action, orgId: order.orgId, subject: 'order', subjectId: order.id, changes });
  }
  const event = events[action][reason];
  if (event) await tellAll(tx, await newsOf(tx, done, event, { action, note }));
  return done.length;
}

async function newsOf(
  tx: Tx,
  done: readonly (HeldOrder & { readonly key: string })[],
  event: Notice['event'],
  { action, note }: { readonly action: 'held' | 'released'; readonly note: string },
): Promise<Notice[]> {
  const numbers = await tx.rows(sql.type({ id: text, number: text })`
    select o.id::text as id, o.order_number as number from orders o where o.id = any(${done.map(({ id }) => id)}::uuid[])`);
  const numberOf = new Map(numbers.map(({ id, number }) => [id, number]));
  const decision = action === 'held' ? 'on' : 'off';
  return done.map(({ orgId, id, key }) => ({
    event,
    orgId,
    subject: 'order',
    subjectId: id,
    number: numberOf.get(id) ?? '',
    words: { decision, reasonZh: note, reasonEn: note },
    key,
    cause: `${action} ${note}`,
  }));
}
