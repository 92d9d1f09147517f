import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
import { addBelongings, nothing, sentinel } from './testing/belongings.ts';
import { callsOf } from './testing/calls.ts';
import { fixtures } from './testing/fixtures.ts';
import { openTestHouse } from './testing/house.ts';
import { callAbout, nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const { served, app } = house.house;
const ana = await house.person();
const bo = await house.person({ orgId: house.orgB });
const theirs = await addBelongings(house, house.orgB, bo.userId);
const gated = served.filter((endpoint) => endpoint.access !== 'public');

/** Everything the other organisation has, in one number. */
async function stateOfTheirs(): Promise<string> {
  const tables = await house.rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'org_id'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  const sums: string[] = [];
  for (const { name } of tables) {
    const [row] = await house.rows<{ sum: string }>(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t where org_id = $1`,
      [house.orgB],
    );
    sums.push(`${name} ${row?.sum}`);
  }
  return sums.join('\n');
}

test('every endpoint has a fixture, and every fixture an endpoint', () => {
  assert.deepEqual(Object.keys(fixtures).toSorted(), served.map(nameOf).toSorted());
});

test('without a token, with a broken one and with an expired one every gated call answers 401 in the envelope', async () => {
  const expired = await house.as(ana);
  await house.rows(`update session set expires_at = now() - interval '1 minute' where user_id = $1`, [
    ana.userId,
  ]);
  for (const endpoint of gated) {
    for (const calls of [house.nobody, callsOf(app, 'x'.repeat(43)), callsOf(app, 'not a token'), expired]) {
      const reply = await callAbout(calls, endpoint, theirs);
      assert.deepEqual([reply.status, reply.code, reply.data], [401, 401, null], nameOf(endpoint));
    }
  }
});

test('without its permission every gated call answers 403, whatever the browser believes it may do', async () => {
  const byPermission = Map.groupBy(gated, ({ access }) => access);
  for (const permission of codesOf(permissions)) {
    const everythingElse = await (isStaffPermission(permission) ? house.clerk() : house.person());
    await house.rows('update app_user set permissions = array_remove(permissions, $2) where user_id = $1', [
      everythingElse.userId,
      permission,
    ]);
    const calls = await house.as(everythingElse);
    for (const endpoint of byPermission.get(permission) ?? []) {
      const reply = await callAbout(calls, endpoint, theirs);
      assert.deepEqual([reply.status, reply.code, reply.data], [403, 403, null], nameOf(endpoint));
    }
  }
});

test('another organisation’s things answer exactly like things that do not exist, and stay as they are', async () => {
  const calls = await house.as(ana);
  const before = await stateOfTheirs();
  for (const endpoint of served.filter((one) => one.path !== '/adminapi/oauth/logout')) {
    await forgetOwn();
    const foreign = await callAbout(calls, endpoint, theirs);
    const absent = await callAbout(calls, endpoint, nothing());
    const [seen, unseen] = [foreign, absent].map(({ status, code, message }) => ({ status, code, message }));
    assert.deepEqual(seen, unseen, nameOf(endpoint));
    assert.ok(!withoutAsked(foreign.bytes.toString(), theirs).includes(sentinel), nameOf(endpoint));
    assert.ok(foreign.status < 500, `${nameOf(endpoint)} ${foreign.message}`);
  }
  assert.equal(await stateOfTheirs(), before);
});

// Saving under their id made a record of our own: the next call must not find that one.
async function forgetOwn(): Promise<void> {
  for (const table of ['saved_view', 'address', 'goods', 'carton', 'payment_account', 'tax_info'])
    await house.rows(`delete from ${table} where org_id = $1`, [house.orgA]);
}

test('the same holds for a colleague who may only see their own', async () => {
  const own = await house.person({ orgId: house.orgB, authority: 'own' });
  const calls = await house.as(own);
  for (const endpoint of served.filter(
    ({ method, path }) => method === 'GET' && narrowed.test(path) && !ofCompany.includes(path),
  )) {
    const reply = await callAbout(calls, endpoint, theirs);
    assert.ok(!withoutAsked(reply.bytes.toString(), theirs).includes(sentinel), nameOf(endpoint));
  }
});

/** The brands of a company are its own, not their maker's. */
const ofCompany = ['/omsapi/labels/imports/rules'];

/** Where data authority counts; the company's own data and its people are the organisation's. */
const narrowed = /^\/(omsapi|adminapi\/(addresses|goods|cartons|paymentAccounts))\//;

test('the walk itself would notice: the owner of the things does see them', async () => {
  const calls = await house.as(bo);
  for (const path of [
    '/omsapi/orders',
    '/omsapi/orders/detail',
    '/adminapi/views',
    '/adminapi/contacts',
    '/adminapi/taxInfo',
  ]) {
    const endpoint = served.find((one) => one.path === path);
    assert.ok(endpoint);
    assert.ok((await callAbout(calls, endpoint, theirs)).bytes.includes(sentinel), path);
  }
});

/** What was asked for may come back in the answer: a number that was not found is named. */
function withoutAsked(answer: string, { reference, orderNumber }: typeof theirs): string {
  return answer.replaceAll(reference, '').replaceAll(reference.toUpperCase(), '').replaceAll(orderNumber, '');
}
