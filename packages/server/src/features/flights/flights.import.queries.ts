import type { DeskFlight } from '@loadline/contract/flights/flight';
import { json, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { deskRow, flightsWithRoom } from './flights.rows.queries.ts';

/** The flights that rows of an import mean, by the text that `readRecords` tells rows apart by. */
export async function flightsNamed(
  tx: Pick<Tx, 'rows'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, DeskFlight>> {
  const found = await tx.rows(sql.type({ same: text, flight: json<DeskFlight>() })`
    select w.same, ${deskRow} as flight from unnest(${[...new Set(names)]}::text[]) w (same)
    join ${flightsWithRoom(sql`null::uuid`)} on r.flight_no || chr(31) || r.flight_date || chr(31) || r.origin || chr(31) || r.destination = w.same`);
  return new Map(found.map(({ same, flight }) => [same, flight]));
}

/** To which other airports the same number flies from there that day, as far as it does, by the same texts. */
export async function destinationsBeside(
  tx: Pick<Tx, 'rows'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const part = (at: number) => sql`split_part(w.same, chr(31), ${at})`;
  const found = await tx.rows(sql.type({ same: text, others: text })`
    select w.same, string_agg(f.destination, ', ' order by f.destination) as others from unnest(${[...new Set(names)]}::text[]) w (same)
    join flight f on f.flight_no = ${part(1)} and f.flight_date = ${part(2)}::date and f.origin = ${part(3)}
    where f.destination <> ${part(4)} group by 1`);
  return new Map(found.map(({ same, others }) => [same, others]));
}
