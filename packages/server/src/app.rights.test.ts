import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import { addRegistration } from './features/ops/registrations.factory.ts';
import type { Login } from './kernel/roles.ts';
import { urlOf } from './kernel/roles.ts';
import { idOfRole } from './seed/standards.ts';
import { addBelongings } from './testing/belongings.ts';
import { fixtures } from './testing/fixtures.ts';
import { openTestHouse } from './testing/house.ts';
import { nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const ana = await house.person();
const ours = await addBelongings(house, house.orgA, ana.userId);
const { id: registrationId } = await addRegistration(house);
const mighty = idOfRole('staffAdmin');
const stolen = 'op:role:manage';

/** Whoever belongs to a customer and can do what only the forwarder's people can, whichever way. */
async function intruders(): Promise<unknown[]> {
  return house.rows(
    `select 'user' as what, u.username as name from app_user u join organisation o using (org_id) left join role r on r.role_id = u.role_id
       where o.kind = 'customer' and (r.category = '1' or u.team_id is not null
         or exists (select from unnest(u.permissions || coalesce(r.permissions, '{}')) p where p like 'op:%'))
     union all select 'role', code from role, unnest(permissions) p where category = '2' and p like 'op:%'
     union all select 'granted', c.legal_name from customer c, unnest(c.permissions) p where p like 'op:%'
     union all select 'forwarders', code from organisation where kind = 'forwarder' and org_id <> $1`,
    [house.orgF],
  );
}

/** The same request with a right of the forwarder in every place that could take one. */
function withRights(value: unknown): unknown {
  if (Array.isArray(value)) return [...value.map(withRights), stolen];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, key === 'roleId' ? mighty : withRights(one)]),
    );
  return value;
}

const extras = {
  permissions: [stolen],
  roleId: mighty,
  teamId: mighty,
  category: '1',
  kind: 'forwarder',
  granted: [stolen],
  isAdmin: true,
};

test('no call of the product gives a customer’s user a right of the forwarder', async () => {
  const writing = house.house.served.filter(
    ({ method, path }) => method === 'POST' && !path.endsWith('/view-as'),
  );
  const callers = [await house.as(ana), await house.as(await house.clerk()), house.nobody];
  const about = { ...ours, registrationId };
  let accepted = 0;
  for (const endpoint of writing) {
    const body = fixtures[nameOf(endpoint)]?.body?.(about) ?? {};
    for (const asked of [
      { ...body, ...extras },
      withRights(body),
      { ...Object(withRights(body)), ...extras },
    ]) {
      for (const calls of callers) {
        const reply = await calls.post(endpoint.path, Object(asked));
        assert.ok(reply.status < 500, `${nameOf(endpoint)} ${reply.message}`);
        if (reply.code === 200) accepted += 1;
      }
      assert.deepEqual(await intruders(), [], nameOf(endpoint));
    }
  }
  assert.ok(accepted > 10, `only ${accepted} calls did anything`);
});

async function asLogin(login: Login, statement: string, values: unknown[]): Promise<string> {
  const url = house.house.config.databaseUrl ?? '';
  const client = new pg.Client({ connectionString: urlOf(url, { login }) });
  await client.connect();
  try {
    await client.query('begin');
    // Whoever holds a connection can say they are anybody.
    await client.query(
      `select set_config('app.org', $1, true), set_config('app.user', $2, true), set_config('app.authority', 'organisation', true),
        set_config('app.sees_all', 'true', true), set_config('app.permissions', $3, true)`,
      [house.orgA, ana.userId, `${stolen} user:manage op:registration:decide op:user:manage op:staff:manage`],
    );
    const { rowCount } = await client.query(statement, values);
    await client.query('commit');
    return `${rowCount} rows`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.end();
  }
}

const attempts: readonly (readonly [statement: string, values: () => unknown[]])[] = [
  [`update app_user set permissions = array['${stolen}'] where user_id = $1`, () => [ana.userId]],
  [
    `update app_user set permissions = array['order:view', null, '${stolen}'] where user_id = $1`,
    () => [ana.userId],
  ],
  [`update app_user set permissions = '{{order:view},{${stolen}}}' where user_id = $1`, () => [ana.userId]],
  [`update app_user set role_id = $2 where user_id = $1`, () => [ana.userId, mighty]],
  [`update app_user set org_id = $2 where user_id = $1`, () => [ana.userId, house.orgF]],
  [
    `insert into app_user (org_id, user_id, username, name, password_hash, permissions, data_authority, role_id)
     values ($1, gen_random_uuid(), 'thief', 'thief', '', '{}', 'organisation', $2)`,
    () => [house.orgA, mighty],
  ],
  [
    `insert into app_user (org_id, user_id, username, name, password_hash, permissions, data_authority)
     values ($1, gen_random_uuid(), 'thief2', 'thief', '', array['${stolen}'], 'organisation')`,
    () => [house.orgA],
  ],
  [`update role set permissions = permissions || array['${stolen}'] where code = $1`, () => ['viewer']],
  [`update role set category = '2' where code = $1`, () => ['staffAdmin']],
  [`update role set category = '1' where code = $1`, () => ['viewer']],
  [
    `insert into role (role_id, category, code, name_zh, name_en, permissions) values (gen_random_uuid(), '2', $1, 'x', 'x', array['${stolen}'])`,
    () => ['thief'],
  ],
  [`update customer set permissions = array['${stolen}'] where org_id = $1`, () => [house.orgA]],
  [`update organisation set kind = 'forwarder' where org_id = $1`, () => [house.orgA]],
  [
    `insert into session (org_id, user_id, token_hash, expires_at, as_org) values ($1, $2, '\\x00', now() + interval '1 hour', $1)`,
    () => [house.orgA, ana.userId],
  ],
  [`select open_account($1, gen_random_uuid(), $2, 'organisation')`, () => [registrationId, mighty]],
];

for (const login of ['loadline_app', 'loadline_staff', 'loadline_jobs'] as const) {
  test(`not even whoever holds the login ${login} gives one`, async () => {
    await house.rows(
      `update registration set state = 'APPROVED', org_id_made = $2 where registration_id = $1`,
      [registrationId, house.orgA],
    );
    for (const [statement, values] of attempts) {
      const outcome = await asLogin(login, statement, values());
      assert.deepEqual(await intruders(), [], `${login}: ${statement} -> ${outcome}`);
    }
  });
}

test('the check would notice', async () => {
  await house.rows(`alter table app_user disable trigger app_user_rights`);
  await house.rows(`update app_user set role_id = $2 where user_id = $1`, [ana.userId, mighty]);
  assert.equal((await intruders()).length > 0, true);
});
