import { listDue, readDashboard } from '@loadline/contract/dashboard/dashboard.api';
import { readOverview } from '@loadline/contract/dashboard/overview.api';
import type { Feature } from '../../feature.ts';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { dueFor, duesOf } from './dashboard.due.queries.ts';
import { dashboardOf } from './dashboard.queries.ts';
import { overviews } from './overview.queries.ts';

export function dashboardRoutes(house: House, all: readonly Feature[]) {
  const dues = duesOf(all);
  const overviewOf = overviews(house.clock);
  serve(house, readDashboard, ({ query, viewer }) => dashboardOf(house.db, viewer, query));
  serve(house, readOverview, ({ query, viewer }) => overviewOf(house.staff, viewer, query));
  serve(house, listDue, ({ viewer }) => dueFor(house.db, viewer, dues));
}
