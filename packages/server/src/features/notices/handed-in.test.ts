import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultChoices, staffMail } from '@loadline/contract/messages/notice-event';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { submittedBy as bookedBy, bookingOn, offerAir } from '../bookings/bookings.factory.ts';
import { addSheet } from '../exceptions/exceptions.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { entered } from '../orders/orders.edit.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addChannels, importAll, ordersOf, upload, workbookOf } from '../orders/orders.import.factory.ts';
import { offerProduct, signed, submittedBy } from '../trusts/trusts.factory.ts';
import { addressOf, messagesTo } from './notices.factory.ts';

const portal = 'https://portal.example';
const house = await openTestHouse({ publicUrl: portal });
await addChannels(house);
await offerProduct(house, house.orgA);
await offerAir(house, house.orgA);
const ana = await house.person();
const customer = await house.as(ana);
const people = { mei: await house.clerk(), bo: await house.clerk() };
const [mei, bo] = [await house.as(people.mei), await house.as(people.bo)];
const narrow = await house.as(await house.clerk({ customers: [house.orgB] }));

function served(by: string | null) {
  return house.rows('update customer set customer_service_id = $2 where org_id = $1', [house.orgA, by]);
}

async function heard(of: Calls, number: string): Promise<string[][]> {
  const { data } = await of.get('/opsapi/bell');
  return data.rows
    .filter((row: { number: string }) => row.number === number)
    .map(({ event, said }: { event: string; said: string }) => [event, said]);
}

async function booked() {
  const { data, message } = await bookedBy(customer, bookingOn(await addFlight(house)));
  assert.ok(data, message);
  return data.booking;
}

test('an order, a trust order and a booking that a customer hands in ring at the service person alone', async () => {
  await served(people.bo.userId);
  const { no } = await entered(house, customer);
  const { trust } = await submittedBy(customer);
  const { bookingNo } = await booked();
  for (const number of [no, trust.trustNo, bookingNo]) {
    assert.deepEqual(await heard(bo, number), [['submitted', '']]);
    assert.deepEqual(await heard(mei, number), []);
  }
});

test('without a service person, or with one who has left, everybody rings who may act for this customer', async () => {
  await served(null);
  const first = await booked();
  const gone = await house.clerk();
  await served(gone.userId);
  await house.rows('update app_user set enabled = false where user_id = $1', [gone.userId]);
  const second = await booked();
  for (const { bookingNo } of [first, second]) {
    assert.deepEqual(await heard(mei, bookingNo), [['submitted', '']]);
    assert.deepEqual(await heard(bo, bookingNo), [['submitted', '']]);
    assert.deepEqual(await heard(narrow, bookingNo), []);
  }
});

test('an import of many orders rings once, with how many', async () => {
  await served(people.bo.userId);
  const file = await workbookOf(
    ordersOf(3, (at) => ({ referenceNumber: `MANY-${at}`, cartonNo: `MANY${at}` })),
  );
  const { data } = await upload(customer, file);
  await importAll(customer, data.id);
  const rows = await house.rows<{ number: string }>(
    'select order_number as number from orders where import_id = $1 order by 1',
    [data.id],
  );
  const rung = await Promise.all(rows.map(({ number }) => heard(bo, number)));
  assert.deepEqual(rung, [[['imported', '3']], [], []]);
});

test('a booking that was sent back and comes again rings at whoever sent it back', async () => {
  await served(people.bo.userId);
  const { id, bookingNo, version } = await booked();
  const back = { id, version, corrections: [], reason: 'no phone' };
  assert.equal((await mei.post('/opsapi/booking/return', back)).code, 200);
  const now = (await customer.get(`/omsapi/booking/detail?no=${bookingNo}`)).data.booking;
  const again = { id, version: now.version, unverified: false };
  assert.equal((await customer.post('/omsapi/booking/submit', again)).code, 200);
  assert.deepEqual(await heard(mei, bookingNo), [['corrected', '']]);
});

