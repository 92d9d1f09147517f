import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { formAt, freshForm } from './orders.edit.factory.ts';
import { addChannels } from './orders.import.factory.ts';

const house = await openTestHouse();
await addChannels(house);
const ana = await house.as(await house.person());
const clerk = await house.clerk();
const desk = await house.as(clerk);
const forAcme = { 'for-customer': house.orgA };

test('an order that staff enter for a customer is the customer’s, and its history names who did it and for whom', async () => {
  const form = freshForm();
  const made = await desk.post('/omsapi/orders/create', form, forAcme);
  const no = made.data.orderNumber;
  assert.equal((await formAt(ana, no)).form.referenceNumber, form.referenceNumber);
  const [owner] = await house.rows('select org_id::text, created_by::text from orders where id = $1', [
    made.data.id,
  ]);
  assert.deepEqual(owner, { org_id: house.orgA, created_by: clerk.userId });
  for (const [calls, path] of [
    [ana, '/omsapi/orders/history'],
    [desk, '/opsapi/orders/history'],
  ] as const) {
    const [deed] = (await calls.get(`${path}?no=${no}`)).data;
    assert.deepEqual([deed.who, deed.action], [`Name ${clerk.username}`, 'Created']);
    assert.match(JSON.stringify(deed.changes), /On behalf of.*ACME/);
  }
  const log = (await desk.get(`/opsapi/audit?subjectId=${made.data.id}`)).data.rows[0];
  assert.equal(log.who, `Name ${clerk.username}`);
  assert.match(log.organisation, /^ACME/);
  assert.match(JSON.stringify(log.changes), /On behalf of.*ACME/);
});

test('what a form offers is the customer’s: their channels and their address book', async () => {
  const saved = await ana.post('/adminapi/addresses/save', {
    id: newId(),
    type: 'consignee',
    company: 'Acme Warehouse',
    contact: 'Eve',
    phone: '+14155552671',
    country: 'US',
    address: '1 Main St',
  });
  assert.equal(saved.code, 200, saved.message);
  const own = await desk.get('/adminapi/addresses?size=50', forAcme);
  assert.equal(own.data.rows.length, 1);
  assert.deepEqual(own.data, (await ana.get('/adminapi/addresses?size=50')).data);
  const channels = await desk.get('/omsapi/orders/overview', forAcme);
  assert.deepEqual(channels.data, (await ana.get('/omsapi/orders/overview')).data);
  const declared = (await desk.get('/omsapi/trust/declaration', forAcme)).data;
  assert.match(declared.textEn, /^On behalf of Company ACME/);
  assert.deepEqual(declared, (await ana.get('/omsapi/trust/declaration')).data);
});

test('its rules hold as for the customer: findings stand at the fields, a reference is used once', async () => {
  const form = freshForm({ fbaNo: 'NOT-FBA' });
  const [theirs, mine] = [
    await ana.post('/omsapi/orders/create', form),
    await desk.post('/omsapi/orders/create', form, forAcme),
  ];
  assert.deepEqual([mine.status, mine.data], [theirs.status, theirs.data]);
});

test('sent twice with one key there is one order, and the key of one customer is not that of another', async () => {
  const form = freshForm();
  const key = { 'idempotency-key': 'one-wish-of-a-clerk' };
  const first = await desk.post('/omsapi/orders/create', form, { ...forAcme, ...key });
  const again = await desk.post('/omsapi/orders/create', form, { ...forAcme, ...key });
  assert.equal(first.data.orderNumber, again.data.orderNumber);
  await house.rows(
    'insert into customer_channel (org_id, channel_id) select $1, channel_id from channel on conflict do nothing',
    [house.orgB],
  );
  const forBeta = await desk.post('/omsapi/orders/create', form, { 'for-customer': house.orgB, ...key });
  assert.equal(forBeta.code, 200);
  assert.notEqual(forBeta.data.orderNumber, first.data.orderNumber);
});
