import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse({ trackingPerMinute: 10, trackingPerDay: 25, trustProxy: ['127.0.0.1'] });

function ask(address: string, ...numbers: string[]) {
  const query = numbers.map((number) => `trackNo=${number}`).join('&');
  return house.nobody.get(`/omsapi/public/tracking?${query}`, { 'x-forwarded-for': address });
}

function guesses(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, n) => `GUESS-${from + n}-X`);
}

test('numbers are counted, not requests, and an honest address next door is not affected', async () => {
  assert.equal((await ask('198.51.100.1', ...guesses(10))).status, 200);
  const refused = await ask('198.51.100.1', 'GUESS-99-X');
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.match(refused.message, /Try again in \d+ seconds/);
  assert.equal((await ask('198.51.100.2', 'GUESS-99-X')).status, 200);
});

test('asking again for a number that was shown is free', async () => {
  const { orderNumber } = await addOrder(house);
  for (let n = 0; n < 30; n += 1) assert.equal((await ask('198.51.100.3', orderNumber)).status, 200);
});

test('the day has a limit of its own', async () => {
  for (const from of [0, 10]) {
    assert.equal((await ask('198.51.100.4', ...guesses(10, from))).status, 200);
    await house.rows(`delete from rate_limit where key like 'tracking by the minute%'`);
  }
  assert.equal((await ask('198.51.100.4', ...guesses(10, 20))).status, 429);
});
