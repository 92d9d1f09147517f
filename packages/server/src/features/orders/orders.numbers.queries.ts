import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { LockedOrder } from './orders.rows.public.ts';
import { orderView, referenceView } from './orders.rows.public.ts';

export type CalledOrder = Pick<LockedOrder, 'id' | 'orgId' | 'orderNumber' | 'status' | 'transport'>;

/** The orders of one's customers by what they are called before they travel: our number, the customer's, Amazon's. */
export async function ordersCalled(tx: Tx, numbers: readonly string[]): Promise<Map<string, CalledOrder[]>> {
  const called = await tx.rows(sql.type({
    orgId: text,
    id: text,
    orderNumber: text,
    transport: orNull(text),
    status: text,
    number: text,
  })`
    select distinct r.number, o.id::text as id, o.org_id::text as "orgId", o.order_number as "orderNumber", o.status, o.transport_type as transport
    from ${referenceView} r join ${orderView} o on o.org_id = r.org_id and o.id = r.order_id
    where r.number = any(${[...new Set(numbers)]}::text[]) and r.kind in ('order', 'customer', 'fba') order by o.order_number`);
  return Map.groupBy(called, ({ number }) => number);
}
