import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const searched = (of: Belongings) => ({ search: of.disputeNo });
const byId = ({ disputeId }: Belongings) => ({ id: disputeId });
const lock = ({ disputeId }: Belongings) => ({ id: disputeId, version: 1 });

/** The calls about disputes of bills, of customers and at the desk. */
export const disputeFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/disputes/line': { query: ({ lineId }) => ({ lineId }) },
  'POST /omsapi/disputes/raise': {
    body: ({ lineId }) => ({
      id: newId(),
      lineId,
      kind: 'price',
      wanted: '0.5',
      reason: 'taken',
      files: null,
    }),
  },
  'POST /omsapi/disputes/withdraw': { body: lock },
  'GET /opsapi/disputes': { query: searched },
  'GET /opsapi/disputes/count': { query: searched },
  'GET /opsapi/disputes/overview': { query: searched },
  'GET /opsapi/disputes/export': { query: (of) => ({ ids: of.disputeId }) },
  'GET /opsapi/disputes/detail': { query: byId },
  'GET /opsapi/disputes/history': { query: byId },
  'POST /opsapi/disputes/accept': { body: (of) => ({ ...lock(of), credited: '0.5', answer: 'taken' }) },
  'POST /opsapi/disputes/reject': { body: (of) => ({ ...lock(of), answer: 'taken' }) },
};
