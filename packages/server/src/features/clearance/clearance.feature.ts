import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { entryAudited } from './clearance.detail.queries.ts';
import { clearanceRoutes } from './clearance.routes.ts';
import { urgeFreeDaysJob } from './clearance.urge.commands.ts';

export const clearanceFeature: Feature = {
  routes: clearanceRoutes,
  jobs: (house) => [urgeFreeDaysJob(house)],
  audited: {
    clearance: {
      fields: entryAudited,
      called: sql`(select x.file_no from us_entry x where x.id = r.subject_id and x.org_id = r.org_id)`,
      numbered: (no) => sql`select x.id from us_entry x where x.file_no = ${no}`,
    },
  },
};
