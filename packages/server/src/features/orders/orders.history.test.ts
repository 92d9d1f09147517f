import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from './orders.factory.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());
const clerk = await house.clerk();
const desk = await house.as(clerk);

async function addDeed(id: string, action: string, changes: object = {}) {
  await house.rows(
    `insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes) values ($1, $2, $3, 'Zhou', $4, 'order', $5, $6)`,
    [house.orgA, newId(), clerk.userId, action, id, JSON.stringify(changes)],
  );
}

const said = (deed: { changes: { field: string; to: string }[] }) =>
  deed.changes.map(({ field, to }) => `${field}: ${to}`);

test('an order tells its changes by label, in the reader’s language, and keeps the names of the forwarder’s people', async () => {
  const { id, orderNumber } = await addOrder(house);
  await addDeed(id, 'edited', { status: { from: 'ORDERED', to: 'WH_IN' } });
  const own = `/omsapi/orders/history?no=${orderNumber}`;
  const [en, zh] = [await ana.get(own), await ana.get(own, { 'accept-language': 'zh-CN' })];
  assert.equal(en.data[0].who, '');
  assert.deepEqual(en.data[0].changes[0].field, 'Order status');
  assert.deepEqual([zh.data[0].changes[0].field, zh.data[0].action], ['订单状态', '修改']);
  const { data } = await desk.get(`/opsapi/orders/history?no=${orderNumber}`);
  assert.equal(data[0].who, 'Zhou');
});

test('what happened to cargo, papers and imports is told in words, and never by what only programs know', async () => {
  const { id, orderNumber } = await addOrder(house);
  await addDeed(id, 'event-added', {
    event: 'POD',
    classifier: 'ACT',
    occurredAt: '2026-11-24T06:00:00.000Z',
  });
  await addDeed(id, 'held', { reason: 'payment', note: 'since May' });
  await addDeed(id, 'uploaded', { file: 'invoice.pdf', type: '1' });
  await addDeed(id, 'imported', { file: 'orders.xlsx', import: newId() });
  const { data } = await ana.get(`/omsapi/orders/history?no=${orderNumber}`);
  const told = data.map((deed: { action: string; changes: { field: string; to: string }[] }) => [
    deed.action,
    ...said(deed),
  ]);
  assert.deepEqual(told, [
    ['Imported', 'File name: orders.xlsx'],
    ['Uploaded', 'File name: invoice.pdf', 'Type: Customs declaration document'],
    ['Put on hold', 'Reason: Payment', 'Note: since May'],
    ['Event recorded', 'Event: Signed', 'Classifier: Actual', 'Time: 2026-11-24 14:00 GMT+8'],
  ]);
});

test('a product is told as the reader calls it, and one that is gone as it was called', async () => {
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport) values (gen_random_uuid(), '华东铁路专线', 'East China Rail', '3')`,
  );
  const { id, orderNumber } = await addOrder(house);
  await addDeed(id, 'edited', { channelName: { from: '旧专线', to: '华东铁路专线' } });
  const own = `/omsapi/orders/history?no=${orderNumber}`;
  const [en, zh] = [await ana.get(own), await ana.get(own, { 'accept-language': 'zh-CN' })];
  const told = [en, zh].map(({ data: [{ changes }] }) => [changes[0].from, changes[0].to]);
  assert.deepEqual(told, [
    ['旧专线', 'East China Rail'],
    ['旧专线', '华东铁路专线'],
  ]);
});

test('who sees only their own reads no history of a colleague’s order, and a stranger none at all', async () => {
  const { orderNumber } = await addOrder(house);
  const own = await house.as(await house.person({ authority: 'own' }));
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  for (const calls of [own, stranger])
    assert.equal((await calls.get(`/omsapi/orders/history?no=${orderNumber}`)).status, 404);
});
