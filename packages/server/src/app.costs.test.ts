import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ServedEndpoint } from './kernel/served.ts';
import { costSecret } from './testing/belongings.charges.ts';
import { addBelongings } from './testing/belongings.ts';
import type { Calls } from './testing/calls.ts';
import { openTestHouse } from './testing/house.ts';
import { plainFigures, readableOf } from './testing/readable.ts';
import { callAbout, nameOf } from './testing/walk.ts';

const house = await openTestHouse();
const { served } = house.house;
const ana = await house.person();
const ours = await addBelongings(house, house.orgA, ana.userId);
const walked = served.filter(({ path }) => path !== '/adminapi/oauth/logout');

/** A file of which only the name is there breaks off: it tells nothing. */
async function answerOf(calls: Calls, endpoint: ServedEndpoint): Promise<Buffer> {
  try {
    return (await callAbout(calls, endpoint, ours)).bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'LIGHT_ECONNRESET')
      return Buffer.alloc(0);
    throw error;
  }
}

async function isTold(bytes: Buffer): Promise<boolean> {
  const read = plainFigures(await readableOf(bytes));
  return read.includes(costSecret.supplier) || read.includes(costSecret.amount);
}

test('what a service costs us and who is paid for it stands in no answer, workbook or paper of a customer', async () => {
  const calls = await house.as(ana);
  for (const endpoint of [...walked.filter(({ method }) => method === 'GET'), ...walked])
    assert.ok(!(await isTold(await answerOf(calls, endpoint))), nameOf(endpoint));
});

test('nor in any of the forwarder’s people who may not see costs, and what is left of it is not worked out for them', async () => {
  const { userId, ...person } = await house.clerk();
  await house.rows(
    `update app_user set permissions = array_remove(permissions, 'op:cost') where user_id = $1`,
    [userId],
  );
  const calls = await house.as({ userId, ...person });
  for (const endpoint of walked) {
    const answer = await answerOf(calls, endpoint);
    assert.ok(!(await isTold(answer)), nameOf(endpoint));
    if (endpoint.path.startsWith('/opsapi/charges'))
      assert.ok(!/"(margin|supplier|cost)"/.test(answer.toString()), nameOf(endpoint));
  }
});

test('the walk would notice: who may see costs reads them with the margin of the order, where they stand alone', async () => {
  const desk = await house.as(await house.clerk());
  const told: string[] = [];
  for (const endpoint of walked.filter(({ path, method }) => path.startsWith('/opsapi/') && method === 'GET'))
    if (await isTold(await answerOf(desk, endpoint))) told.push(endpoint.path);
  assert.deepEqual(told, ['/opsapi/charge-costs']);
  const { data } = await desk.get(`/opsapi/charge-costs?no=${ours.orderNumber}`);
  const [line] = data.costs.filter(({ chargeId }: { chargeId: string }) => chargeId === ours.chargeId);
  assert.deepEqual(
    [line.charged, line.cost, line.margin, line.percent],
    ['60000.00', '48713.29', '11286.71', '18.8'],
  );
});
