import { flightNumber, shownFlightNo } from '@loadline/contract/checks/flight-no';
import { groundStatuses } from '@loadline/contract/codes/waybill-status';
import type { BookableFlight, Flight } from '@loadline/contract/flights/flight';
import { flight } from '@loadline/contract/flights/flight';
import type { SlotRoom } from '@loadline/contract/flights/slot-room';
import { slotRoomFields } from '@loadline/contract/flights/slot-room';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { flightChanges } from '@loadline/contract/messages/notice-word';
import { flag, json, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Unbookable, Verdict } from './flights.refusal.queries.ts';
import { notBookable, refusalOf } from './flights.refusal.queries.ts';
import { flightsFound } from './flights.rows.queries.ts';

/** What became of a flight, in the words of a notice. */
export interface FlightNews {
  readonly event: 'slotChanged' | 'etaMoved';
  readonly flight: Flight;
  readonly change: keyof typeof flightChanges.codes;
  readonly words: Readonly<Record<string, string>>;
}

/** When it lands, by the clocks of its destination. */
export function dayOfArrival({ eta, destinationZone }: Flight): string {
  return localTimeAt(eta, destinationZone).slice(0, 10);
}

/**
 * A flight by its number as it may be typed, on its date at its origin; without an origin the first one of that day. Where one
 * number is sold to several destinations, as one that others are reached by, it is the one to the destination that is told.
 */
export async function findFlight(
  tx: Pick<Tx, 'rows'>,
  flightNo: string,
  flightDate: string,
  origin?: string,
  destination?: string | null,
): Promise<Flight | undefined> {
  const [found] = await tx.rows(sql.type({ flight: json<Flight>() })`
    select ${jsonOf(flight.fields, 'f')} as flight from flight f
    where f.flight_no = ${flightNumber(flightNo)} and f.flight_date = ${flightDate} and f.origin = coalesce(${origin ?? null}, f.origin)
    order by f.destination is distinct from ${destination ?? null}, f.etd, f.id limit 1`);
  return found?.flight;
}

/** The flight of that number between these airports; one that goes elsewhere is another flight, and so not in the schedule. */
export async function flightBetween(
  tx: Pick<Tx, 'rows'>,
  flightNo: string,
  flightDate: string,
  { origin, destination }: { readonly origin: string | null; readonly destination: string | null },
): Promise<Flight | undefined> {
  const found = await findFlight(tx, flightNo, flightDate, origin ?? undefined, destination);
  return destination === null || found?.destination === destination ? found : undefined;
}

/** A flight by its id. Throws `noFlight`. */
export async function flightById(tx: Pick<Tx, 'rows'>, flightId: string): Promise<Flight> {
  const [found] = await tx.rows(
    sql.type({ flight: json<Flight>() })`
      select ${jsonOf(flight.fields, 'f')} as flight from flight f where f.id = ${flightId}`,
  );
  if (!found) throw new Problem('noFlight');
  return found.flight;
}

/** A flight as a customer books on it, with the room that is theirs; undefined where there is none of this id. */
export async function flightToBook(
  tx: Pick<Tx, 'rows'>,
  flightId: string,
  orgId: string,
): Promise<BookableFlight | undefined> {
  const [found] = await tx.rows(flightsFound(sql`${orgId}::uuid`, sql`r.id = ${flightId}`, 1));
  return found?.flights[0];
}

interface Holder {
  readonly orgId: string;
  readonly bookingId: string;
}

/** Weight in kg and volume in m³, decimals as text. */
interface Wanted extends Holder {
  readonly flightId: string;
  readonly kg: string;
  readonly cbm: string;
}

/**
 * Holds room on a flight for a booking, in whoever's transaction this is; a booking holds room on one flight, so what it
 * held elsewhere is given back, and asking once more sets the amounts anew. Locks the slot and sums under the lock: call it
 * before any other row is locked. Gives the customer's room as it is then. Throws `overweight` with what is left in its
 * data, or why the flight takes nothing: `noFlight`, `noSlot`, `slotClosed`, `cutOffPassed`, `flightCancelled`.
 * What a booking holds already it keeps, and may always make smaller.
 */
export function reserveSlot(tx: Tx, wanted: Wanted): Promise<SlotRoom> {
  return reserve(tx, wanted, sql`false`);
}

/** The same also after the flight's cut-off, for cargo that is at hand. The limit holds all the same. */
export function reserveLate(tx: Tx, wanted: Wanted): Promise<SlotRoom> {
  return reserve(tx, wanted, sql`true`);
}

/** Throws why a flight takes no bookings now, as `reserveSlot`; that it is full is no reason for who only stands by. */
export async function requireBookable(tx: Pick<Tx, 'one'>, flightId: string): Promise<void> {
  const { verdict } = await tx.one(sql.type({ verdict: textOf<'OPEN' | Unbookable>() })`
    select flight_availability(f, s.state, clock_timestamp()) as verdict from flight f left join lateral slot_of(f.id) s on true
    where f.id = ${flightId}`);
  if (verdict !== 'OPEN') throw await notBookable(tx, verdict, flightId);
}

/** Throws `overweight` for cargo that by itself is more than the whole slot takes; without a slot there is no such limit. */
export async function requireWithinSlot(
  tx: Pick<Tx, 'rows' | 'one'>,
  { orgId, flightId, kg, cbm }: Omit<Wanted, 'bookingId'>,
): Promise<void> {
  if (await slotHolds(tx, { flightId, kg, cbm })) return;
  throw await refusalOf(tx, 'OVER', { flightId, kg, cbm, room: await roomOf(tx, flightId, orgId) });
}

