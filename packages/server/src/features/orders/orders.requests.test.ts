import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { codesOf } from '@loadline/contract/kernel/code';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { orderLifecycle } from '@loadline/contract/orders/order.lifecycle';
import { requestStates } from '@loadline/contract/orders/order-request';
import { openTestHouse } from '../../testing/house.ts';
import { entered, formAt } from './orders.edit.factory.ts';
import { addChannels } from './orders.import.factory.ts';

const house = await openTestHouse();
await addChannels(house);
const owner = await house.person();
const ana = await house.as(owner);
const desk = await house.as(await house.clerk());
const reason = '客户要求更改';

type Order = Awaited<ReturnType<typeof entered>>;

const amend = ({ no, form }: Order, change: object, version = 1) =>
  ana.post('/omsapi/orders/amend', { no, version, reason, ...form, ...change });
const decide = (requestId: string, accepted: boolean, more: object = {}) =>
  desk.post('/opsapi/orders/requests/decide', { requestId, version: 1, accepted, ...more });

async function statusOf(id: string) {
  const [row] = await house.rows<{ status: string }>('select status from orders where id = $1', [id]);
  return row?.status;
}

test('an amendment names what differs; accepted, all of it is carried out and told', async () => {
  const order = await entered(house, ana, { status: 'DEPARTED' });
  const parties = order.form.parties.map((one) =>
    one.role === 'consignee' ? { ...one, city: 'Ontario' } : one,
  );
  const asked = await amend(order, { parties, remark: '请打托' });
  assert.deepEqual(asked.data.changes, [
    { path: 'remark', from: null, to: '请打托' },
    { path: 'parties.consignee.city', from: 'Los Angeles', to: 'Ontario' },
  ]);
  assert.equal((await formAt(ana, order.no)).form.remark, null);
  const decided = await decide(asked.data.requestId, true, { answer: '已通知目的港' });
  assert.deepEqual([decided.data.state, decided.data.answer], ['ACCEPTED', '已通知目的港']);
  const { form } = await formAt(ana, order.no);
  assert.deepEqual([form.remark, form.parties[1].city], ['请打托', 'Ontario']);
  const [notice] = await house.rows<{ event: string; words: { decision: string } }>(
    'select event, words from notice where subject_id = $1 and user_id = $2',
    [order.id, owner.userId],
  );
  assert.deepEqual([notice?.event, notice?.words.decision], ['orderDecided', 'amended']);
});

test('what was changed elsewhere meanwhile stays; what was changed here makes the amendment stale, and nothing is written', async () => {
  const order = await entered(house, ana, { status: 'DEPARTED' });
  const { requestId } = (await amend(order, { ein: '91-1144442' })).data;
  await desk.post('/opsapi/orders/save', { id: order.id, version: 1, reason, ...order.form, remark: 'kept' });
  assert.equal((await decide(requestId, true)).data.state, 'ACCEPTED');
  const { form, version } = await formAt(ana, order.no);
  assert.deepEqual([form.remark, form.ein], ['kept', '91-1144442']);
  const again = (await amend({ ...order, form }, { ein: '47-0123456' }, version)).data;
  await desk.post('/opsapi/orders/save', { id: order.id, version, reason, ...form, ein: '12-3456789' });
  const stale = await decide(again.requestId, true);
  assert.deepEqual([stale.status, stale.data.current.ein], [409, '12-3456789']);
  assert.equal((await formAt(ana, order.no)).form.ein, '12-3456789');
  const [row] = await house.rows<{ state: string }>('select state from order_request where request_id = $1', [
    again.requestId,
  ]);
  assert.equal(row?.state, 'PENDING');
});

test('one request of a kind at a time; nothing asked is nothing; too late is too late', async () => {
  const order = await entered(house, ana, { status: 'WH_OUT' });
  assert.equal((await amend(order, {})).code, -1);
  assert.equal((await amend(order, { remark: 'a' })).code, 200);
  assert.equal(
    (await amend(order, { remark: 'b' })).message,
    'A request about this order is still open. Wait for the answer or withdraw it first',
  );
  for (const status of ['DELIVERED', 'SIGNED', 'CANCELLED', 'CLOSED'])
    assert.equal((await amend(await entered(house, ana, { status }), { remark: 'a' })).code, -1, status);
});

