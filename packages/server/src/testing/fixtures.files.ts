import type { Belongings, Fixture } from './fixture.ts';

const record = (of: Belongings) => ({ subject: 'order', id: of.orderId });
const file = (of: Belongings) => ({ fileId: of.fileId });
const orders = (of: Belongings) => ({ ids: of.orderId });
const reason = 'because the walk asks';

/** The calls about files, from both sides. */
export const fileFixtures: Readonly<Record<string, Fixture>> = {
  'POST /omsapi/files/upload': {
    query: (of) => ({ ...record(of), type: 'CI' }),
    upload: async () => Buffer.from('no paper'),
  },
  'GET /omsapi/files': { query: record },
  'GET /omsapi/files/download': { query: file },
  'GET /omsapi/files/preview': { query: file },
  'GET /omsapi/files/zip': { query: record },
  'POST /omsapi/files/match': { body: () => ({ names: ['SO2611122SGJM3KDZ CI.pdf'] }) },
  'GET /omsapi/files/orders': { query: orders },
  'POST /omsapi/files/withdraw': { body: file },
  'GET /omsapi/files/readers': { query: file },
  'POST /opsapi/files/upload': {
    query: (of) => ({ ...record(of), type: 'CI' }),
    upload: async () => Buffer.from('no paper'),
  },
  'GET /opsapi/files': { query: record },
  'GET /opsapi/files/download': { query: file },
  'GET /opsapi/files/preview': { query: file },
  'GET /opsapi/files/zip': { query: record },
  'POST /opsapi/files/match': { body: () => ({ names: ['SO2611122SGJM3KDZ CI.pdf'] }) },
  'GET /opsapi/files/orders': { query: orders },
  'POST /opsapi/files/visibility': { body: (of) => ({ ...file(of), visible: false }) },
  'POST /opsapi/files/decide': { body: (of) => ({ ...file(of), verdict: 'refused', reason }) },
  'POST /opsapi/files/withdraw': { body: (of) => ({ ...file(of), reason }) },
  'GET /opsapi/files/readers': { query: file },
};
