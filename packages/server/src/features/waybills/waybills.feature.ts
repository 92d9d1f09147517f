import { airline, stockNumber } from '@loadline/contract/waybills/awb-stock';
import { waybillAudited } from '@loadline/contract/waybills/waybill.audit';
import type { Feature } from '../../feature.ts';
import { sql } from '../../kernel/sql.ts';
import { stockRoutes } from './stock.routes.ts';
import { waybillDeskRoutes } from './waybills.desk.routes.ts';
import { waybillsWaiting } from './waybills.queues.queries.ts';
import { waybillRoutes } from './waybills.routes.ts';
import { weighAnewJob, weighFlightJob } from './waybills.weigh-anew.commands.ts';

export const waybillFeature: Feature = {
  routes(house) {
    waybillRoutes(house);
    waybillDeskRoutes(house);
    stockRoutes(house);
  },
  jobs: (house) => [weighAnewJob(house), weighFlightJob(house)],
  queues: waybillsWaiting,
  audited: {
    mawb: {
      fields: waybillAudited,
      called: sql`(select left(m.mawb_no, 3) || '-' || substr(m.mawb_no, 4) from mawb m where m.id = r.subject_id)`,
      numbered: (_no, typed) => sql`select m.id from mawb m where m.mawb_no = ${typed.replace(/[-\s]/g, '')}`,
    },
    awbStock: { fields: stockNumber.fields },
    airline: { fields: airline.fields },
  },
};