test('before it is received a customer cancels without asking, later they ask, and after departure nobody can', async () => {
  const fresh = await entered(house, ana);
  assert.equal((await ana.post('/omsapi/orders/cancel', { no: fresh.no, reason })).data.cancelled, true);
  assert.equal(await statusOf(fresh.id), 'CANCELLED');
  const received = await entered(house, ana, { status: 'WH_IN' });
  const { cancelled, request } = (await ana.post('/omsapi/orders/cancel', { no: received.no, reason })).data;
  assert.deepEqual([cancelled, request.state, await statusOf(received.id)], [false, 'PENDING', 'WH_IN']);
  await decide(request.requestId, true);
  assert.equal(await statusOf(received.id), 'CANCELLED');
  const gone = await entered(house, ana, { status: 'DEPARTED' });
  const refused = await ana.post('/omsapi/orders/cancel', { no: gone.no, reason });
  assert.deepEqual([refused.code, await statusOf(gone.id)], [-1, 'DEPARTED']);
});

test('with an order its holds end: a cancelled one waits for nobody’s money', async () => {
  const order = await entered(house, ana, {});
  const held = { ids: [order.id], reason: 'payment', note: '请付款' };
  assert.equal((await desk.post('/opsapi/orders/hold', held)).data, 1);
  assert.equal((await ana.post('/omsapi/orders/cancel', { no: order.no, reason })).data.cancelled, true);
  const { data } = await ana.get(`/omsapi/orders/detail?no=${order.no}`);
  assert.equal(data.order.onHold, false);
  assert.ok(data.holds[0].liftedAt);
});

test('a refusal takes a reason; a withdrawn request cannot be decided', async () => {
  const order = await entered(house, ana, { status: 'WH_OUT' });
  const { requestId } = (await amend(order, { remark: 'a' })).data;
  assert.equal((await decide(requestId, false)).status, 400);
  const refused = await decide(requestId, false, { answer: '货已装板' });
  assert.deepEqual([refused.data.state, refused.data.answer], ['REFUSED', '货已装板']);
  const second = (await amend(order, { remark: 'a' })).data;
  const taken = await ana.post('/omsapi/orders/requests/withdraw', { requestId: second.requestId });
  assert.equal(taken.data.state, 'WITHDRAWN');
  assert.equal((await decide(second.requestId, true)).code, -1);
});

test('no status ends as cancelled or closed but where the lifecycle says so; what is refused writes nothing', async () => {
  for (const status of codesOf(orderStatuses))
    for (const [path, end] of [
      ['cancel', 'CANCELLED'],
      ['close', 'CLOSED'],
    ] as const) {
      const { id } = await entered(house, ana, { status });
      const [before] = await house.rows<{ row: string }>(
        'select o::text as row from orders o where id = $1',
        [id],
      );
      const reply = await desk.post(`/opsapi/orders/${path}`, { id, version: 1, reason });
      const allowed = canMove(orderLifecycle, status, end);
      assert.equal(reply.code, allowed ? 200 : -1, `${status} ${end} ${reply.message}`);
      if (allowed) assert.equal(await statusOf(id), end);
      else {
        assert.ok(reply.message.length > 10);
        const [after] = await house.rows<{ row: string }>(
          'select o::text as row from orders o where id = $1',
          [id],
        );
        assert.deepEqual(after, before);
      }
    }
});

test('a request that is decided stays decided, whatever is tried', async () => {
  for (const state of codesOf(requestStates)) {
    const order = await entered(house, ana, { status: 'WH_OUT' });
    const { requestId } = (await amend(order, { remark: 'a' })).data;
    await house.rows('update order_request set state = $2 where request_id = $1', [requestId, state]);
    for (const attempt of [
      () => decide(requestId, true),
      () => decide(requestId, false, { answer: reason }),
      () => ana.post('/omsapi/orders/requests/withdraw', { requestId }),
    ]) {
      if (state === 'PENDING') continue;
      assert.equal((await attempt()).code, -1, state);
    }
    assert.equal((await formAt(ana, order.no)).form.remark, null);
  }
});

test('of two hundred who decide one request at once, one does', async () => {
  const order = await entered(house, ana, { status: 'WH_OUT' });
  const { requestId } = (await amend(order, { remark: 'a' })).data;
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) => decide(requestId, at % 2 === 0, { answer: reason })),
  );
  const won = replies.filter(({ code }) => code === 200);
  assert.equal(won.length, 1);
  assert.ok(replies.every(({ status }) => status < 500 || status === 503));
  const [row] = await house.rows<{ state: string; version: number }>(
    'select state, version from order_request where request_id = $1',
    [requestId],
  );
  assert.deepEqual([row?.state, row?.version], [won[0]?.data.state, 2]);
});
