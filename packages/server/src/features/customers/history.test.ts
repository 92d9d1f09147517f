import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());

async function addDeed(
  subject: string,
  id: string,
  facts: { user?: string; changes?: object; at?: string } = {},
) {
  await house.rows(
    `insert into audit (org_id, audit_id, at, user_id, who, action, subject, subject_id, changes) values ($1, $2, coalesce($3, now()), $4, 'Zhou', 'edited', $5, $6, $7)`,
    [house.orgA, newId(), facts.at, facts.user, subject, id, JSON.stringify(facts.changes ?? {})],
  );
}

test('an order tells its changes by label, in the reader’s language, and keeps the names of the forwarder’s people', async () => {
  const { id } = await addOrder(house);
  const clerk = await house.clerk();
  await addDeed('order', id, { user: clerk.userId, changes: { status: { from: 'ORDERED', to: 'WH_IN' } } });
  const url = `/adminapi/history?subject=order&id=${id}`;
  const [en, zh] = [await ana.get(url), await ana.get(url, { 'accept-language': 'zh-CN' })];
  assert.equal(en.data.rows[0].who, '');
  assert.deepEqual(en.data.rows[0].changes[0].field, 'Order status');
  assert.deepEqual([zh.data.rows[0].changes[0].field, zh.data.rows[0].action], ['订单状态', '修改']);
});

test('an event that was entered is told in words, with the day and the clock it happened by', async () => {
  const { id } = await addOrder(house);
  const changes = { event: 'POD', classifier: 'ACT', occurredAt: '2026-11-24T06:00:00.000Z' };
  await addDeed('order', id, { changes });
  const { data } = await ana.get(`/adminapi/history?subject=order&id=${id}`);
  assert.deepEqual(
    data.rows[0].changes.map(({ field, to }: { field: string; to: string }) => `${field}: ${to}`),
    ['Event: Signed', 'Classifier: Actual', 'Time: 2026-11-24 14:00 GMT+8'],
  );
});

test('the pages of a long history join without a gap', async () => {
  const { id } = await addOrder(house);
  for (let n = 0; n < 7; n += 1) await addDeed('order', id, { at: `2026-11-0${n + 1}T00:00:00Z` });
  const seen: string[] = [];
  let after = '';
  do {
    const { data } = await ana.get(`/adminapi/history?subject=order&id=${id}&size=3${after}`);
    seen.push(...data.rows.map(({ at }: { at: string }) => at.slice(8, 10)));
    after = data.next && `&after=${encodeURIComponent(data.next)}`;
  } while (after);
  assert.deepEqual(seen, ['07', '06', '05', '04', '03', '02', '01']);
});

test('each subject asks for the permission of its record', async () => {
  const { id } = await addOrder(house);
  const { userId } = await house.person();
  const only = async (permission: string) => house.as(await house.person({ permissions: [permission] }));
  const [orders, mine, users] = [
    await only('order:view'),
    await only('mine:view'),
    await only('user:manage'),
  ];
  const statuses = async (url: string) =>
    Promise.all([orders, mine, users].map(async (calls) => (await calls.get(url)).status));
  assert.deepEqual(await statuses(`/adminapi/history?subject=order&id=${id}`), [200, 403, 403]);
  assert.deepEqual(await statuses(`/adminapi/history?subject=customer&id=${house.orgA}`), [403, 200, 403]);
  assert.deepEqual(await statuses(`/adminapi/history?subject=user&id=${userId}`), [403, 403, 200]);
});

test('who sees only their own reads no history of a colleague’s order, and a stranger none at all', async () => {
  const { id } = await addOrder(house);
  const own = await house.as(await house.person({ authority: 'own' }));
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  for (const calls of [own, stranger])
    assert.equal((await calls.get(`/adminapi/history?subject=order&id=${id}`)).status, 404);
});
