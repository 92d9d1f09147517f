import { plainNumber, trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { trustFilter } from '@loadline/contract/trusts/trust.api';
import type { HistoryLook } from '../../kernel/documents/document.history.ts';
import { isBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import type { KeysetPage } from '../../kernel/keyset.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import { bookingView } from '../bookings/bookings.rows.public.ts';
import { doerName } from '../ops/people.public.ts';
import type { Looker } from '../orders/orders.found.public.ts';
import { oneOfNumbers, ordersCalled, ordersFound } from '../orders/orders.found.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

export type TrustFilter = ValuesOf<typeof trustFilter>;

/** Who looks: a customer at their own, or staff at those of the customers they serve. */
export interface Looking extends HistoryLook {
  readonly finding: (words: string) => Sql;
}

export const asCustomer: Looking = {
  scope: ofViewer('r'),
  who: doerName(sql`a`),
  finding: (words) => sql`r.id in (select find_trust_ids(${words}) union ${trustsOf(words, 'own')})`,
};

/** The policies leave staff the customers of their team, without drafts. */
export const asStaff: Looking = {
  scope: sql`r.state <> 'DRAFT'`,
  who: sql`a.who`,
  finding: (words) => sql`r.id in (select find_desk_trust_ids(${words}) union ${trustsOf(words, 'desk')})`,
};

/** The trust orders whose order or booking is called so. */
function trustsOf(words: string, looker: Looker): Sql {
  return sql`select o.trust_id from ${orderView} o where o.trust_id is not null and o.id in (${ordersFound(words, looker)})
    union select b.trust_id from ${bookingView} b where b.trust_id is not null and b.booking_no = ${plainNumber(words)}`;
}

/** The condition on `trust r` that a filter means. */
export function matching(filter: TrustFilter, { scope, finding }: Looking): Sql {
  const { search, numbers, amending } = filter;
  const conditions: (Sql | false | null)[] = [
    scope,
    search !== null && finding(search),
    numbers !== null && numbered(numbers),
    isOneOf(sql`r.state`, filter.state),
    isOneOf(sql`r.mode`, filter.mode),
    isOneOf(sql`r.channel_name`, filter.channelName),
    isOneOf(sql`r.warehouse_code`, filter.warehouseCode),
    filter.createdBy !== null && sql`r.created_by = any(${filter.createdBy}::uuid[])`,
    amending !== null &&
      sql`${amending} = exists (select from trust_amendment a
      where a.org_id = r.org_id and a.trust_id = r.id and a.state = 'OPEN')`,
    filter.readyFrom !== null && sql`r.cargo_ready >= ${filter.readyFrom}::date`,
    filter.readyTo !== null && sql`r.cargo_ready <= ${filter.readyTo}::date`,
    ...isBetween(sql`r.created_at`, filter.createdFrom, filter.createdTo),
  ];
  return allOf(setOf(conditions));
}

function numbered(numbers: readonly string[]): Sql {
  const wanted = numbers.map((number) => number.toUpperCase());
  return sql`(string_to_array(r.search_text, E'\n') && ${wanted}::text[]
    or r.id in (select o.trust_id from ${orderView} o where o.id in (${ordersCalled(oneOfNumbers(numbers))})))`;
}

/** The pasted numbers that match nothing of who looks, in the order they were pasted in. */
export function missingOf(numbers: readonly string[], { scope }: Looking): Sql {
  return sql`
    select coalesce(json_agg(n.number order by n.position), '[]') from unnest(${numbers}::text[], ${numbers.map(trackedNumber)}::text[]) with ordinality as n (number, plain, position)
    where not exists (select from trust r where ${scope} and upper(n.number) = any(string_to_array(r.search_text, E'\n')))
      and not exists (select from trust r join ${orderView} o on o.org_id = r.org_id and o.trust_id = r.id where ${scope} and o.id in (${ordersCalled(sql`= n.plain`)}))`;
}

const sortedBy = {
  pieces: { value: sql`r.pieces::numeric`, type: 'numeric' },
  grossWeight: { value: sql`r.gross_weight`, type: 'numeric' },
  volume: { value: sql`r.volume`, type: 'numeric' },
  createdAt: { value: sql`r.created_at`, type: 'timestamptz' },
  updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
} as const;

/** What a sort key sorts by; the last changed first unless told. A missing day comes last either way. */
export function sortingOf(sort: string | null): KeysetPage['by'] {
  const asked = sort ?? '-updatedAt';
  const [key, descending] = [asked.replace(/^-/, ''), asked.startsWith('-')];
  if (key === 'cargoReady') {
    const last = sql.lit(descending ? '' : '~');
    return { value: sql`coalesce(to_char(r.cargo_ready, 'YYYY-MM-DD'), ${last})`, type: 'text', descending };
  }
  const known = Object.entries(sortedBy).find(([name]) => name === key)?.[1] ?? sortedBy.updatedAt;
  return { ...known, descending };
}
