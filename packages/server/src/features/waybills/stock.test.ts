import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const number = (serial: number) => shownAwb(awbOf('176', serial));

test('a range is laid down with its check digits; what is there already is counted, not laid twice', async () => {
  const first = await desk.post('/opsapi/stock/add', { first: number(1234567), count: 10 });
  assert.deepEqual(first.data, { added: 10, known: 0 });
  const again = await desk.post('/opsapi/stock/add', { first: number(1234567), last: number(1234578) });
  assert.deepEqual(again.data, { added: 2, known: 10 });
  const { data } = await desk.get('/opsapi/stock?search=176-12345675');
  assert.equal(data.rows[0].mawbNo, '176-12345675');
  const broken = await desk.post('/opsapi/stock/add', { first: '176-12345676', count: 1 });
  assert.equal(broken.code, -1);
  assert.match(broken.message, /check digit is wrong/);
  const long = await desk.post('/opsapi/stock/add', { first: number(1), last: number(9_000) });
  assert.equal(long.code, -1);
});

test('numbers are taken, given back and spoiled, each with who, when and why; a spoiled one is final', async () => {
  const taken = await desk.post('/opsapi/stock/take', { prefix: '176', count: 2, takenFor: 'charter' });
  const [one, other] = taken.data.moved;
  const twice = await desk.post('/opsapi/stock/take', { numbers: [one], takenFor: 'mine' });
  assert.equal(twice.code, -1);
  const back = await desk.post('/opsapi/stock/back', { numbers: [one], reason: 'not needed' });
  assert.equal(back.code, 200, back.message);
  const spoiled = await desk.post('/opsapi/stock/void', { numbers: [other], reason: 'misprint' });
  assert.equal(spoiled.code, 200, spoiled.message);
  const dead = await desk.post('/opsapi/stock/back', { numbers: [other], reason: 'try' });
  assert.equal(dead.code, -1);
  const { data } = await desk.get(`/opsapi/stock/history?mawbNo=${other}`);
  assert.deepEqual(
    data.map(({ from, to }: { from?: string; to: string }) => [from ?? null, to]).toReversed(),
    [
      [null, 'free'],
      ['free', 'reserved'],
      ['reserved', 'void'],
    ],
  );
  assert.equal(data[0].reason, 'misprint');
});

test('of thirty who take a number at once each gets another one', async () => {
  await desk.post('/opsapi/stock/add', { first: shownAwb(awbOf('784', 2_000_000)), count: 30 });
  const replies = await Promise.all(
    Array.from({ length: 30 }, () =>
      desk.post('/opsapi/stock/take', { prefix: '784', count: 1, takenFor: 'x' }),
    ),
  );
  const numbers = replies.flatMap(({ code, data }) => (code === 200 ? data.moved : []));
  assert.equal(new Set(numbers).size, numbers.length);
  assert.ok(numbers.length >= 25, String(numbers.length));
});

test('a prefix with fewer free numbers than its airline asks for is low', async () => {
  const { data: airlines } = await desk.get('/opsapi/stock/airlines');
  const emirates = airlines.find(({ prefix }: { prefix: string }) => prefix === '176');
  const saved = await desk.post('/opsapi/stock/airlines/save', { ...emirates, lowAt: 50 });
  assert.equal(saved.code, 200, saved.message);
  const { data } = await desk.get('/opsapi/stock/overview');
  const row = data.find(({ prefix }: { prefix: string }) => prefix === '176');
  assert.deepEqual([row.low, row.free, row.void], [true, 11, 1]);
  const stale = await desk.post('/opsapi/stock/airlines/save', { ...emirates, lowAt: 5 });
  assert.equal(stale.status, 409);
});

test('a waybill registered by hand takes its number from the stock; with a flight it is booked, without it waits', async () => {
  const base = {
    origin: 'PVG',
    destination: 'ORD',
    selfDelivery: false,
    remark: null,
    quantity: 10,
    grossWeight: '100',
    volume: '1',
  };
  const waits = await desk.post('/opsapi/mawb/register', { ...base, prefix: '176' });
  assert.equal(waits.code, 200, waits.message);
  assert.equal(waits.data.waybill.status, '29');
  const no = waits.data.waybill.mawbNo;
  const taken = await desk.post('/opsapi/mawb/register', {
    ...base,
    mawbNo: no,
    flightNo: 'EK 303',
    flightDate: '2026-11-24',
  });
  assert.equal(taken.code, -1);
  const back = await desk.post('/opsapi/stock/back', { numbers: [no], reason: 'mine' });
  assert.match(back.message, /stands on a waybill/);
  const booked = await desk.post('/opsapi/mawb/register', {
    ...base,
    mawbNo: number(7_654_321),
    flightNo: 'EK 303',
    flightDate: '2026-11-24',
  });
  assert.deepEqual(
    [booked.data.waybill.status, booked.data.waybill.flightNo, booked.data.waybill.billingWeight],
    ['31', 'EK303', '167.0'],
  );
  const rejected = await desk.post('/opsapi/mawb/move', {
    id: booked.data.waybill.id,
    version: booked.data.waybill.version,
    to: '0',
    data: { reason: 'cancelled' },
  });
  assert.equal(rejected.code, 200, rejected.message);
  const { data } = await desk.get(`/opsapi/stock?search=${number(7_654_321)}`);
  assert.equal(data.rows[0].state, 'void');
});
