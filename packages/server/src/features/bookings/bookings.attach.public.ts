import type { BookingState } from '@loadline/contract/bookings/booking.lifecycle';
import { bookingLifecycle, bookingUndoes, waybillMoves } from '@loadline/contract/bookings/booking.lifecycle';
import type { Move } from '@loadline/contract/kernel/lifecycle';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, int, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { assignments } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import { tell } from '../notices/notices.public.ts';
import { chargeOrders } from '../orders/orders.charged.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { stateOf } from './bookings.found.ts';
import { isBookedOn } from './bookings.rows.public.ts';

/** A booking's place on a master waybill, with what the airline accepted of it. */
export interface OnWaybill {
  readonly mawbId: string;
  readonly mawbNo: string;
  readonly flightId: string | null;
  readonly accepted: { readonly pieces: number; readonly grossWeight: string; readonly volume: string };
}

/** What a booking shows from the moment on that it is on a waybill. */
export function columnsOnWaybill(on: OnWaybill): Record<string, unknown> {
  const { accepted, flightId } = on;
  return {
    mawbId: on.mawbId,
    mawbNo: on.mawbNo.replace(/^(\d{3})(\d{8})$/, '$1-$2'),
    acceptedPieces: accepted.pieces,
    acceptedGrossWeight: accepted.grossWeight,
    acceptedVolume: accepted.volume,
    acceptedAt: sql`now()`,
    waitingSince: null,
    ending: null,
    reason: null,
    unverified: false,
    flightId: flightId ?? undefined,
  };
}

interface Of {
  readonly orgId: string;
  readonly bookingId: string;
}

/** A booking that was taken off a waybill, locked: whether it still stands as it stood then, handed in at the same time, with all of its houses. */
export function standingSince(
  tx: Pick<Tx, 'one'>,
  {
    orgId,
    bookingId,
    status,
    submittedAt,
    orders,
  }: Of & {
    readonly status: string;
    readonly submittedAt: string | null;
    readonly orders: readonly HouseOrder[];
  },
): Promise<{ readonly bookingNo: string; readonly unchanged: boolean }> {
  return tx.one(sql.type({ bookingNo: text, unchanged: flag })`
    select b.booking_no as "bookingNo", b.mawb_id is null and b.status = ${status} and b.ending is distinct from 'withdrawn'
      and coalesce(b.submitted_at = ${submittedAt}::timestamptz, true)
      and (select count(*) from hawb h where h.org_id = b.org_id and h.booking_id = b.id and h.id = any(${orders.map(({ hawbId }) => hawbId)}::uuid[])) = ${orders.length}
      as unchanged
    from booking b where b.org_id = ${orgId} and b.id = ${bookingId} for update`);
}

/** Puts a booking that was taken off a waybill on it again, as the step back of the waybill undoes that, with these orders. */
export async function attachAgain(
  tx: Tx,
  { orgId, bookingId, orders, ...on }: Of & OnWaybill & { readonly orders: readonly HouseOrder[] },
): Promise<void> {
  await follow(tx, await lockedStep(tx, { orgId, bookingId }), '31', bookingUndoes, columnsOnWaybill(on));
  await linkOrders(tx, orgId, bookingId);
  // An order flies once: one that has been booked elsewhere since stays there, and one that was cancelled flies no more.
  await tx.rows(sql`
    update hawb h set order_id = t."orderId" from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as t ("hawbId" uuid, "orderId" uuid)
    where h.org_id = ${orgId} and h.id = t."hawbId" and h.order_id is null
      and can_carry(h, t."orderId")
      and exists (select from ${orderView} o where o.org_id = h.org_id and o.id = t."orderId" and o.status <> 'CANCELLED')`);
}

/** Which order a house waybill carried. */
export interface HouseOrder {
  readonly hawbId: string;
  readonly orderId: string;
}

/** A locked booking before its waybill moves it. */
const standingColumns = {
  no: text,
  status: text,
  mawbId: orNull(text),
  version: int,
  flight: orNull(text),
  submittedAt: orNull(text),
  orgId: text,
  bookingId: text,
};
type Standing = RowOf<typeof standingColumns>;

function lockedStep(tx: Pick<Tx, 'one'>, { orgId, bookingId }: Of): Promise<Standing> {
  return tx.one(sql.type(standingColumns)`
    select b.org_id::text as "orgId", b.id::text as "bookingId", b.booking_no as no, b.status, b.mawb_id as "mawbId", b.version, b.reserved_flight as flight,
      b.submitted_at::text as "submittedAt"
    from booking b where b.org_id = ${orgId} and b.id = ${bookingId} for update`);
}

