import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addSheet } from './features/exceptions/exceptions.factory.ts';
import { addOrder } from './features/orders/orders.factory.ts';
import { openChain } from './features/waybills/waybills.chain.factory.ts';
import { newId } from './kernel/database.ts';
import type { Reply } from './testing/calls.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
const [ana, bo] = [await house.person(), await house.person({ orgId: house.orgB })];
const [customer, other] = [await house.as(ana), await house.as(bo)];
const [desk, warehouse] = [await house.as(await house.clerk()), await house.as(await house.clerk())];
const rounds = Array.from({ length: 25 }, (_, at) => at);
const reason = 'because both are in a hurry';

function none500(replies: readonly Reply[]): void {
  for (const { status, message } of replies) assert.ok(status < 500, `${status} ${message}`);
}

async function deadlocks(): Promise<string> {
  const [row] = await house.rows<{ deadlocks: string }>(
    'select deadlocks::text from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks ?? '';
}

const lines = [{ pieces: 9, length: '50', width: '60', height: '40', weight: '100' }];

function measured(orderId: string, more: object = {}) {
  return {
    id: newId(),
    version: null,
    orderId,
    warehouse: 'PVG-W2',
    lines,
    photos: [],
    remark: null,
    ...more,
  };
}

test('a receipt is measured, confirmed and made void at once, and its order is asked about meanwhile: nobody waits for themselves', async () => {
  for (const _ of rounds.slice(0, 12)) {
    const { id: orderId, orderNumber } = await addOrder(house, { quantity: 10 });
    const { id, version } = (await desk.post('/opsapi/receipt/save', measured(orderId))).data;
    none500(
      await Promise.all([
        desk.post('/opsapi/receipt/confirm', { id, version, complete: true }),
        warehouse.post('/opsapi/receipt/save', measured(orderId, { id, version })),
        warehouse.post('/opsapi/receipt/void', { id, version, reason }),
        warehouse.post('/opsapi/receipt/save', measured(orderId)),
        customer.post('/omsapi/exceptions/open', {
          orderNo: orderNumber,
          kind: 'delay',
          description: reason,
        }),
      ]),
    );
  }
  assert.equal(await deadlocks(), '0');
});

test('cargo is received and taken back while its waybill moves on and back: nobody waits for themselves', async () => {
  const { confirmed } = await openChain(house);
  for (const _ of rounds.slice(0, 12)) {
    const { orders, mawb } = await confirmed();
    const receipts = await Promise.all(
      orders.map(async ({ id }) => (await desk.post('/opsapi/receipt/save', measured(id))).data),
    );
    const asked = receipts.map(({ id, version }) => ({ id, version, complete: false }));
    const stored = { ...mawb, to: '32', data: { at: new Date().toISOString() } };
    none500(
      await Promise.all([
        ...asked.map((one) => desk.post('/opsapi/receipt/confirm', one)),
        warehouse.post('/opsapi/mawb/move', stored),
        warehouse.post('/opsapi/mawb/back', { ...mawb, reason }),
        ...asked.map(({ id, version }) =>
          warehouse.post('/opsapi/receipt/void', { id, version: version + 1, reason }),
        ),
      ]),
    );
  }
  assert.equal(await deadlocks(), '0');
});

test('a request is decided while its order is cancelled: one of the two comes first', async () => {
  for (const _ of rounds) {
    const { id, orderNumber: no } = await addOrder(house, { status: 'WH_IN' });
    const { request } = (await customer.post('/omsapi/orders/cancel', { no, reason })).data;
    const decided = { requestId: request.id, version: request.version, accepted: true, answer: null };
    none500(
      await Promise.all([
        desk.post('/opsapi/orders/requests/decide', decided),
        warehouse.post('/opsapi/orders/cancel', { id, version: 1, reason }),
      ]),
    );
  }
  assert.equal(await deadlocks(), '0');
});

test('orders of several customers are held and moved at once, in whatever order they are named', async () => {
  // The younger customer has the older order.
  const late = await addOrder(house, { org_id: house.orgB });
  const orders = [late, await addOrder(house), await addOrder(house, { org_id: house.orgB })];
  const ids = orders.map(({ id }) => id);
  const numbers = orders.map(({ orderNumber }) => orderNumber).toReversed();
  const told = { code: 'NOTE', classifier: 'ACT', at: '2026-11-20T10:00', isPublic: false, noteZh: reason };
  for (const _ of rounds)
    none500(
      await Promise.all([
        desk.post('/opsapi/orders/hold', { ids, reason: 'docs', note: reason }),
        warehouse.post('/opsapi/events/record', { key: newId(), numbers, zone: 'Asia/Shanghai', ...told }),
        desk.post('/opsapi/orders/release', { ids, reason: 'docs', note: reason }),
      ]),
    );
  assert.equal(await deadlocks(), '0');
});

test('sheets of one order that are resolved at once leave none counted as open', async () => {
  for (const _ of rounds) {
    const { id: orderId } = await addOrder(house, { org_id: house.orgB });
    const facts = { orgId: house.orgB, orderId, ownerId: bo.userId, text: 'x', state: 'PROCESSING' };
    const sheets = [await addSheet(house, facts), await addSheet(house, facts)];
    const [one, two] = sheets.map(({ sheetNo: no }) => ({ no, version: 1, to: 'RESOLVED', said: reason }));
    const replies = await Promise.all([
      desk.post('/opsapi/exceptions/move', one),
      warehouse.post('/opsapi/exceptions/move', two),
    ]);
    assert.deepEqual(
      replies.map(({ code }) => code),
      [200, 200],
    );
    const [order] = await house.rows<{ abnormal: number }>('select abnormal from orders where id = $1', [
      orderId,
    ]);
    assert.equal(order?.abnormal, 0);
  }
  assert.equal((await other.get('/omsapi/exceptions')).code, 200);
});
