import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Sql } from '../../kernel/sql.ts';
import { compiled } from '../../kernel/sql.ts';
import { layRoles } from '../../seed/standards.commands.ts';
import { idOfRole, standards } from '../../seed/standards.ts';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const clerk = await house.clerk();
const desk = await house.as(clerk);

interface Role {
  id: string;
  category: string;
  code: string;
  version: number;
  fixed: boolean;
  permissions: string[];
  people: { total: number; own: number; organisation: number };
}

async function roles(): Promise<Role[]> {
  return (await desk.get('/opsapi/roles')).data;
}

async function roleOf(code: string): Promise<Role> {
  const found = (await roles()).find((one) => one.code === code);
  assert.ok(found, code);
  return found;
}

async function change(code: string, add: string[], remove: string[]) {
  const { id, version } = await roleOf(code);
  return { roleId: id, version, add, remove };
}

const save = (...changes: object[]) => desk.post('/opsapi/roles/save', { reason: 'as agreed', changes });

test('a changed cell is felt by everybody with the role at the next request, and the log says how many', async () => {
  const ana = await house.person();
  await house.rows(`update app_user set role_id = $2, data_authority = 'own' where user_id = $1`, [
    ana.userId,
    idOfRole('operations'),
  ]);
  const calls = await house.as(ana);
  assert.equal((await calls.get('/omsapi/orders/export')).status, 403);
  assert.deepEqual((await roleOf('operations')).people, { total: 1, own: 1, organisation: 0 });
  const reply = await save(await change('operations', ['export:data'], ['order:cancel']));
  assert.equal(reply.code, 200, reply.message);
  assert.equal((await calls.get('/omsapi/orders/export')).status, 200);
  const [deed] = await house.rows(
    `select changes from audit where subject = 'role' order by at desc limit 1`,
  );
  assert.deepEqual(deed, {
    changes: { reason: 'as agreed', given: ['export:data'], taken: ['order:cancel'], people: 1 },
  });
});

test('several roles change together or not at all', async () => {
  const good = await change('finance', ['dashboard:view'], []);
  const stale = { ...(await change('viewer', ['bill:view'], [])), version: 99 };
  const reply = await save(good, stale);
  assert.deepEqual([reply.status, reply.data.current.code], [409, 'viewer']);
  assert.ok(!(await roleOf('finance')).permissions.includes('dashboard:view'));
  assert.equal((await save(good, await change('viewer', ['bill:view'], []))).code, 200);
});

test('a reason is needed, an unknown permission is refused', async () => {
  const body = { reason: ' ', changes: [await change('finance', ['dashboard:view'], [])] };
  assert.equal((await desk.post('/opsapi/roles/save', body)).status, 400);
  assert.equal((await save(await change('finance', ['root:all'], []))).status, 400);
});

test('fixed roles stay, customer roles get no right of ours, staff roles keep the console', async () => {
  const refused = async (...asked: Parameters<typeof change>) => (await save(await change(...asked))).message;
  assert.match(await refused('staffAdmin', [], ['op:audit:view']), /fixed role/);
  assert.match(await refused('customerAdmin', [], ['order:view']), /fixed role/);
  assert.match(await refused('operations', ['op:work:view'], []), /cannot be given to customers/);
  assert.match(await refused('sales', [], ['op:work:view']), /keeps the right to open/);
});

test('the last way to manage roles cannot be taken, whichever of two roles gives it', async () => {
  const own = await openTestHouse();
  const first = await own.clerk({ permissions: [] });
  const calls = async () => own.as(first);
  await own.rows(
    `update role set permissions = permissions || array['op:role:manage'] where code in ('sales', 'operator')`,
  );
  await own.rows('update app_user set role_id = $2 where user_id = $1', [first.userId, idOfRole('sales')]);
  const second = await own.clerk({ permissions: [] });
  await own.rows('update app_user set role_id = $2 where user_id = $1', [
    second.userId,
    idOfRole('operator'),
  ]);
  const list: Role[] = (await (await calls()).get('/opsapi/roles')).data;
  const take = async (code: string, who: typeof desk) => {
    const role = list.find((one) => one.code === code);
    const one = { roleId: role?.id, version: role?.version, add: [], remove: ['op:role:manage'] };
    return who.post('/opsapi/roles/save', { reason: 'both at once', changes: [one] });
  };
  const [a, b] = [await calls(), await own.as(second)];
  const replies = await Promise.all([take('operator', a), take('sales', b)]);
  const done = replies.filter(({ code }) => code === 200);
  assert.ok(done.length <= 1, JSON.stringify(replies.map(({ message }) => message)));
  const [left] = await own.rows<{ n: number }>(
    `select count(*)::int as n from app_user u join role r on r.role_id = u.role_id where u.enabled and 'op:role:manage' = any (r.permissions)`,
  );
  assert.ok((left?.n ?? 0) >= 1);
});

