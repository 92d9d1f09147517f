import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const receipt = (of: Belongings) => ({ id: of.receiptId, version: 1 });

const unidentified = (of: Belongings) => ({ id: of.unidentifiedId, version: 1 });
const byNo = { query: (of: Belongings) => ({ no: of.unidentifiedNo }) };

/** The calls of the warehouse, and what a customer reads of them. */
export const receiptFixtures: Readonly<Record<string, Fixture>> = {
  'GET /opsapi/receipt/find': { query: (of) => ({ no: of.orderNumber }) },
  'GET /opsapi/receipt/expected': {},
  'GET /opsapi/receipts': { query: (of) => ({ search: of.orderNumber }) },
  'POST /opsapi/receipt/save': {
    body: (of) => ({
      id: newId(),
      version: null,
      orderId: of.orderId,
      warehouse: 'PVG-W2',
      lines: [{ pieces: 1, length: '1', width: '1', height: '1', weight: '1' }],
      photos: [],
      remark: 'taken',
    }),
  },
  'GET /opsapi/unidentified': {},
  'GET /opsapi/unidentified/count': {},
  'GET /opsapi/unidentified/overview': {},
  'GET /opsapi/unidentified/export': {},
  'GET /opsapi/unidentified/detail': byNo,
  'GET /opsapi/unidentified/history': byNo,
  'POST /opsapi/unidentified/save': {
    body: () => ({
      id: newId(),
      version: null,
      warehouse: 'PVG-W2',
      marks: 'taken',
      lines: [{ pieces: 1, length: '1', width: '1', height: '1', weight: '1' }],
      photos: [],
    }),
  },
  'POST /opsapi/unidentified/join': {
    body: (of) => ({ ...unidentified(of), orderId: of.orderId, complete: true }),
  },
  'POST /opsapi/unidentified/close': {
    body: (of) => ({ ...unidentified(of), to: 'RETURNED', reason: 'because the walk asks' }),
  },
  'POST /opsapi/receipt/confirm': { body: (of) => ({ ...receipt(of), complete: true }) },
  'POST /opsapi/receipt/void': { body: (of) => ({ ...receipt(of), reason: 'because the walk asks' }) },
  'GET /opsapi/receipt/labels': { query: (of) => ({ orderId: of.orderId, from: '1', pieces: '1' }) },
  'GET /omsapi/order/receipts': { query: (of) => ({ id: of.orderId }) },
};
