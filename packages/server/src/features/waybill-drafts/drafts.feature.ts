import type { Feature } from '../../feature.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import { flightView } from '../flights/flights.rows.public.ts';
import { waybillView } from '../waybills/waybills.rows.public.ts';
import { draftRoutes } from './drafts.routes.ts';

export const draftFeature: Feature = {
  routes: draftRoutes,
  dues: {
    draftToConfirm: sql`select w.id, left(w.mawb_no, 3) || '-' || substr(w.mawb_no, 4) as no, f.cut_off as at
      from awb_draft d join awb_draft_answer a on a.mawb_id = d.mawb_id and a.no = d.no join ${waybillView} w on w.id = d.mawb_id
      left join ${flightView} f on f.id = w.flight_id
      where ${ofViewer('a')} and d.state = 'SENT' and a.state = 'WAITING' and speaks_for_share(d.mawb_id)`,
  },
};
