import { tariffMeasure } from '@loadline/contract/tariffs/tariff-desk';
import { keptFor, tariffTitle } from '@loadline/contract/tariffs/tariff-kept.api';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { tariffRoutes } from './tariff.routes.ts';

export const tariffFeature: Feature = {
  routes: tariffRoutes,
  audited: {
    tariffMeasure: { fields: tariffMeasure.fields },
    tariffKept: {
      fields: { title: tariffTitle, orderNumber: keptFor },
      called: sql`(select x.title from tariff_kept x where x.id = r.subject_id and x.org_id = r.org_id)`,
    },
  },
};
