import type { deskBookingApi } from '@loadline/contract/bookings/booking-desk.api';
import { deskBooking } from '@loadline/contract/bookings/booking-desk.api';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import type { Policies } from '@loadline/contract/ops/policy';
import type { Clock } from '../../kernel/clock.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { json, orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { isBetween, setOf } from '../../kernel/filters.ts';
import type { KeysetPage } from '../../kernel/keyset.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { hasLostFlight } from '../flights/flights.public.ts';
import { customerChoices, customerJson } from '../ops/companies.public.ts';
import { lateAfterHours, lateBefore, waitingIn } from '../ops/late.public.ts';
import { personName } from '../ops/people.public.ts';
import { policiesFor } from '../policies/policies.public.ts';
import { foundJson, looking, toldDetail } from './bookings.detail.queries.ts';
import { asStaff, matching, missingOf, sortingOf } from './bookings.filter.queries.ts';
import type { FoundBooking } from './bookings.found.ts';
import { stateOf } from './bookings.found.ts';
import { overviewIn } from './bookings.queries.ts';
import { nextFlights } from './bookings.room.queries.ts';
import { rowJson } from './bookings.rows.queries.ts';

type Row = AnswerOf<typeof deskBookingApi.list>['rows'][number];
export type DeskBooking = AnswerOf<typeof deskBookingApi.detail>;
type DeskFilter = QueryOf<typeof deskBookingApi.count>;

const customerOf = customerJson(sql`r.org_id`);
/** One row of the desk's list in JSON; how long it waits is worked out from it. */
const deskRow = sql`(${rowJson} || ${customerOf} || jsonb_build_object('waitingSince', ${isoOf(sql`r.waiting_since`)}))`;

/** Those of the customers that the caller serves; those that wait, the longest waiting first. */
export const deskBookings: ListSource<DeskFilter> = {
  of: deskBooking,
  from: sql`booking r`,
  where: deskMatching,
  row: deskRow,
  by: (sort, { queue }) => (sort === null ? usualOrder(queue) : sortingOf(sort)),
  missing: ({ numbers }) => missingOf(numbers ?? [], asStaff),
};

const longestWaiting = { value: sql`r.waiting_since`, type: 'timestamptz', descending: false } as const;

/** What has lost its flight may be booked already and waits for nobody's word: it stands by the day it was to fly. */
function usualOrder(queue: DeskFilter['queue']): KeysetPage['by'] {
  if (queue === 'flightCancelled') return sortingOf('flightDate');
  return queue === null ? sortingOf(null) : longestWaiting;
}

/** How long a row waits by now. */
export function withWaiting(row: Row, policy: Policies, now: Date): Row {
  const since = row.waitingSince === null ? null : new Date(row.waitingSince);
  return { ...row, ...waitingIn(policy, 'bookings', since, now) };
}

const waits = sql`r.waiting_since is not null`;

/** What each queue holds. */
const inQueue: Readonly<Record<NonNullable<DeskFilter['queue']>, Sql>> = {
  waiting: waits,
  flightCancelled: hasLostFlight,
  mustGo: sql`${waits} and r.position = '0'`,
  standBy: sql`${waits} and r.position = '1'`,
  withoutSlot: sql`${waits} and r.position is distinct from '1' and not exists (select from held_of(r.org_id, r.id))`,
  unverified: sql`${waits} and r.unverified`,
};

function deskMatching(filter: DeskFilter): Sql {
  const { customerId, queue } = filter;
  return allOf([
    matching(filter, asStaff),
    ...(customerId === null ? [] : [sql`r.org_id = any(${customerId}::uuid[])`]),
    ...(queue === null ? [] : [inQueue[queue]]),
    ...setOf(isBetween(sql`r.submitted_at`, filter.submittedFrom, filter.submittedTo)),
  ]);
}

