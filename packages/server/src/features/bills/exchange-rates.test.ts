import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateOn } from '@loadline/contract/bills/exchange-rate';
import { openTestHouse } from '../../testing/house.ts';
import { sayRate } from './charges.factory.ts';

const house = await openTestHouse();
const clerk = await house.clerk();
const desk = await house.as(clerk);

interface Rate {
  id: string;
  version: number;
  currency: string;
  day: string;
  rate: string;
  source: string;
  changedWho: string;
}

const path = '/opsapi/exchange-rates/save';
const all = async (): Promise<Rate[]> => (await desk.get('/opsapi/exchange-rates')).data;
const written = {
  id: null,
  version: null,
  currency: 'USD',
  day: '2026-11-19',
  rate: '7.1',
  source: '央行中间价',
};

test('a rate says what a currency is worth, from which day on, who says so and who typed it', async () => {
  const { data, code, message } = await desk.post(path, written);
  assert.equal(code, 200, message);
  const [rate] = data as Rate[];
  assert.deepEqual(
    [rate?.currency, rate?.day, rate?.rate, rate?.source, rate?.changedWho],
    ['USD', '2026-11-19', '7.100000', '央行中间价', `Name ${clerk.username}`],
  );
});

test('a day has one rate of a currency: a second is refused by its day, and a change of the first is kept', async () => {
  const twice = await desk.post(path, { ...written, rate: '7.2' });
  assert.deepEqual([twice.code, twice.data], [-1, null]);
  assert.match(twice.message, /USD has a rate of 2026-11-19 already/);
  const found = (await all()).find(({ day }) => day === '2026-11-19');
  const changed = await desk.post(path, { ...found, rate: '7.123456' });
  assert.equal(changed.code, 200, changed.message);
  assert.equal((await all()).find(({ day }) => day === '2026-11-19')?.rate, '7.123456');
  assert.equal((await desk.post(path, { ...found, rate: '7.2' })).status, 409);
});

test('what is no rate is refused in the words of its field', async () => {
  assert.match((await desk.post(path, { ...written, rate: '0' })).message, /Rate, CNY for one/);
  assert.match((await desk.post(path, { ...written, currency: 'CNY' })).message, /Currency/);
  assert.match((await desk.post(path, { ...written, source: '' })).message, /Source of the rate/);
  assert.match((await desk.post(path, { ...written, day: '2026-02-30' })).message, /Day of the rate/);
});

test('only who works bills sees and says rates', async () => {
  const other = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:rate:edit'] }));
  assert.equal((await other.get('/opsapi/exchange-rates')).status, 403);
  assert.equal((await other.post(path, written)).status, 403);
});

test('a charge of a day without a rate is worth the newest of the ten days before, never an older one; contract and database agree', async () => {
  for (const [day, rate] of [
    ['2026-10-01', '0.91'],
    ['2026-10-09', '0.92'],
    ['2026-10-12', '0.93'],
  ] as const)
    await sayRate(desk, 'HKD', day, rate);
  const rates = await all();
  for (const day of ['2026-09-30', '2026-10-01', '2026-10-08', '2026-10-11', '2026-10-22', '2026-10-23']) {
    const [found] = await house.rows<{ rate: string | null }>(
      `select (select r.rate from exchange_rate r where r.currency = 'HKD' and r.day between $1::date - 10 and $1::date order by r.day desc limit 1)::text as rate`,
      [day],
    );
    assert.equal(found?.rate ?? undefined, rateOn(rates, 'HKD', day), day);
  }
  assert.deepEqual(
    ['2026-09-30', '2026-10-11', '2026-10-22', '2026-10-23'].map((day) => rateOn(rates, 'HKD', day)),
    [undefined, '0.920000', '0.930000', undefined],
  );
});
