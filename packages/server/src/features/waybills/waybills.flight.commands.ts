import { flightNumber, shownFlightNo } from '@loadline/contract/checks/flight-no';
import { placeOf } from '@loadline/contract/codes/waybill-status';
import type { Flight } from '@loadline/contract/flights/flight';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { flightChangedWords, offloadedWords } from '@loadline/contract/waybills/waybill.words';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { bookingsChangeFlight } from '../bookings/bookings.attach.public.ts';
import type { BookingOnWaybill } from '../bookings/bookings.public.ts';
import { bookingsOf } from '../bookings/bookings.public.ts';
import { roomNeeded } from '../bookings/bookings.room.public.ts';
import {
  dayOfArrival,
  flightBetween,
  lockSlots,
  moveReservation,
  releaseSlot,
  reservationOf,
  reserveLate,
} from '../flights/flights.public.ts';
import { chargedByDeparture } from './waybills.billing.commands.ts';
import { writeEntry } from './waybills.entry.commands.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockWaybill, withWholeWaybill } from './waybills.lock.commands.ts';
import { openSheetsOn } from './waybills.sheets.commands.ts';
import { customersOn, tellCustomer } from './waybills.tell.commands.ts';

/** Another flight for a waybill. */
export interface FlightChange {
  readonly mawbId: string;
  readonly flightNo: string;
  /** The local day at the origin. */
  readonly flightDate: string;
  /** The airline has left the cargo behind. */
  readonly offloaded: boolean;
  readonly reason: string;
}

/**
 * Puts a waybill on another flight, its status stays. Room moves with the cargo, and is given back where the new flight is
 * not in the schedule; where it has none the whole is refused with what is left. Each order gets a sheet, each customer a
 * notice.
 */
export function flyOn(
  tx: Tx,
  change: FlightChange,
  seen: (waybill: LockedWaybill) => Promise<void>,
): Promise<void> {
  return withWholeWaybill(tx, change.mawbId, (asBefore) =>
    flyWhole(tx, change, (waybill) => asBefore(() => seen(waybill))),
  );
}

async function flyWhole(
  tx: Tx,
  change: FlightChange,
  seen: (waybill: LockedWaybill) => Promise<void>,
): Promise<void> {
  const held = await heldOn(tx, change.mawbId);
  const ends = await endsOf(tx, change.mawbId);
  const flight = await flightBetween(tx, change.flightNo, change.flightDate, ends);
  await lockSlots(tx, [...held.map(({ flightId }) => flightId), ...(flight ? [flight.id] : [])]);
  const waybill = await lockWaybill(tx, change.mawbId);
  await seen(waybill);
  if (placeOf(waybill.status) >= placeOf('3') || placeOf(waybill.status) < 0)
    throw new Problem('flightGone', { number: shownAwb(waybill.mawbNo) });
  if (flight) await takeRoomOn(tx, change.mawbId, flight, held);
  else for (const { orgId, bookingId } of held) await releaseSlot(tx, { orgId, bookingId });
  const flightNo = flight?.flightNo ?? flightNumber(change.flightNo);
  const { flightDate, reason, offloaded } = change;
  const { eventId } = await writeEntry(
    tx,
    waybill,
    { flightId: flight?.id ?? null, flightNo, flightDate },
    {
      kind: 'flightChanged',
      reason,
      data: {
        flightNo: { from: waybill.flightNo, to: flightNo },
        flightDate: { from: waybill.flightDate, to: flightDate },
        offloaded,
      },
    },
  );
  const bookings = await bookingsOf(tx, waybill.id);
  await bookingsChangeFlight(tx, waybill.id, flight?.id ?? null);
  await chargedByDeparture(tx, waybill.id);
  await openSheets(tx, waybill, bookings, { ...change, flightNo }, eventId);
  for (const orgId of await customersOn(tx, waybill.id))
    await tellCustomer(tx, waybill, orgId, {
      event: 'slotChanged',
      words: {
        change: 'moved',
        flight: `${flightNo} ${flightDate}`,
        time: flight?.etd ?? '',
        zone: flight?.originZone ?? '',
        eta: flight ? dayOfArrival(flight) : '',
        reasonZh: reason,
        reasonEn: reason,
      },
      key: `slotChanged ${eventId}`,
    });
}

/** What its bookings hold, before anything is locked: the slots come first. */
async function heldOn(tx: Tx, mawbId: string) {
  const held = [];
  for (const { orgId, id: bookingId } of await bookingsOf(tx, mawbId)) {
    const reservation = await reservationOf(tx, { orgId, bookingId });
    if (reservation) held.push({ orgId, bookingId, flightId: reservation.flightId });
  }
  return held;
}

/** What its bookings hold goes along as it weighs on that day; what comes from a flight that is not in the schedule holds nothing yet. */
async function takeRoomOn(
  tx: Tx,
  mawbId: string,
  { id: toFlightId, flightDate: day }: Flight,
  held: readonly { readonly bookingId: string }[],
): Promise<void> {
  for (const { orgId, id: bookingId, content, accepted } of await bookingsOf(tx, mawbId)) {
    const room = await roomNeeded(tx, { content, accepted, day });
    if (held.some((one) => one.bookingId === bookingId))
      await moveReservation(tx, { orgId, bookingId, toFlightId }, room);
    else await reserveLate(tx, { orgId, bookingId, flightId: toFlightId, ...room });
  }
}

function endsOf(tx: Tx, mawbId: string): Promise<Pick<LockedWaybill, 'origin' | 'destination'>> {
  return tx.one(
    sql.type({ origin: orNull(text), destination: orNull(text) })`
      select m.origin, m.destination from mawb m where m.id = ${mawbId}`,
  );
}

async function openSheets(
  tx: Tx,
  waybill: LockedWaybill,
  bookings: readonly BookingOnWaybill[],
  to: FlightChange,
  eventId: string,
): Promise<void> {
  const { mawbNo, flightNo, flightDate } = waybill;
  const words = (to.offloaded ? offloadedWords : flightChangedWords)(
    mawbNo,
    `${flightNo ? shownFlightNo(flightNo) : '—'} ${flightDate ?? ''}`.trim(),
    `${shownFlightNo(to.flightNo)} ${to.flightDate}`,
    to.reason,
  );
  await openSheetsOn(tx, waybill, bookings, {
    kind: 'rolled',
    severity: to.offloaded ? 'high' : 'medium',
    words,
    key: `flight ${eventId}`,
  });
}
