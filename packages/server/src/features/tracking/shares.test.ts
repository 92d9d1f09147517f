import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addEvent, addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse();
const { nobody } = house;
const owner = await house.person();
const ana = await house.as(owner);

async function made(no: string, body: object = { days: '7', shows: 'milestones' }) {
  return (await ana.post('/omsapi/tracking/shares/make', { no, ...body })).data;
}

function opened(token: string) {
  return nobody.post('/omsapi/public/tracking/shared', { token });
}

test('a link shows its shipment without login, also one that is not public, and says until when', async () => {
  const { id, orderNumber } = await addOrder(house, { is_public: false, remark: 'SENTINEL-REMARK' });
  await addEvent(house, id, { source: 'carrier' });
  const { token, share } = await made(orderNumber);
  assert.match(token, /^[\w-]{43}$/);
  const reply = await opened(token);
  const { shipment, expiresAt } = reply.data;
  assert.deepEqual([reply.status, shipment.number, expiresAt], [200, orderNumber, share.expiresAt]);
  assert.deepEqual([shipment.milestones.length, shipment.source, shipment.pieces], [1, 'carrier', null]);
  assert.ok(!reply.bytes.includes('SENTINEL'));
  const asked = await nobody.get(`/omsapi/public/tracking?trackNo=${orderNumber}`);
  assert.deepEqual(asked.data.notFound, [orderNumber]);
});

test('a link shows pieces and weights when its maker said so', async () => {
  const { orderNumber } = await addOrder(house);
  const { token } = await made(orderNumber, { days: '1', shows: 'cargo' });
  const { shipment } = (await opened(token)).data;
  assert.deepEqual([shipment.pieces, shipment.grossWeight, shipment.volume], [10, '120.500', '1.234567']);
});

test('a revoked, an expired and an unknown link answer alike', async () => {
  const { orderNumber } = await addOrder(house);
  const [revoked, expired] = [await made(orderNumber), await made(orderNumber)];
  await ana.post('/omsapi/tracking/shares/revoke', { shareId: revoked.share.shareId });
  await house.rows(`update tracking_share set expires_at = now() where share_id = $1`, [
    expired.share.shareId,
  ]);
  const answers = [];
  for (const token of [revoked.token, expired.token, 'A'.repeat(43), 'short']) {
    const { status, code, message, data } = await opened(token);
    answers.push({ status, code, message, data });
  }
  assert.equal(answers[0]?.status, 404);
  for (const answer of answers) assert.deepEqual(answer, answers[0]);
});

test('of a token only the hash is kept, in no table and no audit row the token itself', async () => {
  const { orderNumber } = await addOrder(house);
  const { token, share } = await made(orderNumber);
  const [row] = await house.rows<{ row: string }>(
    'select s::text as row from tracking_share s where share_id = $1',
    [share.shareId],
  );
  assert.ok(row && !row.row.includes(token));
  const kept = await house.rows(
    `select 1 from audit where changes::text like $1 union all select 1 from idempotency where answer::text like $1`,
    [`%${token}%`],
  );
  assert.deepEqual(kept, []);
});

test('the owner sees the own links with how often they were opened; making and revoking is told in the history', async () => {
  const { orderNumber } = await addOrder(house);
  const { token, share } = await made(orderNumber, { days: '30', shows: 'cargo' });
  await opened(token);
  await opened(token);
  await ana.post('/omsapi/tracking/shares/revoke', { shareId: share.shareId });
  await ana.post('/omsapi/tracking/shares/revoke', { shareId: share.shareId });
  const [listed] = (await ana.get(`/omsapi/tracking/shares?no=${orderNumber}`)).data;
  assert.deepEqual(
    [listed.shareId, listed.shows, listed.createdBy, listed.revoked, listed.opened],
    [share.shareId, 'cargo', `Name ${owner.username}`, true, 1],
  );
  const { data: deeds } = await ana.get(`/omsapi/orders/history?no=${orderNumber}`);
  const actions = deeds.map((one: { action: string }) => one.action);
  assert.deepEqual(actions, ['Link revoked', 'Link made']);
});

test('nobody makes a link to an order of another organisation, nor to one of a colleague that they may not see', async () => {
  const { orderNumber } = await addOrder(house);
  const bo = await house.as(await house.person({ orgId: house.orgB }));
  const own = await house.as(await house.person({ authority: 'own' }));
  for (const calls of [bo, own]) {
    const refused = await calls.post('/omsapi/tracking/shares/make', {
      no: orderNumber,
      days: '1',
      shows: 'cargo',
    });
    assert.equal(refused.status, 404);
    assert.deepEqual((await calls.get(`/omsapi/tracking/shares?no=${orderNumber}`)).data, []);
  }
});

test('public tracking is switched off and on by the owner of the shipment; links stay good meanwhile', async () => {
  const { orderNumber } = await addOrder(house);
  const { token } = await made(orderNumber);
  const found = async () =>
    (await nobody.get(`/omsapi/public/tracking?trackNo=${orderNumber}`)).data.shipments.length;
  await ana.post('/omsapi/orders/public', { no: orderNumber, isPublic: false });
  assert.equal(await found(), 0);
  assert.equal((await opened(token)).status, 200);
  await ana.post('/omsapi/orders/public', { no: orderNumber, isPublic: true });
  assert.equal(await found(), 1);
  const { order } = (await ana.get(`/omsapi/orders/detail?no=${orderNumber}`)).data;
  assert.equal(order.isPublic, true);
  const [told] = (await ana.get(`/omsapi/orders/history?no=${orderNumber}`)).data;
  const [change] = told.changes;
  assert.deepEqual([change.from, change.to], ['No', 'Yes']);
});

test('who may only look at orders makes no link and ends none, and sees those there are', async () => {
  const { orderNumber } = await addOrder(house);
  const { share } = await made(orderNumber);
  const viewer = await house.as(await house.person({ permissions: ['order:view'] }));
  const body = { no: orderNumber, days: '7', shows: 'milestones' };
  assert.equal((await viewer.post('/omsapi/tracking/shares/make', body)).status, 403);
  assert.equal((await viewer.post('/omsapi/tracking/shares/revoke', { shareId: share.shareId })).status, 403);
  const { data } = await viewer.get(`/omsapi/tracking/shares?no=${orderNumber}`);
  assert.deepEqual(
    data.map(({ shareId, revoked }: { shareId: string; revoked: boolean }) => [shareId, revoked]),
    [[share.shareId, false]],
  );
});
