import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wholeOf } from '@loadline/contract/trusts/trust.split';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { openTestHouse } from '../../testing/house.ts';
import { offerProduct, soundContent, soundLine, submittedBy } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const calls = await house.as(await house.person());
const desk = await house.as(await house.clerk());

interface Linked {
  readonly orderNumber: string;
  readonly referenceNumber: string;
}

async function accepted(content: TrustContent = soundContent(), orders: object[] = []) {
  const { trust } = await submittedBy(calls, content);
  const reply = await desk.post('/opsapi/trust/accept', { id: trust.id, version: trust.version, orders });
  assert.equal(reply.code, 200, reply.message);
  return reply.data;
}

/** Asks for another content and has all of it accepted; gives what became of the orders. */
async function amendedTo(trust: { id: string }, no: string, content: TrustContent) {
  const now = (await calls.get(`/omsapi/trust/detail?no=${no}`)).data;
  const body = { id: trust.id, version: now.trust.version, why: '改单' };
  const asked = await calls.post('/omsapi/trust/amend', { ...body, ...content });
  assert.equal(asked.code, 200, asked.message);
  const [open] = asked.data.amendments;
  const answers = open.fields.map(({ path }: { path: string }) => ({ path, accepted: true, reason: null }));
  const { version } = asked.data.trust;
  const answered = await desk.post('/opsapi/trust/amendment', {
    ...body,
    version,
    amendmentId: open.id,
    answers,
  });
  assert.equal(answered.code, 200, answered.message);
  return answered.data.amendments[0].orders;
}

async function orderOf({ orderNumber }: Linked) {
  return (await calls.get(`/omsapi/orders/form?no=${orderNumber}`)).data.form;
}

function elsewhere(content: TrustContent): TrustContent {
  return {
    ...content,
    route: { ...content.route, origin: 'CAN', warehouseCode: 'LGB8' },
    parties: { ...content.parties, ein: '91-1144442' },
    terms: { ...content.terms, specialHandling: '轻放' },
  };
}

function fuller(content: TrustContent): TrustContent {
  const [first, ...rest] = content.cargo.lines;
  assert.ok(first);
  const lines = [{ ...first, cartons: 26 }, ...rest, soundLine({ nameZh: '台灯' })];
  return { ...content, cargo: { ...content.cargo, lines } };
}

test('accepted into a booking, too, its orders stand in a draft of its customer’s that staff cannot open yet', async () => {
  const content = soundContent([soundLine(), soundLine({ nameZh: '台灯' })]);
  const { trust } = await submittedBy(calls, content);
  const body = { id: trust.id, version: trust.version, orders: [], booking: true };
  const reply = await desk.post('/opsapi/trust/accept', body);
  assert.equal(reply.code, 200, reply.message);
  const [made] = reply.data.bookings;
  assert.deepEqual([reply.data.bookings.length, made.draft], [1, true]);
  const { data } = await calls.get(`/omsapi/booking/detail?no=${made.bookingNo}`);
  assert.deepEqual(
    data.content.houses.rows.map(({ orderNumber }: Linked) => orderNumber),
    reply.data.orders.map(({ orderNumber }: Linked) => orderNumber),
  );
  assert.equal(data.content.parties.consignee.name, content.parties.consignee?.company);
  assert.deepEqual((await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).data.bookings, [made]);
  assert.equal((await desk.get(`/opsapi/booking/detail?no=${made.bookingNo}`)).status, 404);
});

test('by truck there is nothing to book: then nothing is accepted either', async () => {
  const sound = soundContent();
  const content = { ...sound, service: { ...sound.service, mode: '3' as const } };
  const { trust } = await submittedBy(calls, content);
  const body = { id: trust.id, version: trust.version, orders: [], booking: true };
  assert.equal((await desk.post('/opsapi/trust/accept', body)).code, -1);
  assert.equal((await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).data.trust.state, 'SUBMITTED');
});

