import { bookableFlight } from '@loadline/contract/flights/flight';
import type { listFlightChoices, listFlights } from '@loadline/contract/flights/flight.api';
import { daysAsked, daysAskedText } from '@loadline/contract/flights/flight.api';
import { daysCounted } from '@loadline/contract/flights/schedule.days';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import type { Database, RawJson } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { flightsFound } from './flights.rows.queries.ts';

const flightsAtMost = 300;

type Asked = QueryOf<typeof listFlights>;

/** The flights that a customer can book on, with their own room. */
export function flightsForCustomer(db: Database, viewer: Viewer, asked: Asked): Promise<RawJson> {
  return listed(db, viewer, sql`(select app_org())`, asked);
}

/** The same for staff, with the room of the customer they choose for. */
export function flightChoices(
  staff: Database,
  viewer: Viewer,
  { orgId, ...asked }: QueryOf<typeof listFlightChoices>,
): Promise<RawJson> {
  return listed(staff, viewer, sql`${orgId}::uuid`, asked);
}

async function listed(db: Database, viewer: Viewer, org: Sql, asked: Asked): Promise<RawJson> {
  const days = daysCounted(asked.from, asked.to ?? asked.from);
  if (days < 1 || days > daysAsked) {
    // Who may not ask at all is told that first.
    await db.read(viewer);
    throw wrongFields([findingOn(bookableFlight, 'flightDate', daysAskedText)]);
  }
  return db.readJson(
    viewer,
    sql`select f.flights::text from (${flightsFound(org, lane(asked), flightsAtMost)}) f`,
  );
}

function lane({ origin, destination, from, to }: Asked): Sql {
  return allOf([
    sql`r.origin = ${origin}`,
    sql`r.flight_date between ${from}::date and ${to ?? from}::date`,
    ...(destination === null ? [] : [sql`r.destination = ${destination}`]),
  ]);
}
