import type { Belongings, Fixture } from './fixture.ts';

const byNo = (of: Belongings) => ({ no: of.mawbNo });
const search = { query: (of: Belongings) => ({ search: of.mawbNo }) };
const which = (of: Belongings) => ({ id: of.mawbId, version: 1 });
const written = {
  origin: 'PVG',
  destination: 'ORD',
  selfDelivery: false,
  remark: 'taken',
};

const pickedUp = () => ({
  to: '8',
  data: { receiver: 'taken', at: new Date().toISOString(), pieces: 1 },
});

/** The calls about master waybills and the stock of their numbers, the customers' and the desk's. */
export const waybillFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/mawb': search,
  'GET /omsapi/mawb/count': search,
  'GET /omsapi/mawb/totals': search,
  'GET /omsapi/mawb/overview': search,
  'GET /omsapi/mawb/export': { query: (of) => ({ ids: of.mawbId }) },
  'GET /omsapi/mawbOpt': search,
  'GET /omsapi/mawbOpt/count': search,
  'GET /omsapi/mawbOpt/totals': search,
  'GET /omsapi/mawbOpt/overview': search,
  'GET /omsapi/mawbDetail': { query: byNo },
  'POST /omsapi/mawb/move': { body: (of) => ({ ...which(of), to: '8', data: {} }) },
  'POST /omsapi/mawb/message': { body: (of) => ({ id: of.mawbId, body: 'taken' }) },
  'GET /opsapi/mawb': search,
  'GET /opsapi/mawb/count': search,
  'GET /opsapi/mawb/totals': search,
  'GET /opsapi/mawb/overview': search,
  'GET /opsapi/mawb/export': { query: (of) => ({ ids: of.mawbId }) },
  'GET /opsapi/mawb/detail': { query: byNo },
  'GET /opsapi/mawb/history': { query: byNo },
  // No number of this airline is in the stock.
  'POST /opsapi/mawb/register': {
    body: () => ({ ...written, prefix: '114', quantity: 1, grossWeight: '1', volume: '1' }),
  },
  'POST /opsapi/mawb/edit': { body: (of) => ({ ...which(of), ...written }) },
  'POST /opsapi/mawb/move': { body: (of) => ({ ...which(of), ...pickedUp() }) },
  'POST /opsapi/mawb/moves/try': { body: (of) => ({ waybills: [which(of)], to: pickedUp().to }) },
  'POST /opsapi/mawb/moves': { body: (of) => ({ waybills: [which(of)], ...pickedUp() }) },
  'POST /opsapi/mawb/back': { body: (of) => ({ ...which(of), reason: 'taken' }) },
  'POST /opsapi/mawb/flight': {
    body: (of) => ({
      ...which(of),
      flightNo: 'CZ435',
      flightDate: '2026-11-25',
      offloaded: true,
      reason: 'taken',
    }),
  },
  'POST /opsapi/mawb/takeOff': {
    body: (of) => ({ ...which(of), bookingNo: of.bookingNo, reason: 'taken' }),
  },
  'POST /opsapi/mawb/message': {
    body: (of) => ({ id: of.mawbId, customerId: of.orgId, body: 'taken' }),
  },
  'POST /opsapi/mawb/ulds': { body: (of) => ({ ...which(of), ulds: [{ uldNo: 'PMC1' }] }) },
  'POST /opsapi/mawb/figures': {
    body: (of) => ({ ...which(of), side: 'warehouse', houses: [], reason: 'taken' }),
  },
  'GET /opsapi/mawb/costs': { query: (of) => ({ id: of.mawbId }) },
  'POST /opsapi/mawb/costs': { body: (of) => ({ ...which(of), costs: [] }) },
  'GET /opsapi/stock': search,
  'GET /opsapi/stock/count': search,
  'GET /opsapi/stock/export': search,
  'GET /opsapi/stock/overview': {},
  'GET /opsapi/stock/history': { query: (of) => ({ mawbNo: of.mawbNo }) },
  'POST /opsapi/stock/add': { body: () => ({ first: 'not a number', count: 1 }) },
  'POST /opsapi/stock/take': { body: () => ({ prefix: '114', count: 1, takenFor: 'taken' }) },
  'POST /opsapi/stock/back': { body: (of) => ({ numbers: [of.mawbNo], reason: 'taken' }) },
  'POST /opsapi/stock/void': { body: (of) => ({ numbers: [of.mawbNo], reason: 'taken' }) },
  'GET /opsapi/stock/airlines': {},
  'POST /opsapi/stock/airlines/save': {
    body: () => ({ prefix: '999', code: 'CA', nameZh: 'taken', nameEn: 'taken', lowAt: 1, version: 999 }),
  },
};
