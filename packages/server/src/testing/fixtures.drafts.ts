import { blankForm } from '../features/waybill-drafts/drafts.fill.parts.ts';
import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const no = (of: Belongings) => ({ no: of.draftMawbNo });
const version = (of: Belongings) => ({ ...no(of), version: 1 });
const request = (of: Belongings) => ({
  paper: of.draftHawbId,
  path: 'consignee',
  wanted: 'taken',
  reason: 'because the walk asks',
});

/** The calls about drafts of waybills and their papers. */
export const draftFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/mawb/draft': { query: no },
  'POST /omsapi/mawb/draft/agree': { body: version },
  'POST /omsapi/mawb/draft/changes': { body: (of) => ({ ...version(of), requests: [request(of)] }) },
  'GET /omsapi/mawb/paper': { query: (of) => ({ ...no(of), paper: 'hawb', hawbId: of.draftHawbId }) },
  'GET /opsapi/mawb/draft': { query: no },
  'POST /opsapi/mawb/draft/save': {
    body: (of) => ({ ...no(of), revision: 0, master: { ...blankForm, awbNo: 'taken' }, houses: [] }),
  },
  'POST /opsapi/mawb/draft/send': { body: (of) => ({ ...version(of), revision: 1, note: 'taken' }) },
  'POST /opsapi/mawb/draft/answer': {
    body: (of) => ({
      ...version(of),
      customerId: of.orgId,
      verdict: 'CHANGES',
      requests: [request(of)],
      evidenceFile: newId(),
      reason: 'because the walk asks',
    }),
  },
  'GET /opsapi/mawb/paper': { query: (of) => ({ ...no(of), paper: 'hawb', hawbId: of.draftHawbId }) },
};
