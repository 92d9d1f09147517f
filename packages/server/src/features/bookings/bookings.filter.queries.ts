import type { bookingFilter } from '@loadline/contract/bookings/booking.api';
import { trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { HistoryLook } from '../../kernel/documents/document.history.ts';
import { isBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import type { KeysetPage } from '../../kernel/keyset.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import { doerName } from '../ops/people.public.ts';
import { oneOfNumbers, ordersCalled } from '../orders/orders.found.public.ts';
import { policyOf } from '../policies/policies.public.ts';
import { bookingsFound } from './bookings.found.public.ts';

export type BookingFilter = ValuesOf<typeof bookingFilter>;

/** Who looks: a customer at their own, or staff at those of the customers they serve. */
export interface Looking extends HistoryLook {
  readonly finding: (words: string) => Sql;
}

export const asCustomer: Looking = {
  scope: ofViewer('r'),
  // What staff said among themselves is not told.
  who: doerName(sql`a`),
  untold: ['confirmReason'],
  finding: (words) => sql`r.id in (${bookingsFound(words, 'own')})`,
};

/** The policies leave staff the customers of their team, without drafts. */
export const asStaff: Looking = {
  scope: sql`r.status <> 'DRAFT'`,
  who: sql`a.who`,
  finding: (words) => sql`r.id in (${bookingsFound(words, 'desk')})`,
};

/** Not booked yet, and its deadline is near. */
export const isDue = sql`(r.status in ('DRAFT', '29', '30') and r.deadline > now() and r.deadline <= now() + make_interval(hours => ${policyOf('bookingDueHours')}::int))`;

/** The customer's to do: sent back, or a draft that is due. */
export const isActing = sql`(r.status = '30' or r.status = 'DRAFT' and ${isDue})`;

/** The condition on `booking r` that a filter means. */
export function matching(filter: BookingFilter, { scope, finding }: Looking): Sql {
  const { search, numbers } = filter;
  const conditions: (Sql | false | null)[] = [
    scope,
    search !== null && finding(search),
    numbers !== null && numbered(numbers),
    isOneOf(sql`r.status`, filter.status),
    isOneOf(sql`r.product`, filter.product),
    isOneOf(sql`r.origin`, filter.origin),
    isOneOf(sql`r.destination`, filter.destination),
    isOneOf(sql`coalesce(r.position, '2')`, filter.position),
    filter.createdBy !== null && sql`r.created_by = any(${filter.createdBy}::uuid[])`,
    filter.acting !== null && sql`${isActing} = ${filter.acting}`,
    filter.due !== null && sql`${isDue} = ${filter.due}`,
    filter.unverified !== null && sql`r.unverified = ${filter.unverified}`,
    filter.flightFrom !== null && sql`r.flight_date >= ${filter.flightFrom}::date`,
    filter.flightTo !== null && sql`r.flight_date <= ${filter.flightTo}::date`,
    ...isBetween(sql`r.created_at`, filter.createdFrom, filter.createdTo),
  ];
  return allOf(setOf(conditions));
}

function numbered(numbers: readonly string[]): Sql {
  const wanted = numbers.map((number) => number.toUpperCase());
  return sql`(string_to_array(r.search_text, E'\n') && ${wanted}::text[]
    or r.id in (select h.booking_id from hawb h where h.order_id in (${ordersCalled(oneOfNumbers(numbers))})))`;
}

/** The pasted numbers that match nothing of who looks, in the order they were pasted in. */
export function missingOf(numbers: readonly string[], { scope }: Looking): Sql {
  return sql`
    select coalesce(json_agg(n.number order by n.position), '[]') from unnest(${numbers}::text[], ${numbers.map(trackedNumber)}::text[]) with ordinality as n (number, plain, position)
    where not exists (select from booking r where ${scope} and upper(n.number) = any(string_to_array(r.search_text, E'\n')))
      and not exists (select from booking r join hawb h on h.org_id = r.org_id and h.booking_id = r.id where ${scope} and h.order_id in (${ordersCalled(sql`= n.plain`)}))`;
}

const sortedBy = {
  quantity: { value: sql`r.quantity::numeric`, type: 'numeric' },
  grossWeight: { value: sql`r.gross_weight`, type: 'numeric' },
  volume: { value: sql`r.volume`, type: 'numeric' },
  billingWeight: { value: sql`r.billing_weight`, type: 'numeric' },
  createdAt: { value: sql`r.created_at`, type: 'timestamptz' },
  updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
} as const;

/** What a sort key sorts by; the last changed first unless told. What is missing comes last either way. */
export function sortingOf(sort: string | null): KeysetPage['by'] {
  const asked = sort ?? '-updatedAt';
  const [key, descending] = [asked.replace(/^-/, ''), asked.startsWith('-')];
  const last = sql.lit(descending ? '' : '~');
  if (key === 'flightDate')
    return { value: sql`coalesce(to_char(r.flight_date, 'YYYY-MM-DD'), ${last})`, type: 'text', descending };
  if (key === 'deadline') {
    const never = sql.lit(descending ? '-infinity' : 'infinity');
    return { value: sql`coalesce(r.deadline, ${never}::timestamptz)`, type: 'timestamptz', descending };
  }
  const known = Object.entries(sortedBy).find(([name]) => name === key)?.[1] ?? sortedBy.updatedAt;
  return { ...known, descending };
}
