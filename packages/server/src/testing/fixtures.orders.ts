import { rightForm } from '@loadline/contract/orders/order-form.factory';
import type { Belongings, Fixture } from './fixture.ts';

const reason = 'because the walk asks';
const form = () => ({ ...rightForm(), remark: 'taken' });
const named = (of: Belongings) => ({ no: of.orderNumber });
const one = (of: Belongings) => ({ id: of.orderId, version: 1 });

/** The calls about single orders, and those of the order desk. */
export const orderFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/orders/form': { query: named },
  'POST /omsapi/orders/create': { body: form },
  'POST /omsapi/orders/save': { body: (of) => ({ ...named(of), version: 1, ...form() }) },
  'POST /omsapi/orders/codes/take': { body: (of) => ({ ...named(of), version: 1, lines: [1] }) },
  'POST /omsapi/orders/amend': { body: (of) => ({ ...named(of), version: 1, reason, ...form() }) },
  'POST /omsapi/orders/cancel': { body: (of) => ({ ...named(of), reason }) },
  'POST /omsapi/orders/requests/withdraw': { body: (of) => ({ requestId: of.requestId }) },
  'GET /opsapi/orders': { query: (of) => ({ search: of.reference }) },
  'GET /opsapi/orders/count': { query: (of) => ({ customer: of.orgId }) },
  'GET /opsapi/orders/totals': { query: (of) => ({ customer: of.orgId }) },
  'GET /opsapi/orders/overview': {},
  'GET /opsapi/orders/export': { query: (of) => ({ ids: of.orderId }) },
  'GET /opsapi/orders/detail': { query: named },
  'GET /opsapi/orders/history': { query: named },
  'GET /opsapi/orders/form': { query: (of) => ({ id: of.orderId }) },
  'POST /opsapi/orders/save': { body: (of) => ({ ...one(of), reason, ...form() }) },
  'POST /opsapi/orders/facts': { body: (of) => ({ ...one(of), trackingNo: 'taken' }) },
  'POST /opsapi/orders/note': { body: (of) => ({ id: of.orderId, version: 0, staffNote: 'taken' }) },
  'POST /opsapi/orders/hold': { body: (of) => ({ ids: [of.orderId], reason: 'customs', note: reason }) },
  'POST /opsapi/orders/release': { body: (of) => ({ ids: [of.orderId], reason: 'docs', note: reason }) },
  'POST /opsapi/orders/eta': { body: (of) => ({ ids: [of.orderId], eta: '2026-12-24' }) },
  'POST /opsapi/orders/cancel': { body: (of) => ({ ...one(of), reason }) },
  'POST /opsapi/orders/close': { body: (of) => ({ ...one(of), reason }) },
  'POST /opsapi/orders/requests/decide': {
    body: (of) => ({ requestId: of.requestId, version: 1, accepted: false, answer: reason }),
  },
};
