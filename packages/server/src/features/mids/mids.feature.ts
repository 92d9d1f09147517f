import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { midAudited } from './mids.detail.queries.ts';
import { midImports } from './mids.import.ts';
import { midRoutes } from './mids.routes.ts';

export const midFeature: Feature = {
  routes: midRoutes,
  imports: { customers: [midImports] },
  queues: {
    midsSubmitted: sql`select r.state_at as since, r.id, r.org_id, r.code as no from mid r where r.state = 'SUBMITTED'`,
  },
  audited: {
    mid: {
      fields: midAudited,
      called: sql`(select x.code from mid x where x.id = r.subject_id and x.org_id = r.org_id)`,
      numbered: (no) => sql`select x.id from mid x where x.code = ${no}`,
    },
  },
};