test('a mail goes to whoever chose it, in their language and with the way to the record, and to nobody else', async () => {
  await served(people.bo.userId);
  const { email } = await addressOf(house, people.bo);
  const silent = await booked();
  assert.deepEqual(await messagesTo(house, email), []);
  const chosen = [...defaultChoices, staffMail];
  const kept = await bo.post('/adminapi/notices/settings/save', { digest: 'none', chosen });
  assert.ok(kept.data.chosen.includes(staffMail), kept.message);
  assert.ok((await bo.get('/adminapi/notices/settings')).data.chosen.includes(staffMail));
  const { bookingNo } = await booked();
  const [mail, ...more] = await messagesTo(house, email);
  assert.deepEqual(more, []);
  const { template, channel, params } = mail ?? {};
  assert.deepEqual([template, channel], ['staffNotice', 'mail']);
  assert.deepEqual(
    [params?.['whatZh'], params?.['whatEn'], params?.['number'], params?.['by']],
    ['提交', 'handed in', bookingNo, `Name ${ana.username}`],
  );
  // Whole, once it was sent.
  assert.equal(params?.['link']?.replace(portal, ''), `/ops/booking?no=${bookingNo}`);
  assert.ok(params?.['customerZh']);
  assert.deepEqual(await heard(bo, silent.bookingNo), [['submitted', '']]);
});

test('a word too long for the bell ends there in three dots, and is whole in the mail', async () => {
  const { id: orderId } = await addOrder(house, { created_by: ana.userId });
  const { sheetNo: no } = await addSheet(house, {
    orgId: house.orgA,
    orderId,
    ownerId: ana.userId,
    text: 'short',
    state: 'PROCESSING',
  });
  const { email } = await addressOf(house, people.bo);
  const body = 'x'.repeat(400);
  assert.equal((await customer.post('/omsapi/exceptions/reply', { no, body })).code, 200);
  assert.deepEqual(await heard(bo, no), [['replied', `${'x'.repeat(299)}…`]]);
  const mails = await messagesTo(house, email);
  assert.equal(mails.at(-1)?.params['saidEn'], body);
});

test('a trust order that comes again tells it once per hand-in', async () => {
  await served(people.bo.userId);
  const { trust } = await submittedBy(customer);
  const { id, trustNo } = trust;
  const back = { id, version: trust.version, corrections: [], reason: 'no phone' };
  assert.equal((await mei.post('/opsapi/trust/return', back)).code, 200);
  const { version } = (await customer.get(`/omsapi/trust/detail?no=${trustNo}`)).data.trust;
  assert.equal((await customer.post('/omsapi/trust/submit', signed({ id, version }))).code, 200);
  assert.deepEqual(await heard(bo, trustNo), [['submitted', '']]);
  assert.deepEqual(await heard(mei, trustNo), [['corrected', '']]);
});

test('what a customer takes back rings at whoever it waited for, with the reason', async () => {
  await served(people.bo.userId);
  const booking = await booked();
  const back = { id: booking.id, version: booking.version, reason: 'no cargo' };
  assert.equal((await customer.post('/omsapi/booking/withdraw', back)).code, 200);
  const { trust } = await submittedBy(customer);
  const which = { id: trust.id, version: trust.version };
  assert.equal((await customer.post('/omsapi/trust/withdraw', which)).code, 200);
  const { orderNumber } = await addOrder(house, { created_by: ana.userId, status: 'WH_IN' });
  const asked = (await customer.post('/omsapi/orders/cancel', { no: orderNumber, reason: 'sold out' })).data;
  const { requestId } = asked.request;
  assert.equal((await customer.post('/omsapi/orders/requests/withdraw', { requestId })).code, 200);
  for (const [number, why, before] of [
    [booking.bookingNo, 'no cargo', ['submitted', '']],
    [trust.trustNo, '', ['submitted', '']],
    [orderNumber, '', ['cancelling', 'sold out']],
  ]) {
    assert.deepEqual(await heard(bo, number), [['withdrawn', why], before]);
    assert.deepEqual(await heard(mei, number), []);
  }
});
