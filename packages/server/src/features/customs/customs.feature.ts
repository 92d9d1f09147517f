import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { customsAudited } from './customs.detail.queries.ts';
import { customsImports } from './customs.import.ts';
import { customsLinesImports } from './customs.lines.import.ts';
import { customsRoutes } from './customs.routes.ts';
import { flagsOn } from './customs.rows.queries.ts';

export const customsFeature: Feature = {
  routes: customsRoutes,
  imports: { staff: [customsImports, customsLinesImports] },
  queues: {
    customsUndeclared: sql`select r.status_at as since, r.id, r.org_id, r.file_no as no from customs_file r where r.status = 'PREPARING'`,
    customsAnswered: sql`select s.answered_at as since, r.id, r.org_id, r.file_no as no from customs_file r cross join lateral ${flagsOn}
      where s.progress = 'answered'`,
  },
  audited: {
    customs: {
      fields: customsAudited,
      called: sql`(select x.file_no from customs_file x where x.id = r.subject_id and x.org_id = r.org_id)`,
      numbered: (no) => sql`select x.id from customs_file x where x.file_no = ${no}`,
    },
  },
};
