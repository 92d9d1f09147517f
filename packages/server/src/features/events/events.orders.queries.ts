import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import { numberKinds } from '@loadline/contract/codes/number-kind';
import { stageOrder } from '@loadline/contract/codes/stage';
import type { findEventOrders } from '@loadline/contract/events/event-desk.api';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { flag, json, orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { type Sql, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { isHeld, organisationView } from '../ops/companies.public.ts';
import { orderHoldView, orderView, referenceView } from '../orders/orders.rows.public.ts';
import { documentNumbers } from './events.numbers.public.ts';
import type { NewEvent } from './new-event.ts';

export type Found = AnswerOf<typeof findEventOrders>;
export type FoundOrder = Found['orders'][number];

/** An order and how it goes by the number that it was found under. */
export interface NamedOrder {
  readonly order: FoundOrder;
  /** It flies under this master waybill, which tells it what happens to it. */
  readonly byWaybill: boolean;
  /** This one of its parcels is called so; null where the number is that of the whole. */
  readonly parcel: string | null;
}

interface UnderNumbers extends Found {
  readonly named: readonly NamedOrder[];
}

/** The orders of one's customers under numbers as they are typed, and the numbers without one. What customers call theirs counts where nothing else goes by it. */
export async function ordersUnder(tx: Tx, typed: readonly string[]): Promise<UnderNumbers> {
  const numbers = [...new Set(typed.map(trackedNumber))];
  const called = sql`select r.org_id, r.order_id, r.kind, r.number, r.source from ${referenceView} r where r.number = any(${numbers}::text[])
    union all select d.org_id, d.order_id, d.kind, d.number, 'document' from ${documentNumbers(sql`= any(${numbers}::text[])`)} d`;
  const named = await tx.rows(sql.type({ order: json<FoundOrder>(), byWaybill: flag, parcel: orNull(text) })`
    with called as materialized (${called})
    select json_build_object('orgId', o.org_id, 'orderId', o.id, 'number', n.number, 'kind', r.kind, 'orderNumber', o.order_number, 'customer', g.code || ' ' || g.name_zh, 'customerEn', g.code || ' ' || coalesce(g.name_en, g.name_zh),
      'status', o.status, 'transportType', o.transport_type, 'origin', o.origin, 'destination', o.destination,
      'keptBack', o.status = any(${inWarehouse}::text[]) and (${isHeld(sql`o.org_id`, sql`o.id`)} or exists (select from ${orderHoldView} h where h.org_id = o.org_id and h.order_id = o.id))) as "order", r."byWaybill",
      case when r.by_parcel then n.number end as parcel
    from unnest(${numbers}::text[]) with ordinality as n (number, place)
    join (select r.number, r.org_id, r.order_id, bool_or(r.kind = 'mawb' and r.source = 'booking') as "byWaybill", bool_and(r.kind = 'parcel') as by_parcel,
        (array_agg(r.kind order by array_position(${codesOf(numberKinds)}::text[], r.kind)))[1] as kind
      from called r
      where r.kind <> 'customer' or not exists (select from called x where x.number = r.number and x.kind <> 'customer') group by 1, 2, 3) r on r.number = n.number
    join ${orderView} o on o.org_id = r.org_id and o.id = r.order_id
    join ${organisationView} g on g.org_id = o.org_id
    order by n.place, o.order_number limit 2000`);
  const orders = named.map(({ order }) => order);
  const found = new Set(orders.map(({ number }) => number));
  return { named, orders, notFound: numbers.filter((number) => !found.has(number)) };
}

/** Each order, or each of its parcels, once; one that is named whole is told as a whole, whatever parcels of it stand beside. */
export function onceEach(named: readonly NamedOrder[]): NamedOrder[] {
  const whole = new Map(named.filter(({ parcel }) => parcel === null).map((one) => [one.order.orderId, one]));
  return [
    ...whole.values(),
    ...named.filter(({ order, parcel }) => parcel !== null && !whole.has(order.orderId)),
  ];
}

const inWarehouse = stageOrder.slice(0, stageOrder.indexOf('WH_OUT'));

/** Whether what is said to have happened lies before the order was made: a day, if the order is of a later one. */
export function liesBefore({ at, dayOnly, orderTime }: { at: Sql; dayOnly: Sql; orderTime: Sql }): Sql {
  return sql`(${at} + case when ${dayOnly} then interval '1 day' else interval '1 minute' end <= ${orderTime})`;
}

/** Of events that are not recorded yet, those that lie before their order was made, by their keys. */
export async function earlyAmong(
  tx: Tx,
  events: readonly (Pick<NewEvent, 'orderId' | 'occurredAt' | 'dayOnly'> & { readonly key: string })[],
): Promise<ReadonlyMap<string, string>> {
  if (events.length === 0) return new Map();
  const lies = liesBefore({
    at: sql`e."occurredAt"`,
    dayOnly: sql`e."dayOnly"`,
    orderTime: sql`o.order_time`,
  });
  const early = await tx.rows(sql.type({ key: text, no: text })`
    select e.key, min(o.order_number) as no
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (key text, "orderId" uuid, "occurredAt" timestamptz, "dayOnly" boolean)
    join ${orderView} o on o.id = e."orderId" where ${lies} group by 1`);
  return new Map(early.map(({ key, no }) => [key, no]));
}

export function findOrders(staff: Database, viewer: Viewer, typed: readonly string[]): Promise<Found> {
  return staff.inTransaction(viewer, async (tx) => {
    const { orders, notFound } = await ordersUnder(tx, typed);
    return { orders, notFound };
  });
}
