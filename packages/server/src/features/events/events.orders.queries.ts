import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { findEventOrders } from '@loadline/contract/events/event-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

export type Found = AnswerOf<typeof findEventOrders>;
export type FoundOrder = Found['orders'][number];

/** The orders of one's customers under numbers as they are typed, and the numbers without one. */
export async function ordersUnder(tx: Tx, typed: readonly string[]): Promise<Found> {
  const numbers = [...new Set(typed.map(trackedNumber))];
  const orders = await tx.rows<FoundOrder>(sql`
    select o.org_id::text as "orgId", o.id::text as "orderId", n.number, o.order_number as "orderNumber", g.code || ' ' || g.name_zh as customer, o.status,
      o.transport_type as "transportType", o.origin, o.destination
    from unnest(${numbers}::text[]) with ordinality as n (number, place)
    join ${orderView} o on o.order_number = n.number or o.tracking_no = n.number
    join ${organisationView} g on g.org_id = o.org_id
    order by n.place, o.order_number limit 2000`);
  const found = new Set(orders.map(({ number }) => number));
  return { orders, notFound: numbers.filter((number) => !found.has(number)) };
}

export function findOrders(staff: Database, viewer: Viewer, numbers: readonly string[]): Promise<Found> {
  return staff.inTransaction(viewer, (tx) => ordersUnder(tx, numbers));
}
