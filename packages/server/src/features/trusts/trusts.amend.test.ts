import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { openTestHouse } from '../../testing/house.ts';
import { aRate } from '../rates/rates.factory.ts';
import { offerProduct, soundContent, soundLine, submittedBy } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const calls = await house.as(await house.person());
const desk = await house.as(await house.clerk());

async function acceptedTrust(content: TrustContent = soundContent()) {
  const { trust } = await submittedBy(calls, content);
  const reply = await desk.post('/opsapi/trust/accept', { id: trust.id, version: trust.version, orders: [] });
  assert.equal(reply.code, 200, reply.message);
  return reply.data;
}

/** A published card of the product that trust orders of these tests are for. */
async function priced(change: object) {
  const [product] = await house.rows<{ id: string }>(
    `select channel_id::text as id from channel where name = '中美空运专线'`,
  );
  const rate = { ...(await aRate(house, { ...change, published: true })), productId: product?.id };
  const saved = await desk.post('/opsapi/rates/save', rate);
  assert.equal(saved.code, 200, saved.message);
}

function wishing(content: TrustContent): TrustContent {
  const [first, ...rest] = content.cargo.lines;
  assert.ok(first);
  return {
    ...content,
    service: { ...content.service, latestArrival: '2026-12-01' },
    route: { ...content.route, warehouseCode: 'LGB8' },
    cargo: { ...content.cargo, lines: [{ ...first, cartons: 26 }, ...rest, soundLine({ nameZh: '台灯' })] },
  };
}

test('what was accepted is locked, a wish shows field by field, and each answer is laid on or refused', async () => {
  const { trust, content } = await acceptedTrust();
  const locked = await calls.post('/omsapi/trust/save', { id: trust.id, version: trust.version, ...content });
  assert.equal(locked.code, -1);
  assert.match(locked.message, new RegExp(trust.trustNo));
  const wished = await calls.post('/omsapi/trust/amend', {
    id: trust.id,
    version: trust.version,
    why: '工厂多做了 2 箱',
    ...wishing(content),
  });
  assert.equal(wished.code, 200, wished.message);
  const [amendment] = wished.data.amendments;
  const [line] = content.cargo.lines;
  const paths = amendment.fields.map(({ path }: { path: string }) => path);
  assert.deepEqual(paths.slice(0, 3), [
    'service.latestArrival',
    'route.warehouseCode',
    `cargo.lines.${line.id}.cartons`,
  ]);
  assert.equal(paths.length, 4);
  assert.deepEqual(
    [amendment.fields[1].label, amendment.fields[1].from, amendment.fields[1].to],
    ['Warehouse code', 'ONT8', 'LGB8'],
  );
  const answers = paths.map((path: string) => ({
    path,
    accepted: path !== 'route.warehouseCode',
    reason: path === 'route.warehouseCode' ? '派送已预约' : null,
  }));
  const body = { id: trust.id, version: wished.data.trust.version, amendmentId: amendment.id };
  const open = await desk.post('/opsapi/trust/amendment', { ...body, answers: answers.slice(1) });
  assert.equal(open.status, 400);
  const answered = await desk.post('/opsapi/trust/amendment', { ...body, answers });
  assert.equal(answered.code, 200, answered.message);
  const now = (await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).data;
  assert.deepEqual(
    [now.content.service.latestArrival, now.content.route.warehouseCode],
    ['2026-12-01', 'ONT8'],
  );
  assert.deepEqual(
    now.content.cargo.lines.map(({ cartons }: { cartons: number }) => cartons),
    [26, 24],
  );
  assert.equal(now.trust.pieces, 50);
  assert.equal(now.amendments[0].state, 'ANSWERED');
  assert.equal(now.amendments[0].fields[1].reason, '派送已预约');
  const twice = await desk.post('/opsapi/trust/amendment', { ...body, answers });
  assert.equal(twice.code, -1);
});

test('one wish is open at a time, a wish of nothing is refused, and it can be taken back', async () => {
  const { trust, content } = await acceptedTrust();
  const body = { id: trust.id, version: trust.version, why: '改仓' };
  const nothing = await calls.post('/omsapi/trust/amend', { ...body, ...content });
  assert.equal(nothing.code, -1);
  const first = await calls.post('/omsapi/trust/amend', { ...body, ...wishing(content) });
  const version = first.data.trust.version;
  const second = await calls.post('/omsapi/trust/amend', { ...body, version, ...wishing(content) });
  assert.equal(second.code, -1);
  const back = await calls.post('/omsapi/trust/amend/withdraw', { id: trust.id, version });
  assert.equal(back.data.amendments[0].state, 'WITHDRAWN');
  assert.equal(back.data.trust.amending, false);
});

test('a wish that would make an unsound trust order is refused at its field', async () => {
  const { trust, content } = await acceptedTrust();
  const worse = { ...content, route: { ...content.route, warehouseCode: null } };
  const reply = await calls.post('/omsapi/trust/amend', {
    id: trust.id,
    version: trust.version,
    why: '改仓',
    ...worse,
  });
  assert.equal(reply.status, 400);
  assert.equal(reply.data[0].path, 'route.warehouseCode');
});

