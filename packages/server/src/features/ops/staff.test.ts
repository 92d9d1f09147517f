import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissionsOfStaff } from '@loadline/contract/session/role-templates';
import { idOfRole } from '../../seed/standards.ts';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());

interface Member {
  id: string;
  version: number;
  username: string;
  enabled: boolean;
}

function newcomer(change: object = {}) {
  return {
    username: 'Zhou.Jianshan',
    name: '周见山',
    email: 'zhou@example.com',
    roleId: idOfRole('customerService'),
    salesCode: 'ZJS',
    enabled: true,
    ...change,
  };
}

test('a new colleague sets a password through the link, once, and may do what the role says', async () => {
  const reply = await desk.post('/opsapi/staff/save', newcomer());
  const made = reply.data?.staff.find((one: Member) => one.username === 'zhou.jianshan');
  assert.ok(made, reply.message);
  // Nothing is configured to send mail: the administrator hands the link over.
  const { way, link, username } = reply.data.access;
  assert.deepEqual([way, username], ['hand', 'zhou.jianshan']);
  const token = link.split('#')[1];
  const weak = await house.nobody.post('/adminapi/password/set', { token, password: 'zhoujianshan' });
  assert.deepEqual([weak.status, weak.data[0].path], [400, 'password']);
  const password = 'Harbour7Crane';
  assert.equal((await house.nobody.post('/adminapi/password/set', { token, password })).data, true);
  const again = await house.nobody.post('/adminapi/password/set', { token, password: 'Another7Crane' });
  assert.match(again.message, /no longer valid/);
  const calls = await house.as({ ...(await house.clerk()), username: 'zhou.jianshan', password });
  const me = await calls.get('/adminapi/session/user');
  assert.ok(
    me.data.permissions.includes('op:registration:decide') && !me.data.permissions.includes('op:role:manage'),
  );
  const [{ version } = made] = (await desk.get('/opsapi/staff')).data.filter(
    (one: Member) => one.id === made.id,
  );
  const disabled = await desk.post('/opsapi/staff/save', newcomer({ id: made.id, version, enabled: false }));
  assert.equal(disabled.data.staff.find((one: Member) => one.id === made.id).enabled, false);
  assert.equal((await calls.get('/adminapi/session/user')).status, 401);
});

test('of a link only a hash is kept, also where the call could be repeated', async () => {
  const key = { 'idempotency-key': 'new-colleague-1' };
  const asked = newcomer({ username: 'shenyuan', salesCode: null });
  const { link } = (await desk.post('/opsapi/staff/save', asked, key)).data.access;
  const token = link.split('#')[1];
  const kept = await house.rows<{ text: string }>(
    `select t::text as text from password_link t union all select t::text from idempotency t
     union all select t::text from audit t union all select t::text from message t`,
  );
  assert.ok(kept.length > 0 && kept.every(({ text }) => !text.includes(token)));
});

test('a link is over after a day, and as soon as there is a newer one', async () => {
  const first = (await desk.post('/opsapi/staff/save', newcomer({ username: 'linyue', salesCode: null })))
    .data;
  const { id, version } = first.staff.find((one: Member) => one.username === 'linyue');
  const second = (await desk.post('/opsapi/staff/reset-password', { id, version })).data;
  const [older, newer] = [first, second].map(({ access }) => access.link.split('#')[1]);
  const look = async (token: string) => (await house.nobody.post('/adminapi/password/link', { token })).code;
  assert.deepEqual([await look(older), await look(newer)], [-1, 200]);
  await house.rows(`update password_link set expires_at = now() where user_id = $1`, [id]);
  assert.equal(await look(newer), -1);
});

test('a name, a mobile and a sales code belong to one person', async () => {
  await desk.post(
    '/opsapi/staff/save',
    newcomer({ username: 'guyiming', salesCode: 'GU1', mobile: '13900000001' }),
  );
  const name = await desk.post('/opsapi/staff/save', newcomer({ username: 'GUYIMING', salesCode: null }));
  const code = await desk.post('/opsapi/staff/save', newcomer({ username: 'gu2', salesCode: 'gu1' }));
  const mobile = await desk.post(
    '/opsapi/staff/save',
    newcomer({ username: 'gu3', salesCode: null, mobile: '+86 139 0000 0001' }),
  );
  assert.match(name.message, /user name or mobile is taken/);
  assert.match(code.message, /sales code is taken/);
  assert.match(mobile.message, /user name or mobile is taken/);
});

test('a customer’s role is none of a colleague', async () => {
  const role = await desk.post(
    '/opsapi/staff/save',
    newcomer({ username: 'hechuan', roleId: idOfRole('viewer'), salesCode: null }),
  );
  assert.equal(role.status, 404);
});

