import { deskSheet } from '@loadline/contract/exceptions/sheet';
import type { Feature } from '../../feature.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import { exceptionRoutes } from './exceptions.routes.ts';
import { closeSheetsJob, raiseSheetsJob } from './exceptions.rules.commands.ts';
import { settleSheetsJob } from './exceptions.settle.commands.ts';

export const exceptionFeature: Feature = {
  routes: exceptionRoutes,
  jobs: (house) => [raiseSheetsJob(house), settleSheetsJob(house), closeSheetsJob(house)],
  queues: {
    exceptions: sql`select s.state_since as since, s.id, s.org_id, s.sheet_no as no, coalesce(s.breach_at <= now() or s.left_minutes < 0, false) as breached,
      s.breach_at, s.left_minutes
      from exception_sheet s where s.state in ('OPEN', 'PROCESSING', 'REOPENED')`,
  },
  dues: {
    sheetToAnswer: sql`select s.id, s.sheet_no as no, s.due_at as at from exception_sheet s where ${ofViewer('s')} and s.state = 'WAITING_CUSTOMER'`,
  },
  audited: {
    sheet: {
      fields: deskSheet.fields,
      called: sql`(select x.sheet_no from exception_sheet x where x.id = r.subject_id and x.org_id = r.org_id)`,
      numbered: (no) => sql`select x.id from exception_sheet x where x.sheet_no = ${no}`,
    },
  },
};
