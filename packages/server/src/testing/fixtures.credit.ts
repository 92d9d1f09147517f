import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const byId = ({ creditId }: Belongings) => ({ id: creditId });
const lock = ({ creditId }: Belongings) => ({ id: creditId, version: 1 });
const byOrg = ({ orgId }: Belongings) => ({ orgId });
const asked = ({ orgId }: Belongings) => ({ id: newId(), orgId, reason: 'taken' });

/** The calls about what is asked for a customer's credit. */
export const creditFixtures: Readonly<Record<string, Fixture>> = {
  'GET /opsapi/credit-requests': { query: byOrg },
  'GET /opsapi/credit-requests/count': { query: byOrg },
  'GET /opsapi/credit-requests/overview': { query: byOrg },
  'GET /opsapi/credit-requests/export': { query: (of) => ({ ids: of.creditId }) },
  'GET /opsapi/credit-requests/detail': { query: byId },
  'GET /opsapi/credit-requests/history': { query: byId },
  'POST /opsapi/credit-requests/lift': {
    body: (of) => ({
      ...asked(of),
      until: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
      orderNumber: null,
    }),
  },
  'POST /opsapi/credit-requests/quota': {
    body: (of) => ({ ...asked(of), quota: '1', quotaCurrency: 'CNY' }),
  },
  'POST /opsapi/credit-requests/decide': {
    body: (of) => ({ ...lock(of), decision: 'REJECTED', answer: null }),
  },
  'POST /opsapi/credit-requests/withdraw': { body: lock },
};
