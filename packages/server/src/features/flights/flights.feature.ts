import { flightAudited } from '@loadline/contract/flights/flight.audit';
import { schedule } from '@loadline/contract/flights/schedule';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { flightImports } from './flights.import.ts';
import type { TellOfFlight } from './flights.news.ts';
import { flightRoutes } from './flights.routes.ts';
import { layFlightsJob } from './flights.schedules.commands.ts';

export function flightFeature(tell: TellOfFlight): Feature {
  return {
    routes: (house) => flightRoutes(house, tell),
    jobs: (house) => [layFlightsJob(house)],
    imports: { staff: [flightImports(tell)] },
    audited: {
      flight: {
        fields: flightAudited,
        called: sql`(select f.flight_no || ' ' || f.flight_date from flight f where f.id = r.subject_id)`,
      },
      schedule: { fields: schedule.fields },
    },
  };
}
