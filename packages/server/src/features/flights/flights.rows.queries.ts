import type { BookableFlight } from '@loadline/contract/flights/flight';
import { bookableFlight, deskFlight } from '@loadline/contract/flights/flight';
import { slotRoomFields } from '@loadline/contract/flights/slot-room';
import { json } from '../../kernel/columns.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';

/** Flights `r` with the room that an organisation has, or for null the whole slot's. Full is what has none left. */
export function flightsWithRoom(org: Sql): Sql {
  return sql`(select f.*, s.state as slot_state, m.max_kg, m.max_cbm, m.taken_kg, m.taken_cbm, m.remaining_kg, m.remaining_cbm,
      case when a.availability = 'OPEN' and (m.remaining_kg = 0 or m.remaining_cbm = 0) then 'FULL' else a.availability end as availability
    from flight f left join lateral slot_of(f.id) s on true left join lateral slot_room(f.id, ${org}) m on true
    cross join lateral (select flight_availability(f, s.state, now()) as availability) a) r`;
}

const room = sql`case when r.max_kg is not null then ${jsonOf(slotRoomFields, 'r')} end`;

const allotted = (of: 'kg' | 'cbm') =>
  sql`(select coalesce(trim_scale(sum(a.${sql.ref(of)})), 0)::text from slot_allotments(r.id) a)`;

/** Such a flight in JSON, as the desk sees it. */
export const deskRow = jsonOf(deskFlight.fields, 'r', {
  room,
  allottedKg: allotted('kg'),
  allottedCbm: allotted('cbm'),
  bookings: sql`(select count(*)::int from slot_holders(r.id))`,
});

const bookableRow = jsonOf(bookableFlight.fields, 'r', { room });

/** At most so many flights that a condition finds, by departure, as one who books sees them: a JSON array. */
export function flightsFound(org: Sql, where: Sql, most: number): Sql<{ flights: BookableFlight[] }> {
  return sql.type({ flights: json<BookableFlight[]>() })`
    select coalesce(json_agg(${bookableRow} order by r.etd, r.id), '[]') as flights from (
    select r.* from ${flightsWithRoom(org)} where ${where} order by r.etd, r.id limit ${sql.lit(most)}) r`;
}
