import type { Belongings, Fixture } from './fixture.ts';

const byNo = ({ orderNumber }: Belongings) => ({ no: orderNumber });
const searched = (of: Belongings) => ({ search: of.orderNumber, tab: 'all' });
const charges = (of: Belongings) => ({ ...byNo(of), charges: [of.chargeId] });
const written = {
  houseNo: null,
  feeDate: '2026-11-20',
  feeType: 'OTHER',
  unitName: 'shipment',
  quantity: '1',
  unitFee: '1',
  currency: 'CNY',
  reason: 'taken',
};
const cost = (of: Belongings) => ({ ...byNo(of), chargeId: of.chargeId, version: 99 });

/** The calls about charges, what they cost, and the forwarder’s rates of exchange and accounts. */
export const chargeFixtures: Readonly<Record<string, Fixture>> = {
  'GET /opsapi/charges': { query: searched },
  'GET /opsapi/charges/count': { query: searched },
  'GET /opsapi/charges/overview': { query: searched },
  'GET /opsapi/charges/export': { query: (of) => ({ ...searched(of), ids: of.orderId }) },
  'GET /opsapi/charges/detail': { query: byNo },
  'GET /opsapi/charges/fees': {},
  'POST /opsapi/charges/propose': { body: byNo },
  'POST /opsapi/charges/add': { body: (of) => ({ ...byNo(of), ...written }) },
  'POST /opsapi/charges/change': {
    body: (of) => ({ ...byNo(of), ...written, id: of.chargeId, version: 99 }),
  },
  'POST /opsapi/charges/check': { body: (of) => ({ ...charges(of), checked: true }) },
  'POST /opsapi/charges/delete': { body: charges },
  'GET /opsapi/charge-costs': { query: byNo },
  'POST /opsapi/charge-costs/save': {
    body: (of) => ({ ...cost(of), supplier: 'taken', currency: 'CNY', amount: '1' }),
  },
  'POST /opsapi/charge-costs/delete': { body: cost },
  'GET /opsapi/exchange-rates': {},
  'POST /opsapi/exchange-rates/save': {
    body: () => ({ currency: 'USD', day: '2026-11-20', rate: '7.1', source: 'taken' }),
  },
  'GET /opsapi/company-accounts': {},
  'POST /opsapi/company-accounts/save': {
    body: () => ({
      version: 99,
      companyCode: 'TAKEN',
      currency: 'USD',
      accountName: 'taken',
      bankName: 'taken',
      accountNo: '12345',
    }),
  },
};