/** A step that the waybill makes with its own: by its lifecycle it is allowed already, by the booking's it has to be known. */
async function follow(
  tx: Pick<Tx, 'rows'>,
  standing: Standing,
  to: BookingState,
  moves: readonly Move<BookingState>[],
  set: Readonly<Record<string, unknown>>,
): Promise<void> {
  const state = stateOf({ booking: standing, mawbId: standing.mawbId });
  requireMove({ ...bookingLifecycle, moves }, state, to, { permissions: [waybillMoves] });
  const columns = { ...set, status: to, version: sql`version + 1`, updatedAt: sql`now()` };
  await tx.rows(sql`
    update booking set ${assignments(columns)} where org_id = ${standing.orgId} and id = ${standing.bookingId}`);
}

/** What came back to life flies with its orders again, unless they were booked elsewhere meanwhile. */
export async function linkOrders(tx: Tx, orgId: string, bookingId: string): Promise<void> {
  await tx.rows(sql`
    update hawb h set order_id = o.id
    from booking b cross join lateral jsonb_array_elements(b.content #> '{houses,rows}') x (house)
      join ${orderView} o on o.org_id = b.org_id and o.order_number = x.house ->> 'orderNumber'
    where b.org_id = ${orgId} and b.id = ${bookingId} and h.org_id = b.org_id and h.booking_id = b.id and h.id = (x.house ->> 'id')::uuid
      and h.order_id is null and o.status <> 'CANCELLED' and can_carry(h, o.id)`);
  await chargeOrders(tx, isBookedOn(orgId, bookingId));
}

interface Taken extends Of {
  readonly to: '29' | '0';
  readonly reason: string;
}

/**
 * Takes a booking off its master waybill: back to wait (`29`), or ended with it (`0`). Its room of the slot stays as it is:
 * give it back or move it with features/flights before. Its customer is told. Answers when it was handed in.
 */
export async function takeOffWaybill(
  tx: Tx,
  { orgId, bookingId, to, reason }: Taken,
): Promise<{ readonly submittedAt: string | null }> {
  const standing = await lockedStep(tx, { orgId, bookingId });
  const { no, status: from, version, flight, submittedAt } = standing;
  // What is over keeps the number it had; what waits again has none.
  await follow(tx, standing, to, bookingLifecycle.moves, {
    mawbId: null,
    ...(to === '29' && { mawbNo: null }),
    acceptedAt: null,
    waitingSince: to === '29' ? sql`now()` : null,
    ending: to === '0' ? 'rejected' : null,
    reason,
  });
  if (to === '0') await freeOrders(tx, orgId, bookingId);
  await audit(tx, {
    orgId,
    action: to === '0' ? 'rejected' : 'returned',
    subject: 'booking',
    subjectId: bookingId,
    changes: { status: { from, to }, reason },
  });
  await tell(tx, {
    event: 'bookingDecided',
    orgId,
    subject: 'booking',
    subjectId: bookingId,
    number: no,
    words: {
      decision: to === '0' ? 'refused' : 'returned',
      flight: flight ?? '',
      reasonZh: reason,
      reasonEn: reason,
    },
    key: `booking ${bookingId} off ${version}`,
  });
  return { submittedAt };
}

/** What is on a waybill flies with it on another flight; null for one that nobody knows. */
export async function bookingsChangeFlight(
  tx: Pick<Tx, 'rows'>,
  mawbId: string,
  flightId: string | null,
): Promise<void> {
  await tx.rows(sql`
    update booking b set flight_id = ${flightId}, unverified = ${flightId === null}, version = b.version + 1, updated_at = now()
    where b.mawb_id = ${mawbId}`);
}

/** The orders of a booking that is over can be booked again. */
export async function freeOrders(tx: Tx, orgId: string, bookingId: string): Promise<void> {
  const freed = await tx.rows(sql.type({ id: text })`
    update hawb h set order_id = null from hawb was where h.org_id = ${orgId} and h.booking_id = ${bookingId} and h.order_id is not null
      and was.org_id = h.org_id and was.id = h.id returning was.order_id::text as id`);
  await chargeOrders(tx, sql`o.org_id = ${orgId} and o.id = any(${freed.map(({ id }) => id)}::uuid[])`);
}

/** A master waybill has moved or changed its number: its bookings show it, and open browsers hear of it. */
export async function bookingFollows(tx: Pick<Tx, 'rows'>, mawbId: string): Promise<void> {
  await tx.rows(sql`select from booking_follows(${mawbId})`);
}
