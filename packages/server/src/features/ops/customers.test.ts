import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const clerk = await house.clerk();
const desk = await house.as(clerk);
const id = house.orgA;

async function detail() {
  return (await desk.get(`/opsapi/customers/detail?id=${id}`)).data;
}

async function post(path: string, change: object) {
  const { customer } = await detail();
  return desk.post(`/opsapi/customers/${path}`, { id, version: customer.version, ...change });
}

async function lastDeed(orgId: string) {
  const [deed] = await house.rows<{ action: string; changes: Record<string, unknown> }>(
    `select action, changes from audit where org_id = $1 and subject = 'customer' order by at desc limit 1`,
    [orgId],
  );
  return deed;
}

test('the list finds customers by code, name and filter, and pages in either order', async () => {
  const codes = async (query: string) =>
    (await desk.get(`/opsapi/customers?${query}`)).data.rows.map((row: { code: string }) => row.code);
  assert.deepEqual(await codes('sort=code'), ['ACME', 'BETA']);
  assert.deepEqual(await codes('sort=-code'), ['BETA', 'ACME']);
  assert.deepEqual(await codes('search=acm'), ['ACME']);
  assert.deepEqual(await codes('onHold=true'), []);
  const first = (await desk.get('/opsapi/customers?sort=code&size=1')).data;
  const second = (
    await desk.get(`/opsapi/customers?sort=code&size=1&after=${encodeURIComponent(first.next)}`)
  ).data;
  assert.deepEqual([first.rows[0].code, second.rows[0].code, second.next], ['ACME', 'BETA', null]);
  assert.deepEqual((await desk.get('/opsapi/customers/count')).data, { total: 2, more: false, notFound: [] });
});

test('a change is told field by field to the customer, and our remark about it only to ourselves', async () => {
  const facts = {
    nameZh: '新名',
    nameEn: 'New name',
    legalName: '新名有限公司',
    saleId: clerk.userId,
    payDays: 30,
    remark: 'pays late',
  };
  const reply = await post('save', facts);
  assert.deepEqual(
    [reply.data.customer.nameZh, reply.data.customer.sale],
    ['新名', `Name ${clerk.username}`],
    reply.message,
  );
  const told = await lastDeed(id);
  assert.deepEqual(told?.changes.nameZh, { from: '公司 ACME', to: '新名' });
  assert.equal(JSON.stringify(told).includes('pays late'), false);
  assert.deepEqual((await lastDeed(house.orgF))?.changes.remark, { from: null, to: 'pays late' });
});

test('who has read an older version gets 409 with what stands now', async () => {
  const { customer } = await detail();
  const facts = { id, version: customer.version, nameZh: '甲', nameEn: 'One', legalName: 'One', payDays: 15 };
  assert.equal((await desk.post('/opsapi/customers/save', facts)).code, 200);
  const late = await desk.post('/opsapi/customers/save', { ...facts, nameZh: '乙' });
  assert.deepEqual([late.status, late.data.current.nameZh], [409, '甲']);
});

test('of two hundred changes with one version exactly one is made', async () => {
  const { customer } = await detail();
  const replies = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      desk.post('/opsapi/customers/hold', {
        id,
        version: customer.version,
        onHold: n % 2 === 0,
        reason: 'race',
      }),
    ),
  );
  assert.equal(replies.filter(({ status }) => status === 200).length, 1);
  assert.equal(replies.filter(({ status }) => status === 409).length, 39);
});

test('a hold shows its reason, and a release takes it away', async () => {
  const held = await post('hold', { onHold: true, reason: 'overdue since May' });
  assert.deepEqual([held.data.customer.onHold, held.data.customer.holdReason], [true, 'overdue since May']);
  const released = await post('hold', { onHold: false, reason: 'paid' });
  assert.deepEqual([released.data.customer.onHold, released.data.customer.holdReason], [false, null]);
  assert.equal((await lastDeed(id))?.action, 'released');
  assert.equal((await post('hold', { onHold: true })).status, 400);
});

test('each weighty change takes its own right', async () => {
  const rights = ['op:work:view', 'op:customer:view', 'op:customer:edit'];
  const limited = await house.as(await house.clerk({ permissions: rights }));
  const { customer } = await detail();
  const lock = { id, version: customer.version };
  const hold = await limited.post('/opsapi/customers/hold', { ...lock, onHold: true, reason: 'x' });
  const quota = await limited.post('/opsapi/credit-requests/quota', {
    id: newId(),
    orgId: id,
    quota: '9',
    quotaCurrency: 'CNY',
    reason: 'x',
  });
  const view = await limited.post('/opsapi/customers/view-as', { orgId: id, reason: 'x' });
  assert.deepEqual([hold.status, quota.status, view.status], [403, 403, 403]);
});

test('an inactive customer’s people are out at once and come back with it', async () => {
  const person = await house.person();
  const calls = await house.as(person);
  assert.equal((await post('status', { status: 'inactive', reason: 'left us' })).code, 200);
  assert.equal((await calls.get('/adminapi/session/user')).status, 401);
  assert.equal((await post('status', { status: 'active', reason: 'back' })).code, 200);
  assert.equal((await (await house.as(person)).get('/adminapi/session/user')).code, 200);
});

test('what a customer is not granted none of its people can do, at the next request', async () => {
  const calls = await house.as(await house.person());
  assert.equal((await calls.get('/omsapi/orders')).status, 200);
  await post('permissions', { permissions: ['mine:view'], requireTotp: false });
  assert.equal((await calls.get('/omsapi/orders')).status, 403);
  await post('permissions', { permissions: null, requireTotp: false });
  assert.equal((await calls.get('/omsapi/orders')).status, 200);
});

test('products are set all at once, and an unknown one sets none', async () => {
  const [air, sea] = [newId(), newId()];
  for (const [product, name] of [
    [air, '空'],
    [sea, '海'],
  ])
    await house.rows(`insert into channel (channel_id, name, name_en, transport) values ($1, $2, $2, '1')`, [
      product,
      name,
    ]);
  const set = await post('products', { products: [air, sea] });
  assert.equal(set.data.products.length, 2);
  assert.equal((await post('products', { products: [air, newId()] })).status, 404);
  assert.equal((await detail()).products.length, 2);
  assert.equal((await post('products', { products: [] })).data.products.length, 0);
});