/** Whether a flight's whole slot takes so much when nobody holds anything of it; where it has none, nothing is too much. */
export async function slotHolds(
  tx: Pick<Tx, 'rows'>,
  { flightId, kg, cbm }: Pick<Wanted, 'flightId' | 'kg' | 'cbm'>,
): Promise<boolean> {
  const [found] = await tx.rows(
    sql.type({ holds: flag })`select slot_holds(${flightId}, ${kg}::numeric, ${cbm}::numeric) as holds`,
  );
  return found?.holds ?? true;
}

/** Gives back what a booking holds; nothing happens when it holds nothing. Locks the slot first. */
export async function releaseSlot(tx: Tx, { orgId, bookingId }: Holder): Promise<void> {
  await tx.rows(sql`select release_slot(${orgId}, ${bookingId})`);
}

/**
 * Takes what a booking holds to another flight, as much as it is or as it weighs there, also after that one's cut-off: the
 * cargo is at hand. The limit holds all the same. Throws as `reserveSlot`, and `notFound` for a booking that holds nothing.
 */
export async function moveReservation(
  tx: Tx,
  { toFlightId, ...holder }: Holder & { readonly toFlightId: string },
  there?: Pick<Wanted, 'kg' | 'cbm'>,
): Promise<SlotRoom> {
  const { kg, cbm } = await heldRow(tx, holder);
  return reserveLate(tx, { ...holder, flightId: toFlightId, kg, cbm, ...there });
}

/** What a booking holds and where; undefined when it holds nothing. */
export async function reservationOf(
  tx: Pick<Tx, 'rows'>,
  { orgId, bookingId }: Holder,
): Promise<{ readonly flightId: string; readonly kg: string; readonly cbm: string } | undefined> {
  const [held] = await tx.rows(
    sql.type({ flightId: text, kg: text, cbm: text })`
      select flight_id as "flightId", trim_scale(kg)::text as kg, trim_scale(cbm)::text as cbm from held_of(${orgId}, ${bookingId})`,
  );
  return held;
}

/** Whether the flight of a row `r` is cancelled and its cargo has not left; the row has a flight_id and a status. */
export const hasLostFlight = sql`(r.status = any(${sql.lit(`{${groundStatuses.join(',')}}`)}::text[])
  and exists (select from flight f where f.id = r.flight_id and f.state = 'CANCELLED'))`;

/** When the flight of a row `r` was changed last. */
export const flightChangedAt = sql`(select f.updated_at from flight f where f.id = r.flight_id)`;

/** Locks the slots of several flights at once, before anything else: for who moves several bookings between them. */
export async function lockSlots(tx: Pick<Tx, 'rows'>, flightIds: readonly string[]): Promise<void> {
  await tx.rows(sql`select lock_slots(${flightIds}::uuid[])`);
}

/** The room of a slot, or of what a customer may take of it. Throws `noSlot` where the flight has none. */
export async function roomOf(tx: Pick<Tx, 'rows'>, flightId: string, orgId?: string): Promise<SlotRoom> {
  const [found] = await tx.rows(
    sql.type({ room: json<SlotRoom>() })`
      select ${jsonOf(slotRoomFields, 'r')} as room from slot_room(${flightId}, ${orgId ?? null}::uuid) r`,
  );
  if (found) return found.room;
  throw new Problem('noSlot', { flight: shownFlightNo((await flightById(tx, flightId)).flightNo) });
}

/** At most five flights that take bookings and have the room, the first to leave first; `after` is an instant. */
export async function nextFlightsWithRoom(
  tx: Pick<Tx, 'rows'>,
  asked: {
    readonly origin: string;
    readonly destination: string;
    readonly after: string;
    readonly kg: string;
    readonly cbm: string;
    readonly orgId: string;
  },
): Promise<BookableFlight[]> {
  const { origin, destination, after, kg, cbm, orgId } = asked;
  const fits = sql`r.origin = ${origin} and r.destination = ${destination} and r.etd > ${after}::timestamptz and r.availability = 'OPEN'
    and r.remaining_kg >= ${kg}::numeric and r.remaining_cbm >= ${cbm}::numeric`;
  const [found] = await tx.rows(flightsFound(sql`${orgId}::uuid`, fits, 5));
  return found?.flights ?? [];
}

async function heldRow(tx: Tx, holder: Holder) {
  const held = await reservationOf(tx, holder);
  if (!held) throw new Problem('notFound');
  return held;
}

async function reserve(
  tx: Tx,
  { orgId, bookingId, flightId, kg, cbm }: Wanted,
  late: ReturnType<typeof sql>,
): Promise<SlotRoom> {
  const { verdict, room } = await tx.one(sql.type({ verdict: textOf<Verdict>(), room: json<SlotRoom>() })`
    select r.verdict, ${jsonOf(slotRoomFields, 'r')} as room
    from reserve_slot(${orgId}, ${bookingId}, ${flightId}, ${kg}::numeric, ${cbm}::numeric, ${late}) r`);
  if (verdict === 'OK') return room;
  throw await refusalOf(tx, verdict, { flightId, kg, cbm, room });
}

/** Does anew what cargo on a flight weighs by the rules of the day that it leaves on: who knows the cargo does it. */
export const weighFlightTask = 'weigh-flight';