test('a new role is a copy or empty, its name is its own, and it can be renamed', async () => {
  const { id } = await roleOf('operations');
  const made = await desk.post('/opsapi/roles/new', {
    category: '2',
    nameZh: '美线操作',
    nameEn: 'US operations',
    copyOf: id,
  });
  const copy = made.data.find((one: { nameZh: string }) => one.nameZh === '美线操作');
  assert.deepEqual(copy.permissions, (await roleOf('operations')).permissions);
  const twice = await desk.post('/opsapi/roles/new', {
    category: '2',
    nameZh: '美线操作',
    nameEn: 'Again',
    copyOf: null,
  });
  assert.match(twice.message, /is taken/);
  const renamed = await desk.post('/opsapi/roles/rename', {
    id: copy.id,
    version: 1,
    nameZh: '欧线操作',
    nameEn: 'EU operations',
  });
  assert.ok(renamed.data.some((one: { nameZh: string }) => one.nameZh === '欧线操作'));
  const staff = await roleOf('customerService');
  const wrong = await desk.post('/opsapi/roles/new', {
    category: '2',
    nameZh: '偷',
    nameEn: 'Thief',
    copyOf: staff.id,
  });
  assert.match(wrong.message, /cannot be given to customers/);
});

test('a role that one save names twice is changed by neither, so that the log tells no change that did not stay', async () => {
  const before = await roleOf('finance');
  const reply = await save(
    await change('finance', ['label:view'], []),
    await change('finance', ['tariff:view'], []),
  );
  assert.equal(reply.status, 409, reply.message);
  assert.deepEqual(await roleOf('finance'), before);
});

interface Made {
  readonly id: string;
  readonly nameZh: string;
}

async function madeRole(category: string, nameZh: string): Promise<Made> {
  const { data } = await desk.post('/opsapi/roles/new', { category, nameZh, nameEn: nameZh, copyOf: null });
  return data.find((one: Made) => one.nameZh === nameZh);
}

const remove = ({ id }: { id: string }, heirId: string | null = null, version = 1) =>
  desk.post('/opsapi/roles/remove', { id, version, heirId, reason: 'two are one' });

test('a role that nobody has can be deleted, and stays away when the program starts again', async () => {
  const free = await madeRole('2', '空角色');
  const { data, message } = await remove(free);
  assert.ok(data && !data.some(({ id }: Made) => id === free.id), message);
  const standard = await roleOf('viewer');
  assert.equal((await remove(standard, idOfRole('operations'), standard.version)).code, 200);
  const rows = <T>(query: Sql<T>) => {
    const { sql, parameters } = compiled(query);
    return house.rows<T>(sql, [...parameters]);
  };
  await layRoles({ rows }, standards.roles);
  assert.ok(!(await roles()).some(({ code }) => code === 'viewer'));
});

test('a role in use is refused with how many have it, or goes with them to another in one deed, as their own log says', async () => {
  const [old, heir] = [await madeRole('2', '旧角色'), await madeRole('2', '新角色')];
  const [ana, gone] = [await house.person(), await house.person()];
  await house.rows(`update app_user set role_id = $1, enabled = user_id <> $3 where user_id in ($2, $3)`, [
    old.id,
    ana.userId,
    gone.userId,
  ]);
  const refused = await remove(old);
  assert.deepEqual([refused.code, /held by 2 people/.test(refused.message)], [-1, true], refused.message);
  for (const other of [old.id, idOfRole('operator')]) assert.equal((await remove(old, other)).status, 404);
  assert.equal((await remove(old, heir.id)).code, 200);
  const held = await house.rows(`select distinct role_id from app_user where user_id in ($1, $2)`, [
    ana.userId,
    gone.userId,
  ]);
  assert.deepEqual(held, [{ role_id: heir.id }]);
  const logs = await house.rows(
    `select org_id, changes from audit where subject = 'role' and action = 'deleted' and subject_id = $1 order by org_id = $2`,
    [old.id, house.orgA],
  );
  const changes = { nameZh: { from: '旧角色', to: '新角色' }, reason: 'two are one', people: 2 };
  assert.deepEqual(logs, [
    { org_id: clerk.orgId, changes },
    { org_id: house.orgA, changes },
  ]);
});

test('a fixed role stays', async () => {
  const fixed = await roleOf('staffAdmin');
  assert.match((await remove(fixed, null, fixed.version)).message, /fixed role/);
});
