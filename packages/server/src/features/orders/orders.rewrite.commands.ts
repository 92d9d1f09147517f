import type { NewOrder } from '@loadline/contract/orders/new-order';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Tx } from '../../kernel/database.ts';
import { assignments } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { StandingOrder } from './orders.form.queries.ts';
import { insertParts } from './orders.write.commands.ts';

/** Writes an order that stands anew: its own columns, and its parties, cartons and goods as a whole. */
export async function rewriteOrder(
  tx: Tx,
  { id, orgId, version }: StandingOrder,
  {
    parties,
    cartons,
    goods,
    services = [],
    trustId: _trust,
    cutOff: _cutOff,
    createdBy: _by,
    ...own
  }: NewOrder,
): Promise<void> {
  const { origin: _origin, destination: _destination, ...columns } = own;
  const transport = sql`(select c.transport from channel c where c.name = ${own.channelName})`;
  await withoutConflict(
    { orders_reference_number: 'referenceTaken' },
    { reference: own.referenceNumber },
    tx.rows(sql`
      update orders set ${assignments({ ...columns, services: [...services], transportType: transport, version: version + 1 })}
      where org_id = ${orgId} and id = ${id}`),
  );
  for (const table of ['order_party', 'goods_line', 'carton_group'])
    await tx.rows(sql`delete from ${sql.table(table)} where org_id = ${orgId} and order_id = ${id}`);
  await insertParts(tx, orgId, [{ id, parties, cartons, goods }]);
}
