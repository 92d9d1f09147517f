import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { orderFilter } from '@loadline/contract/orders/order.api';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import { ordersFound } from './orders.found.public.ts';
import { isCalled, referenceView } from './orders.rows.public.ts';

export type OrderFilter = ValuesOf<typeof orderFilter>;

/** Days in the filter are days in China, where the orders are placed. */
export const orderZone = 'Asia/Shanghai';

/** The condition on `orders o` that a filter means, for the viewer's own organisation. */
export function matching({ search, numbers, importId, ...filter }: OrderFilter): Sql {
  return allOf([
    ofViewer('o'),
    ...(search === null ? [] : [sql`o.id in (${ordersFound(search, 'own')})`]),
    ...(numbers === null ? [] : [isCalled(numbers.map(trackedNumber))]),
    ...(importId === null ? [] : [sql`o.import_id = ${importId}`]),
    ...plainConditions(filter),
  ]);
}

type PlainFilter = Omit<OrderFilter, 'search' | 'numbers' | 'importId'>;

/** What a filter asks of an order `o` itself, whosever it is. */
export function plainConditions(filter: PlainFilter): Sql[] {
  const { status, transport, channel, country, customs, orderedFrom, orderedTo, etaFrom, etaTo } = filter;
  const conditions: (Sql | false | null)[] = [
    status !== null && oneOf(sql`o.status`, status),
    transport !== null && oneOf(sql`o.transport_type`, transport),
    channel !== null && oneOf(sql`o.channel_name`, channel),
    country !== null && oneOf(sql`o.destination_country`, country),
    customs !== null && sql`o.is_customs = ${customs}`,
    orderedFrom !== null &&
      sql`o.order_time >= ${orderedFrom}::date::timestamp at time zone ${sql.lit(orderZone)}`,
    orderedTo !== null &&
      sql`o.order_time < (${orderedTo}::date + 1)::timestamp at time zone ${sql.lit(orderZone)}`,
    etaFrom !== null && sql`o.eta >= ${etaFrom}::date`,
    etaTo !== null && sql`o.eta <= ${etaTo}::date`,
  ];
  return conditions.filter((one): one is Sql => one !== false && one !== null);
}

// One value as an equation: only then does the index on (organisation, status, time) also give the order.
function oneOf(column: Sql, values: readonly string[]): Sql {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`;
}

/** The pasted numbers that are no order's of the viewer, in the order they were pasted in. */
export function missingOf(numbers: readonly string[]): Sql {
  return sql`
    select coalesce(json_agg(n.number order by n.position), '[]')
    from unnest(${[...numbers]}::text[], ${numbers.map(trackedNumber)}::text[]) with ordinality as n (number, plain, position)
    where not exists (select from ${referenceView} r where r.number = n.plain)`;
}
