import { emptyContent } from '@loadline/contract/trusts/trust-content';
import { firstEditions } from '../seed/site-content.ts';
import type { Belongings, Fixture } from './fixture.ts';

const byNo = (of: Belongings) => ({ no: of.trustNo });
const handedIn = (of: Belongings) => ({ id: of.trustId, version: 1 });
const draft = (of: Belongings) => ({ id: of.draftId, version: 1 });
const { service } = emptyContent;
const content = { ...emptyContent, service: { ...service, customerRef: 'taken' } };

/** The calls about trust orders, the customers' and the desk's. */
export const trustFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/trust': { query: (of) => ({ search: of.trustNo }) },
  'GET /omsapi/trust/count': { query: (of) => ({ search: of.trustNo }) },
  'GET /omsapi/trust/totals': { query: (of) => ({ search: of.trustNo }) },
  'GET /omsapi/trust/overview': {},
  'GET /omsapi/trust/export': { query: (of) => ({ ids: of.trustId }) },
  'GET /omsapi/trust/products': {},
  'GET /omsapi/trust/declaration': {},
  'GET /omsapi/trust/documents': {},
  'GET /omsapi/trust/detail': { query: byNo },
  'GET /omsapi/trust/history': { query: byNo },
  'GET /omsapi/trust/paper': { query: byNo },
  'GET /omsapi/trust/delivery-note': { query: byNo },
  'GET /omsapi/trust/lines/export': { query: byNo },
  'POST /omsapi/trust/lines/read': { upload: async () => Buffer.from('not a workbook') },
  'POST /omsapi/trust/make': { body: (of) => ({ copyOf: of.trustNo }) },
  'POST /omsapi/trust/save': { body: (of) => ({ ...draft(of), ...content }) },
  'POST /omsapi/trust/discard': { body: draft },
  'POST /omsapi/trust/submit': {
    body: (of) => ({
      ...draft(of),
      declared: true,
      signedBy: 'taken',
      edition: firstEditions.declaration.edition,
    }),
  },
  'POST /omsapi/trust/withdraw': { body: handedIn },
  'POST /omsapi/trust/amend': { body: (of) => ({ ...handedIn(of), why: 'taken', ...content }) },
  'POST /omsapi/trust/amend/withdraw': { body: handedIn },
  'POST /omsapi/trust/cancel': { body: (of) => ({ ...handedIn(of), reason: 'taken' }) },
  'POST /omsapi/trust/keep': {
    body: (of) => ({ id: of.trustId, parties: ['shipper'], goods: [], cartons: [] }),
  },
  'GET /omsapi/trust/templates': {},
  'POST /omsapi/trust/templates/save': { body: (of) => ({ no: of.trustNo, name: 'taken' }) },
  'POST /omsapi/trust/templates/delete': { body: (of) => ({ ids: [of.templateId] }) },
  'GET /opsapi/trust': { query: (of) => ({ search: of.trustNo }) },
  'GET /opsapi/trust/count': { query: (of) => ({ search: of.trustNo }) },
  'GET /opsapi/trust/totals': { query: (of) => ({ search: of.trustNo }) },
  'GET /opsapi/trust/overview': {},
  'GET /opsapi/trust/export': { query: (of) => ({ ids: of.trustId }) },
  'GET /opsapi/trust/detail': { query: byNo },
  'GET /opsapi/trust/history': { query: byNo },
  'GET /opsapi/trust/paper': { query: byNo },
  'GET /opsapi/trust/delivery-note': { query: byNo },
  'POST /opsapi/trust/return': {
    body: (of) => ({ ...handedIn(of), corrections: [], reason: 'taken' }),
  },
  'POST /opsapi/trust/reject': { body: (of) => ({ ...handedIn(of), reason: 'taken' }) },
  'POST /opsapi/trust/accept': { body: (of) => ({ ...handedIn(of), orders: [] }) },
  'POST /opsapi/trust/amendment': {
    body: (of) => ({ ...handedIn(of), amendmentId: of.trustId, answers: [] }),
  },
  'POST /opsapi/trust/cancel': {
    body: (of) => ({ ...handedIn(of), cancelled: true, reason: null }),
  },
};
