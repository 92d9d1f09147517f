import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { brandAudited, labelAudited, schemeAudited } from './labels.detail.queries.ts';
import { labelImports } from './labels.import.ts';
import { labelRoutes } from './labels.routes.ts';
import { sweepArtworkJob } from './labels.sweep.commands.ts';

export const labelFeature: Feature = {
  routes: labelRoutes,
  imports: { customers: [labelImports] },
  jobs: (house) => [sweepArtworkJob(house)],
  queues: {
    labelsToCheck: sql`select r.status_at as since, r.id, r.org_id, r.style_no || ' ' || r.colour as no from label r where r.status = 'IN_COMPLIANCE'`,
    labelsContested: sql`select r.answered_at as since, r.id, r.org_id, r.style_no || ' ' || r.colour as no from label r where r.answer = 'CONTESTED'`,
  },
  audited: {
    label: {
      fields: labelAudited,
      called: sql`(select x.style_no || ' ' || x.colour from label x where x.id = r.subject_id and x.org_id = r.org_id)`,
      numbered: (no) => sql`select x.id from label x where x.style_no = ${no}`,
    },
    labelScheme: { fields: schemeAudited },
    labelBrand: { fields: brandAudited },
  },
};
