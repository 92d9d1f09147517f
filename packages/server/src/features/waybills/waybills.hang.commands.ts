import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { flightNumber } from '@loadline/contract/checks/flight-no';
import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { plainAwb, shownAwb } from '@loadline/contract/waybills/awb-number';
import { stockStates } from '@loadline/contract/waybills/awb-stock';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { HouseFigures } from '../bookings/bookings.public.ts';
import { flightById } from '../flights/flights.public.ts';
import { putOn } from './waybills.cargo.commands.ts';
import { writeEntry, zoneOf } from './waybills.entry.commands.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';
import { lockWaybill } from './waybills.lock.commands.ts';
import { requireOpen } from './waybills.open.ts';

/** What is booked on a waybill: which booking, on which waybill or under which number, and what the airline accepted. */
export interface Booked {
  readonly orgId: string;
  readonly bookingId: string;
  readonly mawbNo?: string;
  readonly mawbId?: string;
  readonly flightId?: string;
  readonly accepted: HouseFigures;
}

/** As `bookOnWaybill`, of whoever serves all of the waybill. */
export async function hangOn(tx: Tx, booked: Booked): Promise<{ mawbId: string; mawbNo: string }> {
  const { orgId, bookingId, accepted } = booked;
  const booking = await tx.one<{ bookingNo: string; createdBy: string; content: BookingContent }>(sql`
    select b.booking_no as "bookingNo", b.created_by as "createdBy", b.content from booking b
    where b.org_id = ${orgId} and b.id = ${bookingId} for update`);
  const known = booked.mawbId ? await lockWaybill(tx, booked.mawbId) : undefined;
  const waybill = known ?? (await madeFor(tx, booked, booking.content));
  if (known) requireOpen(known);
  // The room was taken where it flew when it was looked at; it may have been put on another flight since.
  if (known && booked.flightId && known.flightId && known.flightId !== booked.flightId)
    throw new Problem('stale');
  const { bookingNo, createdBy } = booking;
  await putOn(tx, waybill, { orgId, bookingId, bookingNo, createdBy, accepted }, known !== undefined);
  return { mawbId: waybill.id, mawbNo: waybill.mawbNo };
}

/** A waybill of its own for a booking, on the flight that it was confirmed for or, unverified, on the one that was asked for. */
async function madeFor(
  tx: Tx,
  { mawbNo, flightId, accepted }: Booked,
  { flight: asked, pickup }: BookingContent,
): Promise<LockedWaybill> {
  const flight = flightId ? await flightById(tx, flightId) : undefined;
  const flightNo =
    flight?.flightNo ?? (asked.reservedFlight === null ? null : flightNumber(asked.reservedFlight));
  const number = mawbNo
    ? await ownNumber(tx, mawbNo)
    : await freeNumber(tx, await prefixOf(tx, flightNo ?? ''));
  return makeWaybill(tx, {
    mawbNo: number,
    status: '31',
    flightId: flight?.id ?? null,
    flightNo,
    flightDate: flight?.flightDate ?? asked.flightDate,
    origin: flight?.origin ?? asked.origin,
    destination: flight?.destination ?? asked.destination,
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
  const [known] = await tx.rows<{ state: string; onWaybill: boolean }>(sql`
    select s.state, s.mawb_id is not null as "onWaybill" from mawb_stock s where s.mawb_no = ${number} for update`);
  if (known && (known.onWaybill || ['locked', 'used', 'void'].includes(known.state)))
    throw new Problem('awbInUse', { number: shownAwb(number), state: wordOf(stockStates, known.state) });
  return number;
}

/** The next free number of a prefix; who comes at the same time gets another one. Throws `awbStockEmpty`. */
export async function freeNumber(tx: Tx, prefix: string): Promise<string> {
  const [free] = await tx.rows<{ no: string }>(sql`
    select s.mawb_no as no from mawb_stock s where s.prefix = ${prefix} and s.state = 'free' order by s.mawb_no limit 1 for update skip locked`);
  if (!free) throw new Problem('awbStockEmpty', { prefix: prefix || '—' });
  return free.no;
}

/** The prefix of the airline that a flight number begins with; the first one that has a number to give. */
async function prefixOf(tx: Tx, flightNo: string): Promise<string> {
  const [found] = await tx.rows<{ prefix: string }>(sql`
    select a.prefix from airline a where a.code = ${flightNo.slice(0, 2)}
    order by exists (select from mawb_stock s where s.prefix = a.prefix and s.state = 'free') desc, a.prefix limit 1`);
  return found?.prefix ?? '';
}
