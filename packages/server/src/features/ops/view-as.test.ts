import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addBelongings } from '../../testing/belongings.ts';
import { callsOf } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { callAbout, isQuestion, nameOf } from '../../testing/walk.ts';

const house = await openTestHouse();
const { served, app } = house.house;
const clerk = await house.clerk();
const ana = await house.person();
const ours = await addBelongings(house, house.orgA, ana.userId);

async function looking(by = clerk) {
  const desk = await house.as(by);
  const reply = await desk.post('/opsapi/customers/view-as', {
    orgId: house.orgA,
    reason: 'a question by telephone',
  });
  assert.equal(reply.code, 200, reply.message);
  return { desk, reply, view: callsOf(app, reply.data.access_token) };
}

test('a look sees every page of the customer and none of its own desks', async () => {
  const { reply, view } = await looking();
  const { user } = reply.data;
  assert.deepEqual([user.orgId, user.viewingAs, user.kind], [house.orgA, true, 'customer']);
  assert.ok(
    user.permissions.includes('order:view') && user.permissions.every((one: string) => one.endsWith(':view')),
  );
  assert.ok((await view.get('/omsapi/orders')).bytes.includes(ours.orderNumber));
  const desks = served.filter(({ path, method }) => path.startsWith('/opsapi/') && method === 'GET');
  for (const desk of desks) assert.equal((await callAbout(view, desk, ours)).status, 403, nameOf(desk));
});

test('the customer’s own log says who looked and why, and so does ours', async () => {
  await looking();
  const deeds = await house.rows<{ org: string; who: string; reason: string }>(
    `select org_id::text as org, who, changes ->> 'reason' as reason from audit where action = 'viewed' order by at desc limit 2`,
  );
  assert.deepEqual(deeds.map(({ org }) => org).toSorted(), [house.orgA, house.orgF].toSorted());
  assert.ok(
    deeds.every(
      ({ who, reason }) => who === `Name ${clerk.username}` && reason === 'a question by telephone',
    ),
  );
  const reply = await (await house.as(clerk)).post('/opsapi/customers/view-as', {
    orgId: house.orgA,
    reason: ' ',
  });
  assert.equal(reply.status, 400);
});

/** All that is kept, but what every call may touch: the figures of limits, when a session was last seen, and the seals that a job sets. */
async function stateOfAll(): Promise<string> {
  const tables = await house.rows<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('rate_limit', 'session', 'file', 'unknown_login', 'audit_seal') order by 1`,
  );
  const sums: string[] = [];
  for (const { name } of tables) {
    const [row] = await house.rows<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t`,
    );
    sums.push(`${name} ${row?.sum}`);
  }
  return sums.join('\n');
}

test('every call that writes is refused to a look and changes nothing', async () => {
  const { view } = await looking();
  const before = await stateOfAll();
  const writing = served.filter(
    (one) => one.method === 'POST' && one.access !== 'public' && !isQuestion(one),
  );
  for (const endpoint of writing) {
    const reply = await callAbout(view, endpoint, ours);
    const refused =
      reply.status === 403 || (reply.status === 200 && reply.code === -1) || reply.status === 401;
    assert.ok(refused, `${nameOf(endpoint)} ${reply.status} ${reply.code} ${reply.message}`);
  }
  assert.equal(await stateOfAll(), before);
});

test('saving one’s own view says that one is looking', async () => {
  const { view } = await looking();
  const save = served.find(({ path }) => path === '/adminapi/views/save');
  assert.ok(save);
  const reply = await callAbout(view, save, ours);
  assert.match(reply.message, /viewing as a customer/);
});

test('an export needs its right, which a look has not; a file that is read leaves its trace with the customer', async () => {
  const { view } = await looking();
  assert.equal((await view.get('/omsapi/orders/export')).status, 403);
  const file = await view.get(`/omsapi/files/download?fileId=${ours.fileId}`);
  assert.equal(file.status, 200);
  const [read] = await house.rows(
    `select user_id::text, org_id::text, who from audit where action = 'read' and subject = 'file' and subject_id = $1`,
    [ours.fileId],
  );
  assert.deepEqual(read, { user_id: clerk.userId, org_id: house.orgA, who: `Name ${clerk.username}` });
});

test('logging the look out ends it and not the session behind it', async () => {
  const { desk, view } = await looking();
  await view.get('/adminapi/oauth/logout');
  assert.equal((await view.get('/omsapi/orders')).status, 401);
  assert.equal((await desk.get('/opsapi/work')).status, 200);
});

test('the look ends with the session it was opened from', async () => {
  const { desk, view } = await looking();
  await desk.get('/adminapi/oauth/logout');
  assert.equal((await view.get('/omsapi/orders')).status, 401);
});

test('the look ends when its right is lost, when its holder is disabled, and after half an hour', async () => {
  const losing = await house.clerk();
  const first = await looking(losing);
  await house.rows(
    `update app_user set permissions = array_remove(permissions, 'op:customer:view-as') where user_id = $1`,
    [losing.userId],
  );
  assert.equal((await first.view.get('/omsapi/orders')).status, 401);
  const leaving = await house.clerk();
  const second = await looking(leaving);
  await house.rows('update app_user set enabled = false where user_id = $1', [leaving.userId]);
  assert.equal((await second.view.get('/omsapi/orders')).status, 401);
  const [minutes] = await house.rows<{ left: number }>(
    `select (extract(epoch from max(expires_at) - now()) / 60)::int as left from session where as_org is not null`,
  );
  assert.ok((minutes?.left ?? 99) <= 30);
});

test('the look ends when the customer leaves the team', async () => {
  const colleague = await house.clerk({ customers: [house.orgA] });
  const { view } = await looking(colleague);
  const admin = await house.as(await house.clerk());
  const [team] = await house.rows<{ id: string }>(
    'select team_id::text as id from app_user where user_id = $1',
    [colleague.userId],
  );
  const body = {
    id: team?.id,
    version: 1,
    nameZh: '空',
    nameEn: 'Empty',
    allCustomers: false,
    customers: [],
  };
  assert.equal((await admin.post('/opsapi/teams/save', body)).code, 200);
  assert.equal((await view.get('/omsapi/orders')).status, 401);
});

test('nobody looks as the forwarder itself, from within a look, or at a customer of another team', async () => {
  const { desk, view } = await looking();
  assert.equal(
    (await desk.post('/opsapi/customers/view-as', { orgId: house.orgF, reason: 'x' })).status,
    404,
  );
  assert.equal(
    (await view.post('/opsapi/customers/view-as', { orgId: house.orgB, reason: 'x' })).status,
    403,
  );
  const narrow = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.equal(
    (await narrow.post('/opsapi/customers/view-as', { orgId: house.orgA, reason: 'x' })).status,
    404,
  );
});
