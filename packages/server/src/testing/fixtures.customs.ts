import type { Belongings, Fixture } from './fixture.ts';

const named = ({ customsNo }: Belongings) => ({ no: customsNo });
const searched = ({ customsNo }: Belongings) => ({ search: customsNo });
const lock = (of: Belongings) => ({ ...named(of), version: 1 });
const flag = (of: Belongings) => ({ ...named(of), sheetNo: of.sheetNo });
const header = {
  direction: 'export',
  businessType: '5',
  currency: 'USD',
  supervision: '0110',
  taxNature: '101',
  priceTerms: '3',
};

/** The calls about declarations, of customers and at the desk. */
export const customsFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/customs': { query: searched },
  'GET /omsapi/customs/count': { query: searched },
  'GET /omsapi/customs/overview': { query: searched },
  'GET /omsapi/customs/export': { query: (of) => ({ ids: of.customsId }) },
  'GET /omsapi/customs/detail': { query: named },
  'GET /omsapi/customs/history': { query: named },
  'POST /omsapi/customs/reply': { body: (of) => ({ ...flag(of), body: 'taken' }) },
  'GET /opsapi/customs': { query: searched },
  'GET /opsapi/customs/count': { query: searched },
  'GET /opsapi/customs/overview': { query: searched },
  'GET /opsapi/customs/export': { query: (of) => ({ ids: of.customsId }) },
  'GET /opsapi/customs/detail': { query: named },
  'GET /opsapi/customs/history': { query: named },
  'GET /opsapi/customs/lines/export': { query: (of) => ({ numbers: of.customsNo }) },
  'GET /opsapi/customs/elementsBefore': { query: named },
  'POST /opsapi/customs/make': {
    body: (of) => ({
      numbers: [of.orderNumber],
      together: false,
      businessType: '5',
      direction: 'import',
      currency: 'USD',
    }),
  },
  'POST /opsapi/customs/save': {
    body: (of) => ({ ...lock(of), ...header, remark: 'taken', orders: [{ orderId: of.orderId }] }),
  },
  'POST /opsapi/customs/lines': { body: (of) => ({ ...lock(of), lines: [] }) },
  'POST /opsapi/customs/codes/take': { body: (of) => ({ ...lock(of), lines: [] }) },
  'POST /opsapi/customs/move': { body: (of) => ({ ...lock(of), to: 'CLEARING', note: 'taken' }) },
  'POST /opsapi/customs/moveAll': {
    body: (of) => ({ numbers: [of.customsNo], to: 'CLEARING', note: 'taken' }),
  },
  'POST /opsapi/customs/back': { body: (of) => ({ ...lock(of), reason: 'because the walk asks' }) },
  'POST /opsapi/customs/abnormal/open': {
    body: (of) => ({ ...named(of), kind: 'inspection', descriptionZh: 'taken' }),
  },
  'POST /opsapi/customs/abnormal/ask': {
    body: (of) => ({ ...flag(of), customerActionZh: 'taken', dueAt: '2030-01-05T10:00:00.000Z' }),
  },
  'POST /opsapi/customs/abnormal/clear': { body: (of) => ({ ...flag(of), said: 'taken' }) },
};
