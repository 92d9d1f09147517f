import { reductionsFor } from '@loadline/contract/bookings/booking.room';
import { bookingTotals } from '@loadline/contract/bookings/booking.totals';
import type { bookingRoom, overweightAnswer } from '@loadline/contract/bookings/booking-draft.api';
import { zoneOf } from '@loadline/contract/codes/place';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import type { SlotRoom } from '@loadline/contract/flights/slot-room';
import { overweightFields, slotRoomFields } from '@loadline/contract/flights/slot-room';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { instantOf } from '@loadline/contract/kernel/local-time';
import { check } from '@loadline/contract/kernel/schema';
import type { Clock } from '../../kernel/clock.ts';
import { chinaZone } from '../../kernel/clock.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { findFlight, flightToBook, nextFlightsWithRoom, slotHolds } from '../flights/flights.public.ts';
import { foundJson, looking } from './bookings.detail.queries.ts';
import type { FoundBooking } from './bookings.found.ts';

/** What a flight has left for a booking that is being typed, and where else it would fit. */
export async function roomForBooking(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  asked: QueryOf<typeof bookingRoom>,
): Promise<AnswerOf<typeof bookingRoom>> {
  const { me } = await db.read(viewer);
  const tx = looking(db, viewer);
  const { flightNo, flightDate, origin, destination, bookingId } = asked;
  const [kg, cbm] = [asked.kg ?? '0', asked.cbm ?? '0'];
  const found = await findFlight(tx, flightNo, flightDate, origin ?? undefined, destination);
  const flight = found && (await flightToBook(tx, found.id, me.orgId));
  const at = clock.now().toISOString();
  const room = flight ? await roomBeside(tx, flight.id, me.orgId, bookingId) : null;
  const route = flight ?? (origin && destination ? { origin, destination } : undefined);
  const after = flight ? flight.etd : dayBegins(flightDate, origin);
  const next = route
    ? await nextFlights(tx, {
        ...route,
        after: after > at ? after : at,
        kg,
        cbm,
        orgId: me.orgId,
      })
    : [];
  const withinSlot = !flight || (await slotHolds(tx, { flightId: flight.id, kg, cbm }));
  return { flight: flight ?? null, room: room ?? null, withinSlot, next, at };
}

/** When a flight's day begins where it leaves. */
function dayBegins(date: string, origin: string | null): string {
  return instantOf(`${date}T00:00`, zoneOf(origin ?? '') ?? chinaZone);
}

async function roomBeside(
  tx: Pick<Tx, 'rows'>,
  flightId: string,
  orgId: string,
  bookingId: string | null,
): Promise<SlotRoom | undefined> {
  const [found] = await tx.rows(
    sql.type({ room: json<SlotRoom>() })`
      select ${jsonOf(slotRoomFields, 'm')} as room from slot_room(${flightId}, ${orgId}, ${bookingId}::uuid) m`,
  );
  return found?.room;
}

interface Fitting {
  readonly origin: string;
  readonly destination: string;
  readonly after: string;
  readonly kg: string;
  readonly cbm: string;
  readonly orgId: string;
}

/** The next flights of a route with room for all of it, the soonest first. */
export function nextFlights(tx: Pick<Tx, 'rows'>, fitting: Fitting): Promise<BookableFlight[]> {
  return nextFlightsWithRoom(tx, fitting);
}

/** The refusal of what is over the slot, with the ways out of it; any other error as it is. */
export async function withWaysOut(
  db: Database,
  viewer: Viewer,
  bookingId: string,
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof Problem) || error.problem !== 'overweight') return error;
  const left = check(overweightFields, error.data);
  if (!left.ok) return error;
  const tx = looking(db, viewer);
  const [row] = await tx.rows(
    sql.type({ found: json<FoundBooking>() })`
      select ${foundJson} as found from booking r where r.id = ${bookingId}`,
  );
  if (!row) return error;
  const { content, weighing, orgId } = row.found;
  const rule = productWeightRule('1', weighing);
  const { slotKg: kg, slotCbm: cbm } = bookingTotals(content, rule);
  const { reservedFlight, flightDate, origin, destination } = content.flight;
  const flight =
    reservedFlight && flightDate && origin
      ? await findFlight(tx, reservedFlight, flightDate, origin, destination)
      : undefined;
  const data: ValuesOf<typeof overweightAnswer> = {
    ...left.value,
    reductions: reductionsFor(content, rule, left.value),
    next: flight ? await nextFlights(tx, { ...flight, after: flight.etd, kg, cbm, orgId }) : [],
  };
  return new Problem('overweight', {}, { data });
}
