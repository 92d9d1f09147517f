import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addSheet } from '../exceptions/exceptions.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';

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
  sheetNo: string;
  said: string;
  who: string;
  read: boolean;
}

async function bell(of: typeof mei): Promise<{ unread: number; rows: Row[] }> {
  return (await of.get('/opsapi/bell')).data;
}

async function rowsOf(of: typeof mei, sheetNo: string) {
  return (await bell(of)).rows
    .filter((row) => row.sheetNo === sheetNo)
    .map(({ event, said }) => [event, said]);
}

test('a customer’s answer rings at the sheet’s handler alone, and without one at everybody who works for him', async () => {
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

test('a sheet that a customer opens and one that he urges ring too', async () => {
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

test('who serves the customer no more reads nothing of his sheets any more, and no customer has this bell', async () => {
  assert.ok((await bell(mei)).rows.length > 0);
  await house.rows(
    'update app_user set team_id = (select team_id from app_user where user_id = $2) where user_id = $1',
    [people.mei.userId, people.narrow.userId],
  );
  assert.deepEqual(await bell(mei), { unread: 0, rows: [] });
  assert.equal((await customer.get('/opsapi/bell')).status, 403);
});