test('what is amended is laid on the order there is, cartons and goods with it, and its history tells', async () => {
  const { trust, content, orders } = await accepted();
  const [order] = orders;
  const followed = await amendedTo(trust, trust.trustNo, fuller(elsewhere(content)));
  assert.deepEqual(
    followed.map(({ orderNumber, laid, stays }: Linked & { laid: string[]; stays: string[] }) => [
      orderNumber,
      laid.toSorted(),
      stays,
    ]),
    [[order.orderNumber, ['cartons', 'destination', 'goods', 'remark', 'route', 'tax'], []]],
  );
  const form = await orderOf(order);
  assert.deepEqual([form.warehouseCode, form.ein, form.remark], ['LGB8', '91-1144442', '轻放']);
  assert.deepEqual(
    form.cartons.map(({ cartonNo }: { cartonNo: string }) => cartonNo),
    ['1-26', '27-50'],
  );
  assert.deepEqual(
    form.goods.map(({ nameZh }: { nameZh: string }) => nameZh),
    ['保温杯', '台灯'],
  );
  const [row] = await house.rows<{ quantity: number; gross: string; volume: string }>(
    'select quantity, gross_weight::text as gross, volume::text from orders where order_number = $1',
    [order.orderNumber],
  );
  // 50 cartons of 14.6 kg, each 58 × 42 × 40 cm.
  assert.deepEqual(row, { quantity: 50, gross: '730.000', volume: '4.872000' });
  const edits = await house.rows(
    `select 1 from audit a join orders o on o.id = a.subject_id where o.order_number = $1 and a.action = 'edited' and a.changes ->> 'reason' = $2`,
    [order.orderNumber, trust.trustNo],
  );
  assert.equal(edits.length, 1);
});

test('what the stage of an order has locked, or somebody has changed there, stays and is named', async () => {
  const { trust, content, orders } = await accepted();
  const [order] = orders;
  await house.rows(`update orders set status = 'WH_IN', remark = 'by hand' where order_number = $1`, [
    order.orderNumber,
  ]);
  const [followed] = await amendedTo(trust, trust.trustNo, fuller(elsewhere(content)));
  assert.deepEqual(followed.laid.toSorted(), ['destination', 'route', 'tax']);
  assert.deepEqual(followed.stays.toSorted(), ['cartons', 'goods', 'remark']);
  const form = await orderOf(order);
  assert.deepEqual([form.warehouseCode, form.remark, form.cartons.length], ['LGB8', 'by hand', 1]);
});

test('of several orders each takes what it is asked; how the goods are shared among them is left to people', async () => {
  const content = soundContent([soundLine(), soundLine({ nameZh: '台灯' })]);
  const split = content.cargo.lines.map((line) => ({ parts: [wholeOf(line)], referenceNumber: null }));
  const { trust, orders } = await accepted(content, split);
  assert.equal(orders.length, 2);
  await house.rows(`update orders set status = 'DEPARTED' where order_number = $1`, [orders[1].orderNumber]);
  const followed = await amendedTo(trust, trust.trustNo, fuller(elsewhere(content)));
  const of = ({ orderNumber: no }: Linked) => followed.find((one: Linked) => one.orderNumber === no);
  assert.deepEqual(of(orders[0]).laid.toSorted(), ['destination', 'remark', 'route', 'tax']);
  assert.deepEqual(of(orders[0]).stays.toSorted(), ['cartons', 'goods']);
  assert.deepEqual(of(orders[1]).laid, ['remark']);
  assert.deepEqual(of(orders[1]).stays.toSorted(), ['cartons', 'destination', 'goods', 'route', 'tax']);
  const forms = [await orderOf(orders[0]), await orderOf(orders[1])];
  assert.deepEqual(
    forms.map(({ warehouseCode, referenceNumber }) => [warehouseCode, referenceNumber]),
    [
      ['LGB8', orders[0].referenceNumber],
      ['ONT8', orders[1].referenceNumber],
    ],
  );
});

test('a trust order whose orders are all cancelled has ended: its history says so and its people are told once', async () => {
  const content = soundContent([soundLine(), soundLine({ nameZh: '台灯' })]);
  const split = content.cargo.lines.map((line) => ({ parts: [wholeOf(line)], referenceNumber: null }));
  const { trust, orders } = await accepted(content, split);
  const stateNow = async () => (await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).data.trust.state;
  const cancel = ({ orderNumber }: Linked) =>
    calls.post('/omsapi/orders/cancel', { no: orderNumber, reason: 'gone' });
  await cancel(orders[0]);
  assert.equal(await stateNow(), 'ACCEPTED');
  await cancel(orders[1]);
  assert.equal(await stateNow(), 'CANCELLED');
  const [last] = (await calls.get(`/omsapi/trust/history?no=${trust.trustNo}`)).data;
  assert.equal(last.changes.at(-1).to, 'Cancelled');
  const told = await house.rows<{ words: Record<string, string> }>(
    `select distinct words from notice where subject_id = $1 and event = 'trustDecided' and words ->> 'decision' = 'cancelled'`,
    [trust.id],
  );
  assert.deepEqual(
    told.map(({ words }) => words.reasonEn),
    ['All of its orders were cancelled'],
  );
});