export async function overviewOfDeskBookings(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
): Promise<AnswerOf<typeof deskBookingApi.overview>> {
  const policy = await policiesFor(staff, viewer);
  const counted = (where: Sql) =>
    sql`(select count(*)::int from booking r where ${asStaff.scope} and ${where})`;
  const found = await staff.readJson(
    viewer,
    overviewIn(
      asStaff.scope,
      sql`, 'waiting', ${counted(inQueue.waiting)}, 'flightCancelled', ${counted(inQueue.flightCancelled)},
      'mustGo', ${counted(inQueue.mustGo)}, 'standBy', ${counted(inQueue.standBy)},
      'withoutSlot', ${counted(inQueue.withoutSlot)}, 'unverified', ${counted(inQueue.unverified)},
      'late', ${counted(sql`r.waiting_since <= ${lateBefore(policy, 'bookings', clock.now())}`)},
      'customers', ${customerChoices(sql`exists (select from booking r where r.org_id = g.org_id and ${asStaff.scope})`)}`,
    ),
  );
  return {
    ...found.as<Omit<AnswerOf<typeof deskBookingApi.overview>, 'lateAfterHours'>>(),
    lateAfterHours: lateAfterHours(policy, 'bookings'),
  };
}

type Customer = Pick<
  DeskBooking,
  'customerId' | 'customerCode' | 'customerName' | 'customerNameEn' | 'creditOnHold'
>;

/** A booking with whose it is, who decided, and what staff said among themselves. */
const foundAtDeskColumns = {
  found: json<FoundBooking>(),
  customer: json<Customer>(),
  decidedBy: orNull(text),
  decidedAt: orNull(text),
  confirmReason: orNull(text),
};
type FoundAtDesk = RowOf<typeof foundAtDeskColumns>;

const deskColumns = sql`${foundJson} as found, ${customerOf} as customer, ${isoOf(sql`r.decided_at`)} as "decidedAt",
  (select n.confirm_reason from booking_desk_note n where n.org_id = r.org_id and n.booking_id = r.id) as "confirmReason", ${personName(sql`r.decided_by`)} as "decidedBy"`;

export async function deskBookingByNumber(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  no: string,
): Promise<DeskBooking> {
  const tx = looking(staff, viewer);
  const [found] = await tx.rows(
    sql.type(foundAtDeskColumns)`
      select ${deskColumns} from booking r where ${asStaff.scope} and r.booking_no = ${no}`,
  );
  if (!found) throw new Problem('notFound');
  return toldAtDesk(tx, clock, found, viewer.language);
}

/** The same in an open transaction, by id. */
export async function deskBookingIn(
  tx: Tx,
  clock: Clock,
  id: string,
  language: Language,
): Promise<DeskBooking> {
  const found = await tx.one(
    sql.type(foundAtDeskColumns)`select ${deskColumns} from booking r where r.id = ${id}`,
  );
  return toldAtDesk(tx, clock, found, language);
}

async function toldAtDesk(
  tx: Pick<Tx, 'rows'>,
  clock: Clock,
  { found, customer, ...decision }: FoundAtDesk,
  language: Language,
): Promise<DeskBooking> {
  const detail = await toldDetail(tx, clock, found, language);
  return { ...customer, ...detail, ...decision, next: await flightsFor(tx, clock, found, detail) };
}

/** Where else it would fit; nothing is looked for once it is decided. */
async function flightsFor(
  tx: Pick<Tx, 'rows'>,
  clock: Clock,
  found: FoundBooking,
  { flight, totals }: Pick<DeskBooking, 'flight' | 'totals'>,
): Promise<DeskBooking['next']> {
  const { origin, destination } = found.content.flight;
  if (stateOf(found) !== '29' || origin === null || destination === null) return [];
  const after = clock.now().toISOString();
  const fitting = { origin, destination, after, kg: totals.slotKg, cbm: totals.slotCbm, orgId: found.orgId };
  const next = await nextFlights(tx, fitting);
  return next.filter(({ id }) => id !== flight?.id);
}
