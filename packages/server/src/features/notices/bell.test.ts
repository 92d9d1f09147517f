import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addSheet } from '../exceptions/exceptions.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { offerProduct, signed, soundContent, submittedBy } from '../trusts/trusts.factory.ts';
import { layMawb } from '../waybills/waybills.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const { id: orderId, orderNumber } = await addOrder(house, { created_by: ana.userId });
const people = {
  mei: await house.clerk(),
  bo: await house.clerk(),
  narrow: await house.clerk({ customers: [house.orgB] }),
};
const mei = await house.as(people.mei);
const bo = await house.as(people.bo);
const narrow = await house.as(people.narrow);

const sheet = () =>
  addSheet(house, { orgId: house.orgA, orderId, ownerId: ana.userId, text: 'short', state: 'PROCESSING' });

interface Row {
  id: string;
  event: string;
  number: string;
  said: string;
  who: string;
  read: boolean;
}

async function bell(of: typeof mei): Promise<{ unread: number; rows: Row[] }> {
  return (await of.get('/opsapi/bell')).data;
}

async function rowsOf(of: typeof mei, sheetNo: string) {
  return (await bell(of)).rows
    .filter((row) => row.number === sheetNo)
    .map(({ event, said }) => [event, said]);
}

test('a customer’s answer rings at the sheet’s handler alone, and without one at everybody who works for that customer', async () => {
  const [handled, free] = [await sheet(), await sheet()];
  await bo.post('/opsapi/exceptions/assign', {
    nos: [handled.sheetNo],
    handlerId: people.mei.userId,
    reason: null,
  });
  for (const { sheetNo: no } of [handled, free])
    assert.equal(
      (await customer.post('/omsapi/exceptions/reply', { no, body: 'the list is attached' })).code,
      200,
    );
  assert.deepEqual(await rowsOf(mei, handled.sheetNo), [['replied', 'the list is attached']]);
  assert.deepEqual(await rowsOf(bo, handled.sheetNo), []);
  assert.deepEqual(await rowsOf(mei, free.sheetNo), [['replied', 'the list is attached']]);
  assert.deepEqual(await rowsOf(bo, free.sheetNo), [['replied', 'the list is attached']]);
  assert.deepEqual(await rowsOf(narrow, free.sheetNo), []);
});

test('who is mentioned hears of it and nobody else, least of all the customer or who wrote it', async () => {
  const { sheetNo: no } = await sheet();
  const said = { no, body: '@ please look', internal: true, mentions: [people.bo.userId, people.mei.userId] };
  assert.equal((await mei.post('/opsapi/exceptions/comment', said)).code, 200);
  assert.deepEqual(await rowsOf(bo, no), [['mentioned', '@ please look']]);
  assert.deepEqual(await rowsOf(mei, no), []);
  assert.deepEqual(
    (await customer.get('/adminapi/notices')).data.rows.filter(
      (row: { number: string }) => row.number === no,
    ),
    [],
  );
});

test('a sheet that a customer opens and one that they urge ring too', async () => {
  const opened = await customer.post('/omsapi/exceptions/open', {
    orderNo: orderNumber,
    kind: 'delay',
    description: 'where is it?',
  });
  const { sheetNo: no } = opened.data.sheet ?? opened.data;
  assert.equal((await customer.post('/omsapi/exceptions/urge', { nos: [no] })).data, 1);
  assert.deepEqual(await rowsOf(bo, no), [
    ['urged', ''],
    ['opened', 'where is it?'],
  ]);
});

test('who sent a trust order back hears that it came again, and who accepted it what is asked of it afterwards', async () => {
  await offerProduct(house, house.orgA);
  const { trust } = await submittedBy(customer);
  const { id, trustNo } = trust;
  const version = async () => (await customer.get(`/omsapi/trust/detail?no=${trustNo}`)).data.trust.version;
  const returned = { id, version: trust.version, corrections: [], reason: 'no phone' };
  assert.equal((await bo.post('/opsapi/trust/return', returned)).code, 200);
  assert.deepEqual(await rowsOf(bo, trustNo), [['submitted', '']]);
  await customer.post('/omsapi/trust/submit', signed({ id, version: await version() }));
  const accepted = { id, version: await version(), orders: [] };
  assert.equal((await mei.post('/opsapi/trust/accept', accepted)).code, 200);
  const { content } = (await customer.get(`/omsapi/trust/detail?no=${trustNo}`)).data;
  const service = { ...content.service, latestArrival: '2026-12-31' };
  const wish = { id, version: await version(), why: 'later is enough', ...content, service };
  assert.equal((await customer.post('/omsapi/trust/amend', wish)).code, 200);
  const cancel = { id, version: await version(), reason: 'sold out' };
  assert.equal((await customer.post('/omsapi/trust/cancel', cancel)).code, 200);
  assert.deepEqual(await rowsOf(bo, trustNo), [
    ['corrected', ''],
    ['submitted', ''],
  ]);
  assert.deepEqual(await rowsOf(mei, trustNo), [
    ['cancelling', 'sold out'],
    ['amendment', 'later is enough'],
    ['submitted', ''],
  ]);
});