test('who manages staff and not roles makes nobody mightier than themselves, and touches no mightier colleague', async () => {
  const limited = await house.as(
    await house.clerk({
      permissions: [...permissionsOfStaff.operator, 'op:staff:manage'],
    }),
  );
  const above = await limited.post(
    '/opsapi/staff/save',
    newcomer({ username: 'boss', roleId: idOfRole('staffAdmin'), salesCode: null }),
  );
  assert.match(above.message, /Permission denied/);
  const equal = await limited.post(
    '/opsapi/staff/save',
    newcomer({ username: 'peer', roleId: idOfRole('operator'), salesCode: null, email: 'p@example.com' }),
  );
  assert.equal(equal.code, 200, equal.message);
  const mighty = await house.clerk();
  const list = (await limited.get('/opsapi/staff')).data;
  const { version } = list.find((one: Member) => one.id === mighty.userId);
  const reset = await limited.post('/opsapi/staff/reset-password', { id: mighty.userId, version });
  assert.match(reset.message, /Permission denied/);
});

test('the last person who manages roles cannot be disabled', async () => {
  const own = await openTestHouse();
  const only = await own.clerk({ permissions: ['op:work:view', 'op:staff:manage', 'op:role:manage'] });
  const calls = await own.as(only);
  const [me] = (await calls.get('/opsapi/staff')).data;
  const body = {
    id: me.id,
    version: me.version,
    username: me.username,
    name: me.name,
    roleId: idOfRole('staffAdmin'),
    enabled: false,
  };
  assert.match((await calls.post('/opsapi/staff/save', body)).message, /at least one/i);
  assert.match(
    (await calls.post('/opsapi/staff/save', { ...body, roleId: idOfRole('sales'), enabled: true })).message,
    /at least one/i,
  );
});

test('a team sees the customers it is given, from the next request on', async () => {
  const made = await desk.post('/opsapi/teams/save', {
    nameZh: '华东',
    nameEn: 'East China',
    allCustomers: false,
    customers: [house.orgA],
  });
  const team = made.data.find((one: { nameZh: string }) => one.nameZh === '华东');
  const colleague = await house.clerk({ customers: [] });
  const calls = await house.as(colleague);
  assert.equal((await calls.get('/opsapi/customers/count')).data.total, 0);
  await house.rows('update app_user set team_id = $2 where user_id = $1', [colleague.userId, team.id]);
  assert.deepEqual(
    (await calls.get('/opsapi/customers')).data.rows.map((row: { code: string }) => row.code),
    ['ACME'],
  );
  const taken = await desk.post('/opsapi/teams/save', { ...team, nameEn: 'East', customers: [house.orgB] });
  assert.equal(taken.code, 200, taken.message);
  assert.deepEqual(
    (await calls.get('/opsapi/customers')).data.rows.map((row: { code: string }) => row.code),
    ['BETA'],
  );
  const twice = await desk.post('/opsapi/teams/save', {
    nameZh: '华东',
    nameEn: 'X',
    allCustomers: false,
    customers: [],
  });
  assert.match(twice.message, /is taken/);
});

test('nobody opens to a team more than they see themselves', async () => {
  const narrow = await house.as(await house.clerk({ customers: [house.orgA] }));
  const all = await narrow.post('/opsapi/teams/save', {
    nameZh: '全部',
    nameEn: 'All',
    allCustomers: true,
    customers: [],
  });
  assert.equal(all.status, 403);
  const foreign = await narrow.post('/opsapi/teams/save', {
    nameZh: '他们',
    nameEn: 'Theirs',
    allCustomers: false,
    customers: [house.orgB],
  });
  assert.equal(foreign.status, 404);
});

test('nobody moves themselves into a team that serves more customers than their own, or takes over a colleague in one', async () => {
  await house.clerk();
  const clerk = await house.clerk({
    customers: [house.orgA],
    permissions: [...permissionsOfStaff.operator, 'op:staff:manage'],
  });
  const narrow = await house.as(clerk);
  const wide = await house.clerk({ permissions: permissionsOfStaff.operator });
  const [team] = await house.rows<{ id: string; version: number }>(
    'select t.team_id::text as id, t.version from team t join app_user u using (team_id) where u.user_id = $1',
    [wide.userId],
  );
  const list = (await narrow.get('/opsapi/staff')).data;
  const save = (id: string, change: object) => {
    const { username, version } = list.find((one: Member) => one.id === id);
    const facts = { ...newcomer({ username, salesCode: null }), id, version, roleId: idOfRole('operator') };
    return narrow.post('/opsapi/staff/save', { ...facts, ...change });
  };
  const moved = await save(clerk.userId, { teamId: team?.id, email: 'narrow@example.com' });
  assert.match(moved.message, /Permission denied/);
  const taken = await save(wide.userId, { mobile: '13900000077', teamId: null });
  assert.match(taken.message, /Permission denied/);
  const names = { nameZh: '缩小', nameEn: 'Narrowed', allCustomers: false, customers: [] };
  assert.equal((await narrow.post('/opsapi/teams/save', { ...team, ...names })).status, 403);
  assert.equal((await narrow.get('/opsapi/customers/count')).data.total, 1);
});
