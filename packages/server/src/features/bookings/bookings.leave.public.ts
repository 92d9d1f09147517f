import { contentWithout } from '@loadline/contract/bookings/booking.leave';
import { bookingLifecycle } from '@loadline/contract/bookings/booking.lifecycle';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { exact, fixed, largerOf, minus, zero } from '@loadline/contract/kernel/decimal';
import type { RowOf } from '../../kernel/columns.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { lockedDocument, moveTo, record } from '../../kernel/documents/document.ts';
import { requireMove } from '../../kernel/move.ts';
import { sql } from '../../kernel/sql.ts';
import { flightById, releaseSlot, reservationOf, reserveLate } from '../flights/flights.public.ts';
import { freeOrders, takeOffWaybill } from './bookings.attach.public.ts';
import { bookings, tellDecision } from './bookings.commands.ts';
import type { FoundBooking } from './bookings.found.ts';
import { bookedOrder } from './bookings.inherit.queries.ts';
import { chargeBookings } from './bookings.measured.public.ts';
import type { BookingOnWaybill, HouseFigures } from './bookings.public.ts';
import { sumOf } from './bookings.public.ts';
import { roomNeeded } from './bookings.room.public.ts';
import { contentColumns } from './bookings.write.commands.ts';

export interface OrderOf {
  readonly orgId: string;
  readonly id: string;
}

/** A booking that goes on with an order, and the waybill that it hangs on. */
export const holderColumns = { bookingId: text, bookingNo: text, mawbId: orNull(text) };
export type Holder = RowOf<typeof holderColumns>;

export function holdersOf(tx: Pick<Tx, 'rows'>, { orgId, id }: OrderOf): Promise<Holder[]> {
  return tx.rows(sql.type(holderColumns)`
    select b.id::text as "bookingId", b.booking_no as "bookingNo", b.mawb_id::text as "mawbId"
    from bookings_of_order(${orgId}, ${id}) held join booking b on b.org_id = ${orgId} and b.id = held.booking_id order by 2`);
}

/** What an order leaves behind: the pieces, kilograms and cubic metres that its booking is less by, all of them where it ends. */
export interface Left {
  readonly ended: boolean;
  readonly less: HouseFigures;
}

/**
 * Takes the house waybill of an order that is cancelled off its booking, whose slot and waybill are locked before: cargo, room
 * and what was accepted are less by it. A booking that has no other house waybill ends.
 */
export async function leaveBooking(
  tx: Tx,
  { orgId, id: orderId }: OrderOf,
  { bookingId, mawbId }: Holder,
  reason: string,
): Promise<Left> {
  const found = await lockedDocument(tx, bookings, bookingId);
  const order = await bookedOrder(tx, orgId, orderId);
  const content = contentWithout(found.content, order);
  const houses = found.content.houses.rows.filter((row) => row.orderNumber === order.orderNumber);
  const accepted = acceptedOf(found);
  if (content.houses.rows.length === 0) {
    await end(tx, found, mawbId, reason);
    return { ended: true, less: accepted };
  }
  await tx.rows(
    sql`delete from hawb h where h.org_id = ${orgId} and h.booking_id = ${bookingId} and h.order_id = ${orderId}`,
  );
  const less = bookedOf(houses);
  await lessenBooking(tx, found, { content, less, told: { reason } });
  return { ended: false, less };
}

/** What house waybills were booked with, together. */
export function bookedOf(rows: readonly HouseRow[]): HouseFigures {
  const figures = rows.map(({ bookingPkgsNum, bookingGrossWeight, bookingVolume }) => ({
    pieces: bookingPkgsNum ?? 0,
    grossWeight: bookingGrossWeight ?? '0',
    volume: bookingVolume ?? '0',
  }));
  return sumOf(figures) ?? { pieces: 0, grossWeight: '0', volume: '0' };
}

/** Writes a locked booking with less cargo: what was accepted of it and its room are less by it, too. */
export async function lessenBooking(
  tx: Tx,
  found: FoundBooking,
  {
    content,
    less,
    told,
  }: {
    readonly content: BookingContent;
    readonly less: HouseFigures;
    readonly told: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const left = lessened(acceptedOf(found), less);
  const columns = await contentColumns(tx, content);
  const lessAccepted = {
    acceptedPieces: left.pieces,
    acceptedGrossWeight: left.grossWeight,
    acceptedVolume: left.volume,
  };
  await record(tx, bookings, found, {
    action: 'edited',
    set: { ...columns, ...(found.accepted && lessAccepted) },
    told: { ...toldLess(found, columns, content), ...told },
  });
  await chargeBookings(tx, sql`b.id = ${found.booking.id}`);
  await lessenRoom(tx, { orgId: found.orgId, id: found.booking.id }, { content, accepted: left });
}

function toldLess(
  { booking }: FoundBooking,
  columns: Readonly<Record<string, unknown>>,
  content: BookingContent,
): Record<string, unknown> {
  const was = booking.orders.join(', ');
  const is = content.houses.rows.flatMap(({ orderNumber }) => orderNumber ?? []).join(', ');
  const figures = ['quantity', 'grossWeight', 'volume'] as const;
  return {
    ...(was !== is && { orders: { from: was, to: is } }),
    ...Object.fromEntries(figures.map((key) => [key, { from: booking[key], to: columns[key] }])),
  };
}

function acceptedOf({ accepted, booking }: FoundBooking): HouseFigures {
  if (accepted) return accepted;
  return { pieces: booking.quantity, grossWeight: booking.grossWeight, volume: booking.volume };
}

function lessened(all: HouseFigures, less: HouseFigures): HouseFigures {
  const figure = (key: 'grossWeight' | 'volume') =>
    fixed(largerOf(zero, minus(exact(all[key]), exact(less[key]))), 3);
  return {
    pieces: Math.max(0, all.pieces - less.pieces),
    grossWeight: figure('grossWeight'),
    volume: figure('volume'),
  };
}

/** Room that it holds gets smaller; who waits without any goes on waiting. */
async function lessenRoom(
  tx: Tx,
  { orgId, id: bookingId }: OrderOf,
  cargo: Pick<BookingOnWaybill, 'content' | 'accepted'>,
): Promise<void> {
  const held = await reservationOf(tx, { orgId, bookingId });
  if (!held) return;
  const { flightDate: day } = await flightById(tx, held.flightId);
  const needed = await roomNeeded(tx, { ...cargo, day });
  const smaller = (was: string, is: string) =>
    fixed(minus(exact(was), largerOf(zero, minus(exact(was), exact(is)))), 3);
  await reserveLate(tx, {
    orgId,
    bookingId,
    flightId: held.flightId,
    kg: smaller(held.kg, needed.kg),
    cbm: smaller(held.cbm, needed.cbm),
  });
}

/** Nothing is left of it. Who cancels the order needs no right to decide bookings: it is what comes of that. */
async function end(tx: Tx, found: FoundBooking, mawbId: string | null, reason: string): Promise<void> {
  const { orgId, booking } = found;
  const of = { orgId, bookingId: booking.id };
  await releaseSlot(tx, of);
  if (mawbId !== null) {
    await takeOffWaybill(tx, { ...of, to: '0', reason });
    return;
  }
  requireMove(bookingLifecycle, bookings.head(found).state, '0', { permissions: ['op:booking:confirm'] });
  await freeOrders(tx, orgId, booking.id);
  await moveTo(tx, bookings, found, {
    to: '0',
    action: 'rejected',
    set: { waitingSince: null, ending: 'rejected', reason },
    told: { reason },
  });
  await tellDecision(tx, found, { decision: 'refused', reason: { zh: reason, en: reason } });
}