test('what is asked of an order rings at the customer’s service person, else at who may change orders of theirs', async () => {
  const received = await addOrder(house, { created_by: ana.userId, status: 'WH_IN' });
  const fresh = await addOrder(house, { created_by: ana.userId });
  const ask = { no: received.orderNumber, reason: 'bring it back' };
  assert.equal((await customer.post('/omsapi/orders/cancel', ask)).data.cancelled, false);
  assert.deepEqual(await rowsOf(mei, received.orderNumber), [['cancelling', 'bring it back']]);
  assert.deepEqual(await rowsOf(bo, received.orderNumber), [['cancelling', 'bring it back']]);
  await house.rows('update customer set customer_service_id = $2 where org_id = $1', [
    house.orgA,
    people.bo.userId,
  ]);
  const end = { no: fresh.orderNumber, reason: 'entered twice' };
  assert.equal((await customer.post('/omsapi/orders/cancel', end)).data.cancelled, true);
  assert.deepEqual(await rowsOf(bo, fresh.orderNumber), [['cancelled', 'entered twice']]);
  assert.deepEqual(await rowsOf(mei, fresh.orderNumber), []);
  assert.deepEqual(await rowsOf(narrow, fresh.orderNumber), []);
});

test('a word about a waybill rings at who last wrote to this customer about it', async () => {
  const cargo = [{ orgId: house.orgA, ownerId: ana.userId, orders: [null] }];
  const { id, no } = await layMawb(house, { status: '42', cargo });
  await mei.post('/opsapi/mawb/message', { id, customerId: house.orgA, body: 'is the HS code right?' });
  assert.equal((await customer.post('/omsapi/mawb/message', { id, body: 'it is' })).code, 200);
  assert.deepEqual(await rowsOf(mei, no), [['written', 'it is']]);
  assert.deepEqual(await rowsOf(bo, no), []);
});

test('who may not see trust orders any more reads nothing of them at their bell', async () => {
  const { trust } = await submittedBy(customer, soundContent());
  const returned = { id: trust.id, version: trust.version, corrections: [], reason: 'no phone' };
  const dora = await house.clerk({ permissions: ['op:work:view', 'op:trust:view', 'op:trust:decide'] });
  const desk = await house.as(dora);
  await desk.post('/opsapi/trust/return', returned);
  const { version } = (await customer.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).data.trust;
  await customer.post('/omsapi/trust/submit', signed({ id: trust.id, version }));
  assert.deepEqual(await rowsOf(desk, trust.trustNo), [['corrected', '']]);
  await house.rows(`update app_user set permissions = '{op:work:view}' where user_id = $1`, [dora.userId]);
  assert.deepEqual(await bell(desk), { unread: 0, rows: [] });
});

test('reading one takes one off, reading all takes all, and nobody reads what is another’s', async () => {
  const { sheetNo: no } = await sheet();
  await customer.post('/omsapi/exceptions/reply', { no, body: 'one' });
  const before = await bell(bo);
  const [first] = before.rows;
  assert.ok(first && !first.read);
  assert.equal((await mei.post('/opsapi/bell/read', { ids: [first.id] })).data.rows.length > 0, true);
  assert.equal((await bell(bo)).unread, before.unread);
  const after = await bo.post('/opsapi/bell/read', { ids: [first.id] });
  assert.equal(after.data.unread, before.unread - 1);
  assert.equal((await bo.post('/opsapi/bell/read', {})).data.unread, 0);
});

test('who serves the customer no more reads nothing of that customer’s sheets any more, and no customer has this bell', async () => {
  assert.ok((await bell(mei)).rows.length > 0);
  await house.rows(
    'update app_user set team_id = (select team_id from app_user where user_id = $2) where user_id = $1',
    [people.mei.userId, people.narrow.userId],
  );
  assert.deepEqual(await bell(mei), { unread: 0, rows: [] });
  assert.equal((await customer.get('/opsapi/bell')).status, 403);
});
