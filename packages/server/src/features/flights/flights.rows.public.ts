import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** Flights: what other subjects read of one. */
export const flightView = sql`(select f.id, f.flight_no, f.flight_date, f.origin, f.origin_zone, f.destination, f.stops, f.cut_off, f.etd, f.eta, f.atd, f.ata, f.state
  from flight f)`;

/** On which day what row `b` books departs: when its flight left, else is to leave, where that begins, else as it asks; null where it says no day. */
export function departsOn(b: Sql): Sql {
  return sql`coalesce((select coalesce((f.atd at time zone f.origin_zone)::date, f.flight_date) from flight f where f.id = ${b}.flight_id), ${b}.flight_date)`;
}

/** The room of the flights that have a slot. */
export const slotView = sql`(select s.flight_id, s.max_kg from slot s)`;
