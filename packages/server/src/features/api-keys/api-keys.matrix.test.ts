import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scopesFor } from '@loadline/contract/api-keys/api-key.rules';
import { codesOf } from '@loadline/contract/kernel/code';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
import { newId } from '../../kernel/database.ts';
import { hashOfToken, newApiKey } from '../../kernel/token.ts';
import { nothing } from '../../testing/belongings.ts';
import { callsOf } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { callAbout, nameOf } from '../../testing/walk.ts';

const house = await openTestHouse();
const { app, served } = house.house;
const [ana, clerk] = [await house.person(), await house.clerk()];
const all = codesOf(permissions);
const programs = new Set<string>(scopesFor(all));
const gated = served.filter(({ access }) => access !== 'public');

/** A program with these scopes, of somebody of either side who may do everything there. */
async function programWith(scopes: readonly string[], isStaff: boolean) {
  const { token, hint } = newApiKey(false);
  const maker = isStaff ? clerk : ana;
  await house.rows(
    `insert into api_key (org_id, id, name, hint, token_hash, scopes, data_authority, expires_on, created_by)
     values ($1, $2, 'Program', $3, $4, $5, 'organisation', now()::date + 30, $6)`,
    [maker.orgId, newId(), hint, hashOfToken(token), scopes, maker.userId],
  );
  return callsOf(app, token);
}

test('a scope alone opens the calls that ask for it, and without it none of them opens', async () => {
  const wrong: string[] = [];
  for (const scope of programs) {
    const isStaff = isStaffPermission(scope);
    const holder = await programWith([scope], isStaff);
    const without = await programWith(
      all.filter((one) => one !== scope),
      isStaff,
    );
    for (const endpoint of gated.filter(({ access }) => access === scope)) {
      const [opened, refused] = [
        await callAbout(holder, endpoint, nothing()),
        await callAbout(without, endpoint, nothing()),
      ];
      if ((opened.status === 403) !== endpoint.personal) wrong.push(`${nameOf(endpoint)} ${opened.status}`);
      if (refused.status !== 403) wrong.push(`${nameOf(endpoint)} without ${scope}: ${refused.status}`);
    }
  }
  assert.deepEqual(wrong, []);
});

test('no key of anybody opens what makes people, roles and keys, or belongs to the person at the keyboard', async () => {
  const [customer, desk] = [await programWith([...programs], false), await programWith([...programs], true)];
  const closed = gated.filter(
    ({ access, personal }) => personal || (access !== 'signed-in' && !programs.has(access)),
  );
  assert.ok(closed.length > 30);
  for (const endpoint of closed)
    for (const calls of [customer, desk]) {
      const { status } = await callAbout(calls, endpoint, nothing());
      assert.equal(status, 403, nameOf(endpoint));
    }
});

test('what asks for nothing but a login is open to a key without scopes', async () => {
  const calls = await programWith([], false);
  for (const endpoint of gated.filter(({ access, personal }) => access === 'signed-in' && !personal)) {
    const { status } = await callAbout(calls, endpoint, nothing());
    assert.ok(status !== 403 && status !== 401, `${nameOf(endpoint)} ${status}`);
  }
});
