import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Calls } from '../../testing/calls.ts';
import { callsOf } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { TestUser } from '../../testing/people.ts';
import { addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse();
const { app } = house.house;
const ana = await house.person();
const admin = await house.as(ana);
const anasName = `Name ${ana.username}`;

const dayIn = (days: number) =>
  new Date(Date.now() + 8 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

const plain = {
  name: 'ERP',
  scopes: ['order:view', 'trust:view'],
  dataAuthority: 'organisation',
  addresses: [],
  expiresOn: dayIn(90),
};

async function makeKey(by: Calls, change: object = {}) {
  const reply = await by.post('/adminapi/apiKeys/make', { ...plain, ...change });
  assert.equal(reply.code, 200, reply.message);
  const { token, key } = reply.data;
  return { calls: callsOf(app, token), token: String(token), key };
}

const stateOf = async (id: string) =>
  (await admin.get('/adminapi/apiKeys')).data.find((key: { id: string }) => key.id === id);

test('a key opens what its scopes name, in its maker’s organisation and under its own name', async () => {
  const { calls, token, key } = await makeKey(admin);
  assert.match(token, /^ll_live_[\w-]{43}$/);
  assert.deepEqual(
    [key.hint, key.state, key.madeBy],
    [`${token.slice(0, 12)}…${token.slice(-4)}`, 'ACTIVE', anasName],
  );
  assert.equal((await calls.get('/omsapi/orders')).code, 200);
  assert.equal((await calls.get('/omsapi/bills')).status, 403);
  const { data: me } = await calls.get('/adminapi/session/user');
  assert.deepEqual(
    [me.name, me.orgId, me.permissions.toSorted()],
    [`ERP · ${anasName}`, house.orgA, plain.scopes],
  );
});

test('the key itself is kept nowhere and shown once', async () => {
  const { token, key } = await makeKey(admin);
  assert.ok(!(await admin.get('/adminapi/apiKeys')).bytes.includes(token));
  const rows = await house.rows<{ text: string }>(
    `select t::text as text from api_key t union all select t::text from idempotency t union all select t::text from audit t`,
  );
  assert.ok(rows.every(({ text }) => !text.includes(token)));
  assert.ok((await stateOf(key.id)).hint.endsWith(token.slice(-4)));
});

test('a key never does more than whoever made it may do now', async () => {
  const bea = await house.person();
  const { calls } = await makeKey(await house.as(bea), { scopes: ['order:view', 'bill:view'] });
  assert.equal((await calls.get('/omsapi/bills')).code, 200);
  await house.rows(
    `update app_user set permissions = array_remove(permissions, 'bill:view') where user_id = $1`,
    [bea.userId],
  );
  assert.equal((await calls.get('/omsapi/bills')).status, 403);
  await house.rows(`update app_user set data_authority = 'own' where user_id = $1`, [bea.userId]);
  const order = await orderOf(ana);
  assert.equal((await calls.get(`/omsapi/orders/detail?no=${order}`)).status, 404);
  await house.rows('update app_user set enabled = false where user_id = $1', [bea.userId]);
  assert.equal((await calls.get('/omsapi/orders')).status, 401);
});

test('nobody gives a key what they may not do themselves, nor what makes people and keys', async () => {
  const clerk = await house.person({ permissions: ['order:view', 'api:manage'] });
  const refused = await (await house.as(clerk)).post('/adminapi/apiKeys/make', {
    ...plain,
    scopes: ['bill:view'],
  });
  assert.deepEqual(
    [refused.code, refused.message],
    [-1, 'You cannot give a key what you may not do yourself: View bills'],
  );
  for (const scope of ['api:manage', 'user:manage', 'op:order:view'])
    assert.equal((await admin.post('/adminapi/apiKeys/make', { ...plain, scopes: [scope] })).code, -1, scope);
  assert.equal((await admin.post('/adminapi/apiKeys/make', { ...plain, scopes: [] })).code, 400);
});

test('a key that sees its maker’s own records sees no others', async () => {
  const order = await orderOf(await house.person());
  const all = await makeKey(admin);
  const own = await makeKey(admin, { dataAuthority: 'own' });
  assert.equal((await all.calls.get(`/omsapi/orders/detail?no=${order}`)).code, 200);
  assert.equal((await own.calls.get(`/omsapi/orders/detail?no=${order}`)).status, 404);
});

test('what belongs to the person at the keyboard is opened by no key', async () => {
  const { calls } = await makeKey(admin);
  const personal = house.house.served.filter((endpoint) => endpoint.personal);
  assert.ok(personal.length > 10);
  for (const { method, path } of personal) {
    const reply = await (method === 'GET' ? calls.get(path) : calls.post(path, {}));
    assert.ok(reply.status === 403, `${path} ${reply.status}`);
  }
  assert.equal((await calls.get('/adminapi/live')).status, 403);
});

test('revoked and expired keys open nothing, from the next call on', async () => {
  const [revoked, expired] = [await makeKey(admin), await makeKey(admin)];
  for (const one of [revoked, expired]) assert.equal((await one.calls.get('/omsapi/orders')).code, 200);
  for (const again of [1, 2])
    assert.equal(
      (await admin.post('/adminapi/apiKeys/revoke', { id: revoked.key.id })).code,
      200,
      `${again}`,
    );
  await house.rows('update api_key set expires_on = $2 where id = $1', [expired.key.id, dayIn(-1)]);
  for (const one of [revoked, expired]) assert.equal((await one.calls.get('/omsapi/orders')).status, 401);
  assert.deepEqual(
    [
      (await stateOf(revoked.key.id)).state,
      (await stateOf(revoked.key.id)).revokedBy,
      (await stateOf(expired.key.id)).state,
    ],
    ['REVOKED', anasName, 'EXPIRED'],
  );
});

test('a rotated key works beside the new one until its overlap ends', async () => {
  const old = await makeKey(admin, { scopes: ['order:view'], addresses: ['127.0.0.1'] });
  const reply = await admin.post('/adminapi/apiKeys/rotate', {
    id: old.key.id,
    overlap: '7',
    expiresOn: dayIn(180),
  });
  const fresh = callsOf(app, reply.data.token);
  for (const calls of [old.calls, fresh]) assert.equal((await calls.get('/omsapi/orders')).code, 200);
  assert.deepEqual(
    [reply.data.key.scopes, reply.data.key.addresses, reply.data.key.expiresOn],
    [['order:view'], ['127.0.0.1'], dayIn(180)],
  );
  const now = await stateOf(old.key.id);
  assert.deepEqual([now.state, now.expiresOn], ['ROTATING', dayIn(7)]);
  const twice = await admin.post('/adminapi/apiKeys/rotate', {
    id: old.key.id,
    overlap: '0',
    expiresOn: dayIn(9),
  });
  assert.deepEqual([twice.code, twice.message], [-1, 'Key ERP is Being replaced']);
  const other = await makeKey(admin);
  await admin.post('/adminapi/apiKeys/rotate', { id: other.key.id, overlap: '0', expiresOn: dayIn(9) });
  assert.equal((await other.calls.get('/omsapi/orders')).status, 401);
});

test('a key works from its addresses only, and says so to who holds it', async () => {
  const { calls } = await makeKey(admin, { addresses: ['203.0.113.16/28', '2001:db8::/48'] });
  const refused = await calls.get('/omsapi/orders');
  assert.deepEqual([refused.status, refused.message], [403, 'This key may not be used from 127.0.0.1']);
  const wide = await makeKey(admin, { addresses: ['127.0.0.0/8'] });
  assert.equal((await wide.calls.get('/omsapi/orders')).code, 200);
  assert.deepEqual(wide.key.addresses, ['127.0.0.0/8']);
  for (const wrong of ['203.0.113', '203.0.113.0/33', 'erp.example.com', '::1/129'])
    assert.equal(
      (await admin.post('/adminapi/apiKeys/make', { ...plain, addresses: [wrong] })).code,
      400,
      wrong,
    );
});

test('a key ends between today and two years from now', async () => {
  for (const wrong of [dayIn(-1), dayIn(740)]) {
    const reply = await admin.post('/adminapi/apiKeys/make', { ...plain, expiresOn: wrong });
    assert.deepEqual([reply.code, reply.data[0].path], [400, 'expiresOn'], wrong);
  }
  assert.equal((await makeKey(admin, { expiresOn: dayIn(0) })).key.state, 'ACTIVE');
});

test('what a program does stands in the log under the key, and how often it asked beside the key', async () => {
  const { calls, key } = await makeKey(admin, { name: 'Warehouse', scopes: ['profile:edit'] });
  const saved = await calls.post('/adminapi/cartons/save', {
    id: crypto.randomUUID(),
    rule: 'EXP',
    length: '50',
    width: '40',
    height: '30',
  });
  assert.equal(saved.code, 200, saved.message);
  await calls.get('/omsapi/orders');
  const [deed] = await house.rows<{ who: string }>(
    `select who from audit where subject = 'carton' order by at desc limit 1`,
  );
  assert.equal(deed?.who, `Warehouse · ${anasName}`);
  await app.close();
  const [use] = await house.rows(`select calls, refused, last_address from api_key_use where key_id = $1`, [
    key.id,
  ]);
  assert.deepEqual(use, { calls: 2, refused: 1, last_address: '127.0.0.1' });
});

async function orderOf(user: TestUser): Promise<string> {
  const { orderNumber } = await addOrder(house, { org_id: user.orgId, created_by: user.userId });
  return orderNumber;
}
