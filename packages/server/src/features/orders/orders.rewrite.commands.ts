import type { WrittenOrder } from '@loadline/contract/orders/new-order';
import { writtenOrderFields } from '@loadline/contract/orders/new-order';
import type { OrderChange } from '@loadline/contract/orders/order-changes';
import { audit } from '../../kernel/audit.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Tx } from '../../kernel/database.ts';
import { assignments } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import { valuesIn } from '../../kernel/written.ts';
import { productView } from '../ops/products.public.ts';
import { chargeOrders } from './orders.charged.public.ts';
import type { StandingOrder } from './orders.form.queries.ts';
import { insertParts } from './orders.write.commands.ts';

/** Writes an order that stands anew: its own columns, and its parties, cartons and goods as a whole. */
async function rewriteOrder(
  tx: Tx,
  { id, orgId, version }: StandingOrder,
  order: WrittenOrder,
): Promise<void> {
  const { referenceNumber: reference, channelName } = order;
  const transportType = sql`(select c.transport from ${productView} c where c.name = ${channelName})`;
  const set = { ...valuesIn(writtenOrderFields, order), transportType, version: version + 1 };
  await withoutConflict(
    { orders_reference_number: 'referenceTaken' },
    { reference },
    tx.rows(sql`update orders set ${assignments(set)} where org_id = ${orgId} and id = ${id}`),
  );
  for (const table of ['order_party', 'goods_line', 'carton_group'])
    await tx.rows(sql`delete from ${sql.table(table)} where org_id = ${orgId} and order_id = ${id}`);
  await insertParts(tx, orgId, [{ ...order, id }]);
  await chargeOrders(tx, sql`o.org_id = ${orgId} and o.id = ${id}`);
}

/** Writes an order that is known to be sound and tells the history what differs; what differs in nothing is not written. */
export async function write(
  tx: Tx,
  before: StandingOrder,
  order: WrittenOrder,
  changes: readonly OrderChange[],
  reason?: string,
): Promise<{ version: number }> {
  const { id, orgId, version } = before;
  if (changes.length === 0) return { version };
  await rewriteOrder(tx, before, order);
  await audit(tx, {
    action: 'edited',
    orgId,
    subject: 'order',
    subjectId: id,
    changes: { ...told(changes), ...(reason && { reason }) },
  });
  return { version: version + 1 };
}

/** The differences as the history keeps them. */
function told(changes: readonly OrderChange[]): Record<string, { from: string | null; to: string | null }> {
  return Object.fromEntries(changes.map(({ path, from, to }) => [path, { from, to }]));
}
