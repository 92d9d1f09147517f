import { zoneOf } from '@loadline/contract/codes/place';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { isCode } from '@loadline/contract/kernel/code';
import { exact, fixed, plus, zero } from '@loadline/contract/kernel/decimal';
import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import type { DemoBooking } from './booking.made.ts';
import type { HungOn } from './booking.rows.ts';
import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';
import { draftVersion } from './drafts.seed.ts';
import type { MeasuredRow } from './house.rows.ts';
import { weighedPieces, weightsOf } from './house.rows.ts';
import { hoursAfter } from './local-hours.ts';
import type { DemoStep } from './waybill.steps.ts';
import { prefixOf, registered } from './waybills.seed.ts';

/** A master waybill of the demo: what hangs on it, and when each of its steps was made. */
export interface DemoWaybill {
  readonly id: string;
  /** Eleven digits. */
  readonly mawbNo: string;
  readonly status: WaybillStatus;
  readonly bookings: readonly DemoBooking[];
  readonly flightId: string | null;
  readonly flightNo: string | null;
  readonly flightDate: string | null;
  readonly origin: string;
  readonly destination: string;
  readonly stops: DemoBooking['stops'];
  readonly selfDelivery: boolean;
  readonly pieces: number;
  readonly grossWeight: string;
  readonly volume: string;
  readonly made: Date;
  readonly steps: readonly DemoStep[];
  readonly remark: string | null;
  readonly reason: string | null;
  readonly chance: Chance;
}

const firstSerial = 4_417_189;

/** The waybills of the demo as they stand at `now`: every status, one with house waybills of two customers. */
export function demoWaybills(bookings: readonly DemoBooking[], now: Date): DemoWaybill[] {
  const booked = bookings.filter(({ isBooked }) => isBooked);
  const groups = Map.groupBy(booked, ({ of, id }) => of.waybill ?? id);
  const hung = [...groups.values()].map((group, at) => waybillOf(group, at));
  return [...hung, ...registered.map((of, at) => byHand(of, at + hung.length, now))];
}

/** Which waybill a booking hangs on. */
export function hungOn(waybills: readonly DemoWaybill[]): (booking: DemoBooking) => HungOn | undefined {
  return ({ id }) => {
    const found = waybills.find(({ bookings }) => bookings.some((one) => one.id === id));
    return found && { mawbId: found.id, mawbNo: shownAwb(found.mawbNo) };
  };
}

function waybillOf(bookings: readonly DemoBooking[], at: number): DemoWaybill {
  const [first] = bookings;
  if (!first || !isCode(waybillStatuses, first.of.status)) throw new Error('nothing hangs on this waybill');
  const { flightNo, flightDate, origin, destination, stops, flightId, decided, steps } = first;
  const chance = chanceOf(`waybill ${at}`);
  const status = first.of.status;
  const sum = (of: (one: DemoBooking) => string) =>
    fixed(bookings.map((one) => exact(of(one))).reduce(plus, zero), 3);
  return {
    id: chance.id(decided),
    mawbNo: awbOf(prefixOf(flightNo), firstSerial + at * 7),
    status,
    bookings,
    flightId,
    flightNo,
    flightDate,
    origin,
    destination,
    stops,
    selfDelivery: first.of.service === 'selfDelivery',
    pieces: bookings.reduce((total, { totals }) => total + totals.quantity, 0),
    grossWeight: sum(({ totals }) => totals.grossWeight),
    volume: sum(({ totals }) => totals.volume),
    made: decided,
    steps,
    remark: null,
    reason: null,
    chance,
  };
}

type Registered = (typeof registered)[number];

function byHand(of: Registered, at: number, now: Date): DemoWaybill {
  const chance = chanceOf(`waybill by hand ${of.status}`);
  const made = hoursAfter(now, -50 - at);
  const moved: DemoStep[] =
    of.status === '29' ? [] : [{ from: '29', to: of.status, at: hoursAfter(made, 9) }];
  const { origin, destination, status, remark, reason, prefix } = of;
  return {
    id: chance.id(made),
    mawbNo: awbOf(prefix, firstSerial + at * 7),
    status,
    bookings: [],
    flightId: null,
    flightNo: null,
    flightDate: null,
    origin,
    destination,
    stops: [],
    selfDelivery: false,
    pieces: 40,
    grossWeight: '812.000',
    volume: '4.800',
    made,
    steps: moved,
    remark,
    reason,
    chance,
  };
}

