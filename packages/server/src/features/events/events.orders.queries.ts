import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { findEventOrders } from '@loadline/contract/events/event-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { flag, json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderView, referenceView } from '../orders/orders.rows.public.ts';

export type Found = AnswerOf<typeof findEventOrders>;
export type FoundOrder = Found['orders'][number];

/** `byWaybill`: the orders found by the master waybill that they fly under, which tells them what happens to it. */
interface UnderNumbers extends Found {
  readonly byWaybill: ReadonlySet<string>;
}

/** The orders of one's customers under numbers as they are typed, and the numbers without one. */
export async function ordersUnder(tx: Tx, typed: readonly string[]): Promise<UnderNumbers> {
  const numbers = [...new Set(typed.map(trackedNumber))];
  const rows = await tx.rows(sql.type({ order: json<FoundOrder>(), byWaybill: flag })`
    select json_build_object('orgId', o.org_id, 'orderId', o.id, 'number', n.number, 'orderNumber', o.order_number, 'customer', g.code || ' ' || g.name_zh,
      'status', o.status, 'transportType', o.transport_type, 'origin', o.origin, 'destination', o.destination) as "order", r."byWaybill"
    from unnest(${numbers}::text[]) with ordinality as n (number, place)
    join lateral (select r.org_id, r.order_id, bool_or(r.kind = 'mawb' and r.source = 'booking') as "byWaybill" from ${referenceView} r
      where r.number = n.number and r.kind <> 'customer' group by 1, 2) r on true
    join ${orderView} o on o.org_id = r.org_id and o.id = r.order_id
    join ${organisationView} g on g.org_id = o.org_id
    order by n.place, o.order_number limit 2000`);
  const orders = rows.map(({ order }) => order);
  const found = new Set(orders.map(({ number }) => number));
  return {
    orders,
    notFound: numbers.filter((number) => !found.has(number)),
    byWaybill: new Set(rows.flatMap(({ order, byWaybill }) => (byWaybill ? order.orderId : []))),
  };
}

export function findOrders(staff: Database, viewer: Viewer, typed: readonly string[]): Promise<Found> {
  return staff.inTransaction(viewer, async (tx) => {
    const { orders, notFound } = await ordersUnder(tx, typed);
    return { orders, notFound };
  });
}