test('a cancellation takes the orders that have not begun along; refused, all goes on with its reason', async () => {
  const { trust } = await acceptedTrust();
  const asked = await calls.post('/omsapi/trust/cancel', {
    id: trust.id,
    version: trust.version,
    reason: '客户取消',
  });
  const { version } = asked.data.trust;
  const silent = await desk.post('/opsapi/trust/cancel', {
    id: trust.id,
    version,
    cancelled: false,
    reason: null,
  });
  assert.equal(silent.status, 400);
  const refused = await desk.post('/opsapi/trust/cancel', {
    id: trust.id,
    version,
    cancelled: false,
    reason: '已装板',
  });
  assert.equal(refused.data.trust.state, 'ACCEPTED', refused.message);
  assert.equal((await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).data.reason, '已装板');
  const again = await calls.post('/omsapi/trust/cancel', {
    id: trust.id,
    version: refused.data.trust.version,
    reason: '客户坚持取消',
  });
  const agreed = await desk.post('/opsapi/trust/cancel', {
    id: trust.id,
    version: again.data.trust.version,
    cancelled: true,
    reason: null,
  });
  assert.equal(agreed.data.trust.state, 'CANCELLED', agreed.message);
  assert.deepEqual(
    agreed.data.orders.map(({ status }: { status: string }) => status),
    ['CANCELLED'],
  );
});

test('what is under way is not cancelled, and goes back to where its orders have got', async () => {
  const { trust } = await acceptedTrust();
  const asked = await calls.post('/omsapi/trust/cancel', {
    id: trust.id,
    version: trust.version,
    reason: '客户取消',
  });
  await house.rows(`update orders set status = 'DEPARTED' where trust_id = $1`, [trust.id]);
  const body = { id: trust.id, version: asked.data.trust.version };
  const moving = await desk.post('/opsapi/trust/cancel', { ...body, cancelled: true, reason: null });
  assert.equal(moving.code, -1);
  assert.match(moving.message, /SO\d{6}/);
  const refused = await desk.post('/opsapi/trust/cancel', { ...body, cancelled: false, reason: '已离港' });
  assert.equal(refused.data.trust.state, 'IN_EXECUTION', refused.message);
});

test('the history tells both sides what happened, and the customer no names of staff', async () => {
  const { trust, content } = await acceptedTrust();
  await calls.post('/omsapi/trust/amend', {
    id: trust.id,
    version: trust.version,
    why: '改仓',
    ...wishing(content),
  });
  const { data } = await calls.get(`/omsapi/trust/history?no=${trust.trustNo}`);
  const actions = data.map(({ action }: { action: string }) => action);
  assert.deepEqual(actions, ['Amendment requested', 'Accepted', 'Submitted', 'Saved', 'Created']);
  assert.equal(data[1].who, '');
  assert.ok(
    data[0].changes.some(
      ({ field, to }: { field: string; to: string }) => field === 'Warehouse code' && to === 'LGB8',
    ),
  );
  const atDesk = (await desk.get(`/opsapi/trust/history?no=${trust.trustNo}`)).data;
  assert.notEqual(atDesk[1].who, '');
});

test('an order that an amended trust order sends another way is charged by the card of that way', async () => {
  await priced({ origin: 'SZX', factor: '6000' });
  await priced({ origin: 'NGB', factor: '500' });
  const content = soundContent();
  const route = { ...content.route, origin: 'SZX', destination: 'LAX' };
  const { trust, orders } = await acceptedTrust({ ...content, route });
  const charged = async () =>
    Number((await desk.get(`/opsapi/orders/detail?no=${orders[0].orderNumber}`)).data.order.billingWeight);
  const before = await charged();
  const wished = await calls.post('/omsapi/trust/amend', {
    id: trust.id,
    version: trust.version,
    why: '改从宁波出运',
    ...content,
    route: { ...route, origin: 'NGB' },
  });
  assert.equal(wished.code, 200, wished.message);
  const answered = await desk.post('/opsapi/trust/amendment', {
    id: trust.id,
    version: wished.data.trust.version,
    amendmentId: wished.data.amendments[0].id,
    answers: [{ path: 'route.origin', accepted: true, reason: null }],
  });
  assert.equal(answered.code, 200, answered.message);
  assert.ok((await charged()) > before * 2, `${before} and ${await charged()}`);
});

test('what was accepted weighs by the card of that day, whatever holds today', async () => {
  const content = soundContent();
  const { trust } = await acceptedTrust({
    ...content,
    route: { ...content.route, origin: 'PVG', destination: 'LAX' },
  });
  const weighed = async () =>
    Number((await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).data.totals.chargeable);
  await priced({ origin: 'PVG', factor: '500', validTo: '2026-06-30' });
  await priced({ origin: 'PVG', factor: '6000', validFrom: '2026-07-01' });
  const today = await weighed();
  await house.rows(`update trust set accepted_at = '2026-03-01T04:00:00Z' where id = $1`, [trust.id]);
  assert.ok((await weighed()) > today * 2, `${today} and ${await weighed()}`);
});
