import type { Feature } from '../../feature.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import { questionAudited } from './questions.detail.queries.ts';
import { questionRoutes } from './questions.routes.ts';

export const questionFeature: Feature = {
  routes: questionRoutes,
  queues: {
    questionsAsked: sql`select r.state_at as since, r.id, r.org_id, r.no from hts_question r where r.state in ('ASKED', 'REOPENED')`,
  },
  dues: {
    questionAnswered: sql`select r.id, r.no, null::timestamptz as at from hts_question r where ${ofViewer('r')} and r.state = 'ANSWERED'`,
  },
  audited: {
    question: {
      fields: questionAudited,
      called: sql`(select x.no from hts_question x where x.id = r.subject_id and x.org_id = r.org_id)`,
      numbered: (no) => sql`select x.id from hts_question x where x.no = ${no}`,
    },
  },
};
