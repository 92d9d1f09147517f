import { waitsForCustomer, waitsForDesk } from '@loadline/contract/clearance/entry-duty.codes';
import type { Feature } from '../../feature.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import { entryAudited } from './clearance.detail.queries.ts';
import { dispositionImports } from './clearance.import.ts';
import { clearanceRoutes } from './clearance.routes.ts';
import { approveEnd, dueEnd, dutyOn, payEnd, rfisIn } from './clearance.rows.queries.ts';
import { urgeLastDaysJob } from './clearance.urge.commands.ts';

export const clearanceFeature: Feature = {
  routes: clearanceRoutes,
  jobs: (house) => [urgeLastDaysJob(house)],
  imports: { staff: [dispositionImports] },
  queues: {
    entriesAnswered: sql`select q.state_at as since, r.id, r.org_id, r.file_no as no from us_entry r, lateral (
        select q.state_at from ${rfisIn('ANSWERED')} union all select t.state_at from ${dutyOn} and t.state = any(${waitsForDesk}::text[])) q
      where r.status <> 'VOID'`,
  },
  dues: {
    entryToAnswer: sql`select r.id, r.file_no as no, ${dueEnd} as at from us_entry r, us_entry_rfi q
      where ${ofViewer('r')} and r.status <> 'VOID' and q.org_id = r.org_id and q.entry_id = r.id and q.state = 'OPEN'`,
    entryToApprove: sql`select r.id, r.file_no as no, case t.state when 'TO_PAY' then ${payEnd} else ${approveEnd} end as at from us_entry r, us_entry_duty t
      where ${ofViewer('r')} and r.status <> 'VOID' and t.org_id = r.org_id and t.entry_id = r.id and t.state = any(${waitsForCustomer}::text[])`,
  },
  audited: {
    clearance: {
      fields: entryAudited,
      called: sql`(select x.file_no from us_entry x where x.id = r.subject_id and x.org_id = r.org_id)`,
      numbered: (no) => sql`select x.id from us_entry x where x.file_no = ${no}`,
    },
  },
};
