import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
import { addBelongings, nothing } from './testing/belongings.ts';
import { callsOf } from './testing/calls.ts';
import { openTestHouse } from './testing/house.ts';
import { callAbout, nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const { served } = house.house;
const ana = await house.person();
const ours = await addBelongings(house, house.orgA, ana.userId);
const gated = served.filter(({ access }) => access !== 'public');
const [declared, others] = [
  gated.filter(({ forCustomer }) => forCustomer),
  gated.filter(({ forCustomer }) => !forCustomer),
];
const inPlaceOf = (orgId: string) => ({ 'for-customer': orgId });
const nowhere = '11111111-2222-4333-8444-555555555555';
const staffRights = codesOf(permissions).filter(isStaffPermission);

test('only calls of the customers’ side are entered for a customer, and none about people and their rights', () => {
  assert.ok(declared.length > 0);
  for (const endpoint of declared) {
    assert.ok(!endpoint.path.startsWith('/opsapi/'), nameOf(endpoint));
    assert.doesNotMatch(endpoint.path, /session|oauth|password|user|contact|role/i);
    assert.ok(!endpoint.confidential, nameOf(endpoint));
  }
});

test('with the right to enter for customers nothing else opens, whomever the call names', async () => {
  const clerk = await house.clerk({ permissions: ['op:for-customer'] });
  const desk = await house.as(clerk);
  const endings = ['/adminapi/session/revoke', '/adminapi/session/revokeOthers', '/adminapi/oauth/logout'];
  for (const endpoint of others) {
    if (endpoint.access === 'op:for-customer' || endings.includes(endpoint.path)) continue;
    const reply = await callAbout(desk, endpoint, ours, inPlaceOf(house.orgA));
    if (endpoint.access !== 'signed-in') assert.equal(reply.status, 403, nameOf(endpoint));
    else if (endpoint.method === 'GET') {
      const plain = await callAbout(desk, endpoint, ours);
      assert.deepEqual([reply.status, reply.data], [plain.status, plain.data], nameOf(endpoint));
    }
  }
  const [deed] = await house.rows('select from audit where user_id = $1 and org_id = $2', [
    clerk.userId,
    house.orgA,
  ]);
  assert.equal(deed, undefined);
});

test('a customer’s user who names a company gets what strangers get, also with their own', async () => {
  const calls = await house.as(ana);
  for (const endpoint of declared)
    for (const orgId of [house.orgA, house.orgB, nowhere, 'nonsense']) {
      const reply = await callAbout(calls, endpoint, ours, inPlaceOf(orgId));
      assert.deepEqual([reply.status, reply.data], [403, null], nameOf(endpoint));
    }
});

test('staff without the right are refused, and so is a look as the customer', async () => {
  const desk = await house.as(
    await house.clerk({ permissions: staffRights.filter((one) => one !== 'op:for-customer') }),
  );
  for (const endpoint of declared)
    assert.equal(
      (await callAbout(desk, endpoint, ours, inPlaceOf(house.orgA))).status,
      403,
      nameOf(endpoint),
    );
  const { data } = await (await house.as(await house.clerk())).post('/opsapi/customers/view-as', {
    orgId: house.orgA,
    reason: 'a question',
  });
  const look = callsOf(house.house.app, data.access_token);
  for (const endpoint of declared)
    assert.equal(
      (await callAbout(look, endpoint, ours, inPlaceOf(house.orgA))).status,
      403,
      nameOf(endpoint),
    );
});

test('a customer of another team answers exactly like one that does not exist, and like the forwarder itself', async () => {
  const narrow = await house.as(await house.clerk({ customers: [house.orgB] }));
  for (const endpoint of declared) {
    const answers = [];
    for (const orgId of [house.orgA, nowhere, 'nonsense', house.orgF]) {
      const { status, bytes } = await callAbout(narrow, endpoint, nothing(), inPlaceOf(orgId));
      answers.push(`${status} ${bytes.toString()}`);
    }
    assert.match(answers[0] ?? '', /^404/, nameOf(endpoint));
    assert.equal(new Set(answers).size, 1, nameOf(endpoint));
  }
  const chosen = (await narrow.get('/opsapi/customers/enterFor')).data;
  assert.deepEqual(
    chosen.map(({ id }: { id: string }) => id),
    [house.orgB],
  );
});

test('for a customer that is no longer active nothing is entered, and staff are told so', async () => {
  const desk = await house.as(await house.clerk());
  await house.rows(`update customer set status = 'inactive' where org_id = $1`, [house.orgB]);
  for (const endpoint of declared) {
    const reply = await callAbout(desk, endpoint, nothing(), inPlaceOf(house.orgB));
    assert.deepEqual([reply.status, reply.code], [200, -1], nameOf(endpoint));
    assert.match(reply.message, /not active/);
  }
  await house.rows(`update customer set status = 'active' where org_id = $1`, [house.orgB]);
});
