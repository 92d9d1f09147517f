import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { bringFeed, feedApi } from '@loadline/contract/feeds/feed.api';
import { feedMessage } from '@loadline/contract/feeds/feed-message';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { chinaZone } from '../../kernel/clock.ts';
import { instant, json, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { personName } from '../ops/people.public.ts';
import { referenceView } from '../orders/orders.rows.public.ts';
import { readCarrierMessage } from './carrier-message.ts';
import { broughtBy } from './feeds.behind.queries.ts';

type Filter = QueryOf<typeof feedApi.count>;

const messages = sql`(select m.id, m.received_at, m.state, m.kind, m.way, m.name, m.numbers, m.events, m.orders, m.reasons, m.tries,
  ${personName(sql`m.received_by`)} as received_by from feed_message m) r`;

const shown = jsonOf(feedMessage.fields, 'r');

/** The newest first unless told. */
export const listedFeeds: ListSource<Filter> = {
  from: messages,
  where: matching,
  row: shown,
  of: feedMessage,
  by: sortedBy({
    receivedAt: { value: sql`r.received_at`, type: 'timestamptz' },
    events: { value: sql`r.events::numeric`, type: 'numeric' },
    orders: { value: sql`r.orders::numeric`, type: 'numeric' },
    tries: { value: sql`r.tries::numeric`, type: 'numeric' },
  }),
};

/** Carriers do not know our numbers: an order is found by what they call it. */
function numbersOfOrder(no: string): Sql {
  return sql`select s.number from ${referenceView} c join ${referenceView} s on s.org_id = c.org_id and s.order_id = c.order_id
    where c.number = ${no} and c.kind = 'order'`;
}

function matching({ search, state, kind, way, from, to }: Filter): Sql {
  const conditions = [
    search !== null &&
      sql`(r.numbers && array(select ${trackedNumber(search)}::text union ${numbersOfOrder(trackedNumber(search))}) or r.name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`})`,
    state !== null && sql`r.state = ${state}`,
    kind !== null && sql`r.kind = ${kind}`,
    way !== null && sql`r.way = ${way}`,
    from !== null && sql`r.received_at >= ${from}::date::timestamp at time zone ${sql.lit(chinaZone)}`,
    to !== null && sql`r.received_at < (${to}::date + 1)::timestamp at time zone ${sql.lit(chinaZone)}`,
  ];
  return allOf(conditions.filter((one) => one !== false));
}

/** Messages as lists show them. */
export async function feedsIn(tx: Tx, ids: readonly string[]): Promise<AnswerOf<typeof bringFeed>[]> {
  const found = await tx.rows(
    sql.type({ feed: json<AnswerOf<typeof bringFeed>>() })`
      select ${shown} as feed from ${messages} where r.id = any(${[...ids]}::uuid[]) order by r.received_at desc, r.id desc`,
  );
  return found.map(({ feed }) => feed);
}

type Detail = AnswerOf<typeof feedApi.detail>;

/** A message with the events it brought, as far as the asker's team serves their orders. */
export function feedInDetail(staff: Database, viewer: Viewer, id: string): Promise<Detail> {
  return staff.inTransaction(viewer, async (tx) => {
    const { raw, received_at, message } = await tx.one(
      sql.type({ raw: text, received_at: instant, message: json<Detail['message']>() })`
        select m.raw, m.received_at, ${shown} as message from ${messages} join feed_message m on m.id = r.id where r.id = ${id}`,
    );
    return { message, raw, ...(await broughtBy(tx, readCarrierMessage(raw, received_at).events)) };
  });
}