/** When a waybill of the demo reached a status. */
export function reachedAt({ steps }: DemoWaybill, status: WaybillStatus): Date | null {
  return steps.find(({ to }) => to === status)?.at ?? null;
}

/** What the weighbridge said of all its houses. */
export function weighedOf({ bookings, steps }: DemoWaybill): { pieces: number; grossWeight: string } | null {
  if (!steps.some(({ to }) => to === '45')) return null;
  const cargoes = bookings.flatMap(({ shipments }) => shipments.map(({ cargo }) => cargo));
  const grams = cargoes.reduce((sum, { weighbridgeGrams }) => sum + (weighbridgeGrams ?? 0), 0);
  return {
    pieces: cargoes.reduce((sum, { found, booked }) => sum + (found ?? booked).pieces, 0),
    grossWeight: (grams / 1_000).toFixed(1),
  };
}

/** The waybill itself, as its steps have left it. */
export function waybillRow(
  waybill: DemoWaybill,
  houses: readonly MeasuredRow[],
  { remark, weighbridge }: { readonly remark: string | null; readonly weighbridge: string | null },
) {
  const { id, mawbNo, status, steps, made, bookings, ...rest } = waybill;
  const weighed = weighedOf(waybill);
  const at = (of: WaybillStatus) => reachedAt(waybill, of);
  const last = steps.at(-1)?.at ?? made;
  return {
    id,
    mawb_no: mawbNo,
    status,
    status_at: last,
    flight_id: rest.flightId,
    flight_no: rest.flightNo,
    flight_date: rest.flightDate,
    origin: rest.origin,
    destination: rest.destination,
    origin_zone: zoneOf(rest.origin) ?? 'Asia/Shanghai',
    destination_zone: zoneOf(rest.destination) ?? 'Asia/Shanghai',
    self_delivery: rest.selfDelivery,
    pieces: rest.pieces,
    gross_weight: rest.grossWeight,
    volume: rest.volume,
    ...weightsOf(houses, bookings, { ...rest, note: weighed?.grossWeight }),
    final_pieces: weighed?.pieces ?? null,
    final_gross_weight: weighed?.grossWeight ?? null,
    weighbridge_file: weighbridge,
    draft_version: draftVersion(waybill),
    approved: at('41') !== null,
    atd: at('3'),
    ata: at('4'),
    party: at('34') && bookings[0]?.content.parties.consignee?.name,
    deadline: at('34') && hoursAfter(at('34') ?? made, 72),
    receiver: at('8') && bookings[0]?.content.parties.consignee?.name,
    picked_up_at: at('8'),
    picked_up_pieces: at('8') ? rest.pieces : 0,
    remark,
    demo: true,
    version: steps.length + 1,
    created_at: made,
    updated_at: last,
  };
}

/** What each customer may read of it: what was accepted of each of their bookings. */
export function shareRows(waybill: DemoWaybill, houses: readonly MeasuredRow[]) {
  const { id, bookings, steps, made } = waybill;
  // Of one booking alone the note is its own.
  const note = bookings.length === 1 ? weighedOf(waybill)?.grossWeight : undefined;
  const agreed = steps.find(({ to }) => to === '44')?.at ?? null;
  return bookings.map((booking) => {
    const { orgId, id: bookingId, createdBy, totals } = booking;
    return {
      org_id: orgId,
      mawb_id: id,
      booking_id: bookingId,
      created_by: createdBy,
      pieces: totals.quantity,
      gross_weight: totals.grossWeight,
      volume: totals.volume,
      ...weightsOf(houses, [booking], { ...totals, note }),
      measured_pieces: weighedPieces(houses, booking),
      agreed_at: agreed,
      added_at: made,
    };
  });
}
