import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import type { Carriers } from './receipts.public.ts';
import { receiptRoutes } from './receipts.routes.ts';
import { unidentifiedAudited, unidentifiedWaiting } from './unidentified.queries.ts';
import { unidentifiedRoutes } from './unidentified.routes.ts';

export const receiptFeature = (carriers: Carriers): Feature => ({
  routes(house) {
    receiptRoutes(house, carriers);
    unidentifiedRoutes(house, carriers);
  },
  queues: { unidentifiedCargo: unidentifiedWaiting },
  audited: {
    unidentified: {
      fields: unidentifiedAudited,
      called: sql`(select x.cargo_no from unidentified_cargo x where x.id = r.subject_id)`,
      numbered: (no) => sql`select x.id from unidentified_cargo x where x.cargo_no = ${no}`,
    },
  },
});
