import { listTeamWork } from '@loadline/contract/dashboard/overview.api';
import { listWaiting, listWork } from '@loadline/contract/ops/work.api';
import type { Feature } from '../../feature.ts';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { queuesOf, waitingEntries, workFor } from './work.queries.ts';
import { workOfTeams } from './work.teams.queries.ts';

export function workRoutes(house: House, all: readonly Feature[]) {
  const { staff, clock } = house;
  const queues = queuesOf(all);
  serve(house, listWork, ({ viewer }) => workFor(staff, clock, viewer, queues));
  serve(house, listTeamWork, ({ viewer }) => workOfTeams(staff, clock, viewer, queues));
  serve(house, listWaiting, ({ query, viewer }) =>
    waitingEntries(staff, clock, viewer, { queues, sort: query.sort }),
  );
}
