import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { plainAwb, shownAwb } from '@loadline/contract/waybills/awb-number';
import { stockStates } from '@loadline/contract/waybills/awb-stock';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import { flag, orNull, text } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';
import type { BookedOnto, Waybills } from '../bookings/bookings.public.ts';
import { bookingToPut } from '../bookings/bookings.public.ts';
import { flightById } from '../flights/flights.public.ts';
import { putOn } from './waybills.cargo.commands.ts';
import { writeEntry, zoneOf } from './waybills.entry.commands.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockWaybill } from './waybills.lock.commands.ts';
import { requireOpen } from './waybills.open.ts';
import { waybillOf } from './waybills.public.ts';

/**
 * Puts a booking on a waybill that is still in 31, or makes one (31): with the number that is asked for, else with the next
 * free one of the flight's airline. The slot and the booking are locked before. In a transaction of staff. Throws
 * `wrongAwb`, `awbInUse`, `awbStockEmpty`, `waybillFixed`.
 */
async function bookOnWaybill(tx: Tx, onto: BookedOnto): Promise<void> {
  // A number that is on another team's waybill is in use, and no way onto that.
  const mawbId = onto.mawbId ?? (onto.mawbNo === null ? undefined : (await waybillOf(tx, onto.mawbNo))?.id);
  await withSightOfAll(tx, () => putBooking(tx, onto, mawbId));
}

async function putBooking(tx: Tx, onto: BookedOnto, mawbId: string | undefined): Promise<void> {
  const { bookingNo, createdBy, content } = await bookingToPut(tx, onto);
  const known = mawbId ? await lockWaybill(tx, mawbId) : undefined;
  const waybill = known ?? (await madeFor(tx, onto, content));
  if (known) requireOpen(known);
  // The room was taken where it flew when it was looked at; it may have been put on another flight since, or a number that was
  // typed may have been made out this very moment.
  if (known?.flightId && known.flightId !== onto.flightId)
    throw onto.mawbId === null ? inUse(known.mawbNo, 'reserved') : new Problem('stale');
  await putOn(tx, waybill, { ...onto, bookingNo, createdBy }, known !== undefined);
}

/** Master waybills as bookings are confirmed onto them. */
export const waybillsForBookings: Waybills = {
  book: bookOnWaybill,
  async flightOf(tx, { mawbNo, mawbId }) {
    if (mawbNo !== null) return waybillOf(tx, mawbNo);
    if (mawbId === null) return undefined;
    return tx.one(
      sql.type({ flightId: orNull(text), flightNo: orNull(text) })`
        select m.flight_id::text as "flightId", m.flight_no as "flightNo" from mawb m where m.id = ${mawbId}`,
    );
  },
};

/** A waybill of its own for a booking, on the flight that it is confirmed for. */
async function madeFor(
  tx: Tx,
  { mawbNo, flightId, accepted }: BookedOnto,
  { pickup }: BookingContent,
): Promise<LockedWaybill> {
  const flight = await flightById(tx, flightId);
  const number = mawbNo
    ? await ownNumber(tx, mawbNo)
    : await freeNumber(tx, await prefixOf(tx, flight.flightNo));
  return makeWaybill(tx, {
    mawbNo: number,
    status: '31',
    flightId,
    flightNo: flight.flightNo,
    flightDate: flight.flightDate,
    origin: flight.origin,
    destination: flight.destination,
    selfDelivery: pickup.service === 'selfDelivery',
    remark: null,
    ...accepted,
  });
}

/** What a new waybill begins with. */
export interface NewWaybill {
  readonly mawbNo: string;
  readonly status: WaybillStatus;
  readonly flightId: string | null;
  readonly flightNo: string | null;
  readonly flightDate: string | null;
  readonly origin: string | null;
  readonly destination: string | null;
  readonly selfDelivery: boolean;
  readonly remark: string | null;
  readonly pieces: number;
  readonly grossWeight: string;
  readonly volume: string;
}

/** Lays a waybill down with the first entry of its life; its number is taken out of the stock. */
export async function makeWaybill(tx: Tx, made: NewWaybill): Promise<LockedWaybill> {
  const id = newId();
  const isWhole = made.flightNo !== null && made.flightDate !== null;
  const laid = tx.rows(sql`
    insert into mawb (id, mawb_no, status, flight_id, flight_no, flight_date, origin, destination, origin_zone, destination_zone, self_delivery, pieces, gross_weight, volume,
      billing_weight, remark)
    values (${id}, ${made.mawbNo}, ${made.status}, ${made.flightId}, ${isWhole ? made.flightNo : null}, ${isWhole ? made.flightDate : null}::date,
      ${made.origin}, ${made.destination}, ${zoneOf(made, 'origin')}, ${zoneOf(made, 'destination')}, ${made.selfDelivery}, ${made.pieces}, ${made.grossWeight}, ${made.volume},
      ${billingWeight(made.grossWeight, made.volume)}, ${made.remark})`);
  // Somebody may have made out the same number this very moment.
  await withoutConflict({ mawb_mawb_no_key: 'awbOnWaybill' }, { number: shownAwb(made.mawbNo) }, laid);
  await tx.rows(sql`select move_stock(${made.mawbNo}, 'reserved', ${id}, null, ${tx.me.name})`);
  const waybill = await lockWaybill(tx, id);
  await writeEntry(tx, waybill, {}, { kind: 'registered', to: made.status });
  return lockWaybill(tx, id);
}

/** A number that somebody typed, locked in the stock: well formed, and neither on a waybill nor gone. Throws `wrongAwb`, `awbInUse`. */
export async function ownNumber(tx: Tx, typed: string): Promise<string> {
  const number = plainAwb(typed);
  if (checkAirWaybill(number) !== 'valid') throw new Problem('wrongAwb', { number: typed });
  const [known] = await tx.rows(sql.type({ state: text, onWaybill: flag })`
    select s.state, s.mawb_id is not null as "onWaybill" from mawb_stock s where s.mawb_no = ${number} for update`);
  if (known && (known.onWaybill || ['locked', 'used', 'void'].includes(known.state)))
    throw inUse(number, known.state);
  return number;
}

function inUse(number: string, state: string): Problem {
  return new Problem('awbInUse', { number: shownAwb(number), state: wordOf(stockStates, state) });
}

/** The next free number of a prefix; who comes at the same time gets another one. Throws `awbStockEmpty`. */
export async function freeNumber(tx: Tx, prefix: string): Promise<string> {
  const [free] = await tx.rows(sql.type({ no: text })`
    select s.mawb_no as no from mawb_stock s where s.prefix = ${prefix} and s.state = 'free' order by s.mawb_no limit 1 for update skip locked`);
  if (!free) throw new Problem('awbStockEmpty', { prefix: prefix || '—' });
  return free.no;
}

/** The prefix of the airline that a flight number begins with; the first one that has a number to give. */
async function prefixOf(tx: Tx, flightNo: string): Promise<string> {
  const [found] = await tx.rows(sql.type({ prefix: text })`
    select a.prefix from airline a where a.code = ${flightNo.slice(0, 2)}
    order by exists (select from mawb_stock s where s.prefix = a.prefix and s.state = 'free') desc, a.prefix limit 1`);
  return found?.prefix ?? '';
}
