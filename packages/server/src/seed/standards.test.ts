import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permissionsOfRole, permissionsOfStaff } from '@loadline/contract/session/role-templates';
import { urlOf } from '../kernel/roles.ts';
import { openTestHouse } from '../testing/house.ts';
import { idOfRole, layStandards } from './standards.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const [{ url } = { url: '' }] = await house.rows<{ url: string }>('select current_database() as url');
const owner = urlOf(process.env.LOADLINE_TEST_ADMIN_URL ?? '', {
  login: 'loadline_owner',
  password: 'only-for-tests',
  database: url,
});

async function roleOf(code: string) {
  const [row] = await house.rows<{ permissions: string[]; version: number }>(
    'select permissions, version from role where role_id = $1',
    [idOfRole(code)],
  );
  assert.ok(row, code);
  return row;
}

/** The installation as one that was made before these rights were there. */
async function before(code: string, rights: readonly string[]): Promise<void> {
  await house.rows(
    `update role set permissions = array(select p from unnest(permissions) p where p <> all ($2)),
       offered = array(select p from unnest(offered) p where p <> all ($2)) where role_id = $1`,
    [idOfRole(code), rights],
  );
}

test('a right that is new in this version reaches the roles that have it by standard, without a clerk doing anything', async () => {
  await before('operations', ['exception:reply']);
  await before('operator', ['op:receipt:add', 'op:feed:manage']);
  await layStandards(owner);
  assert.deepEqual(new Set((await roleOf('operations')).permissions), new Set(permissionsOfRole.operations));
  assert.deepEqual(new Set((await roleOf('operator')).permissions), new Set(permissionsOfStaff.operator));
});

test('what an administrator took from a role is not given back, however often the program starts', async () => {
  const { version } = await roleOf('operations');
  const change = { roleId: idOfRole('operations'), version, add: ['export:data'], remove: ['order:cancel'] };
  const reply = await desk.post('/opsapi/roles/save', { reason: 'as agreed', changes: [change] });
  assert.equal(reply.code, 200, reply.message);
  await before('operations', ['label:reply']);
  await layStandards(owner);
  await layStandards(owner);
  const { permissions } = await roleOf('operations');
  assert.ok(!permissions.includes('order:cancel'));
  assert.ok(permissions.includes('export:data') && permissions.includes('label:reply'));
});

test('nothing new changes nothing, and a role that staff made is offered nothing', async () => {
  const made = await desk.post('/opsapi/roles/new', {
    category: '2',
    nameZh: '报关',
    nameEn: 'Customs',
    copyOf: null,
  });
  assert.equal(made.code, 200, made.message);
  const all = () => house.rows('select * from role order by role_id');
  const standing = await all();
  await layStandards(owner);
  assert.deepEqual(await all(), standing);
});

test('the administrators’ roles follow the program in everything', async () => {
  await before('staffAdmin', ['op:audit:view']);
  await layStandards(owner);
  assert.ok((await roleOf('staffAdmin')).permissions.includes('op:audit:view'));
});

test('another order of the same rights is no change: an upgrade raises no version for it', async () => {
  const { version } = await roleOf('customerAdmin');
  await house.rows(
    `update role set permissions = array(select p from unnest(permissions) p order by p desc) where role_id = $1`,
    [idOfRole('customerAdmin')],
  );
  await layStandards(owner);
  assert.equal((await roleOf('customerAdmin')).version, version);
});
