import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const [keeper, mate] = [await house.clerk(), await house.clerk({ customers: [house.orgA] })];
const [desk, other] = [await house.as(keeper), await house.as(mate)];
const others = keeper.permissions.filter((right) => right !== 'op:mawb:stock');
const without = await house.as(await house.clerk({ permissions: others }));
const prefix = '176';

interface Row {
  readonly event: string;
  readonly number: string;
  readonly said: string;
}

async function told(calls: Calls): Promise<string[]> {
  const { data } = await calls.get('/opsapi/bell');
  return data.rows
    .filter(({ event, number }: Row) => event === 'stockLow' && number === prefix)
    .map(({ said }: Row) => said);
}

const lay = (serial: number, count: number) =>
  desk.post('/opsapi/stock/add', { first: shownAwb(awbOf(prefix, serial)), count });
const take = (count: number) => desk.post('/opsapi/stock/take', { prefix, count, takenFor: 'charter' });

async function wantAtLeast(lowAt: number) {
  const { data } = await desk.get('/opsapi/stock/airlines');
  const airline = data.find((one: { prefix: string }) => one.prefix === prefix);
  const { code, message } = await desk.post('/opsapi/stock/airlines/save', { ...airline, lowAt });
  assert.equal(code, 200, message);
}

test('when the numbers of an airline run low, everybody who keeps the stock hears of it once, and again only after it was filled', async () => {
  await lay(1_000_000, 12);
  await wantAtLeast(10);
  assert.deepEqual(await told(desk), []);
  const { data } = await take(3);
  await take(2);
  for (const calls of [desk, other]) assert.deepEqual(await told(calls), ['9']);
  assert.deepEqual(await told(without), []);
  await desk.post('/opsapi/stock/back', { numbers: data.moved, reason: 'not needed' });
  await take(1);
  assert.deepEqual(await told(desk), ['9', '9']);
  await lay(2_000_000, 30);
  await take(25);
  assert.deepEqual(await told(other), ['9', '9']);
  await take(10);
  assert.deepEqual(await told(other), ['4', '9', '9']);
});

test('a threshold that is raised over what there is rings, one that is lowered is silent', async () => {
  await lay(3_000_000, 20);
  const before = await told(desk);
  await wantAtLeast(100);
  assert.equal((await told(desk)).length, before.length + 1);
  await wantAtLeast(5);
  assert.equal((await told(desk)).length, before.length + 1);
});

test('a waybill that takes the last number too many rings as well', async () => {
  const { data } = await desk.get('/opsapi/stock/overview');
  const { free } = data.find((one: { prefix: string }) => one.prefix === prefix);
  await wantAtLeast(free);
  const before = await told(desk);
  const { code, message } = await desk.post('/opsapi/mawb/register', {
    prefix,
    origin: 'PVG',
    destination: 'ORD',
    selfDelivery: false,
    remark: null,
    quantity: 10,
    grossWeight: '100',
    volume: '1',
  });
  assert.equal(code, 200, message);
  assert.deepEqual(await told(desk), [String(free - 1), ...before]);
});
