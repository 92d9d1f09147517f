import { htsDifference, htsEdition } from '@loadline/contract/hts/hts-edition';
import { pick } from '@loadline/contract/kernel/resource';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { loadEditionJob } from './desk.load.commands.ts';
import { htsRoutes } from './hts.routes.ts';

export const htsFeature: Feature = {
  routes: htsRoutes,
  jobs: (house) => [loadEditionJob(house)],
  audited: {
    htsEdition: {
      fields: { ...htsEdition.fields, ...pick(htsDifference, 'no', 'verdict') },
      called: sql`(select e.name from hts_edition e where e.edition_id = r.subject_id)`,
    },
  },
};
