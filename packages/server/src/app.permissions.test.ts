import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
import { nothing } from './testing/belongings.ts';
import { openTestHouse } from './testing/house.ts';
import { callAbout, nameOf } from './testing/walk.ts';

const house = await openTestHouse({ loginFailuresPerAccount: 100_000 });
// Leaving would end the session that the next call needs.
const gated = house.house.served.filter(({ access }) => access !== 'public');

for (const permission of codesOf(permissions)) {
  test(`${permission} alone opens the calls that ask for it`, async () => {
    const only = { permissions: [permission] };
    const holder = await house.as(
      await (isStaffPermission(permission) ? house.clerk(only) : house.person(only)),
    );
    const refused: string[] = [];
    for (const endpoint of gated.filter(({ access }) => access === permission)) {
      const { status } = await callAbout(holder, endpoint, nothing());
      if (status === 403) refused.push(nameOf(endpoint));
    }
    assert.deepEqual(refused, []);
  });
}

test('whoever may do everything on one side opens no call of the other', async () => {
  const [customer, desk] = [await house.as(await house.person()), await house.as(await house.clerk())];
  const taken: string[] = [];
  for (const endpoint of gated.filter(({ access }) => access !== 'signed-in')) {
    const { status } = await callAbout(
      isStaffPermission(endpoint.access) ? customer : desk,
      endpoint,
      nothing(),
    );
    if (status !== 403) taken.push(`${nameOf(endpoint)} ${status}`);
  }
  assert.deepEqual(taken, []);
});

test('what asks for nothing but a login is open to one who may do nothing', async () => {
  const calls = await house.as(await house.person({ permissions: [] }));
  const endings = ['/adminapi/session/revoke', '/adminapi/session/revokeOthers'];
  for (const endpoint of gated.filter(
    ({ access, path }) => access === 'signed-in' && !endings.includes(path),
  )) {
    const { status } = await callAbout(calls, endpoint, nothing());
    assert.ok(status !== 403 && status !== 401, `${nameOf(endpoint)} ${status}`);
  }
});

test('no permission of the forwarder is taken by the database for a customer, as their own or by a role', async () => {
  const ana = await house.person();
  const staffRole = await house.rows<{ role_id: string }>(`select role_id from role where category = '1'`);
  const attempts: [string, unknown[]][] = [
    [`update app_user set permissions = permissions || '{op:work:view}' where user_id = $1`, [ana.userId]],
    ['update app_user set role_id = $2 where user_id = $1', [ana.userId, staffRole[0]?.role_id]],
    [`update role set permissions = permissions || '{op:work:view}' where category = '2'`, []],
    [
      `update app_user set team_id = (select team_id from team limit 1), name = $2 where user_id = $1`,
      [ana.userId, 'x'],
    ],
  ];
  await house.clerk();
  for (const [statement, values] of attempts) await assert.rejects(house.rows(statement, values), statement);
});
