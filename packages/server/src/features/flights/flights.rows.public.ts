import { sql } from '../../kernel/sql.ts';

/** Flights: what other subjects read of one. */
export const flightView = sql`(select f.id, f.flight_no, f.flight_date, f.origin, f.origin_zone, f.destination, f.stops, f.cut_off, f.etd, f.eta, f.atd, f.ata, f.state
  from flight f)`;

/** The room of the flights that have a slot. */
export const slotView = sql`(select s.flight_id, s.max_kg from slot s)`;
