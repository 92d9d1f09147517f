import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const receipt = (of: Belongings) => ({ id: of.receiptId, version: 1 });

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
  'POST /opsapi/receipt/confirm': { body: (of) => ({ ...receipt(of), complete: true }) },
  'POST /opsapi/receipt/void': { body: (of) => ({ ...receipt(of), reason: 'because the walk asks' }) },
  'GET /opsapi/receipt/labels': { query: (of) => ({ orderId: of.orderId, from: '1', pieces: '1' }) },
  'GET /omsapi/order/receipts': { query: (of) => ({ id: of.orderId }) },
};
