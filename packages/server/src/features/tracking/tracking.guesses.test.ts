import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { crockford, orderNumberOf } from '@loadline/contract/orders/order-number';
import { trackedAtOnce } from '@loadline/contract/tracking/track-type';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';

const trustProxy = ['127.0.0.1'];
const house = await openTestHouse({ trustProxy });
const limited = await openTestHouse({ trustProxy, trackingPerMinute: 30, trackingPerDay: 300 });

function ask(of: typeof house, address: string, numbers: readonly string[]) {
  const query = numbers.map((number) => `trackNo=${number}`).join('&');
  return of.nobody.get(`/omsapi/public/tracking?${query}`, { 'x-forwarded-for': address });
}

/** Well-formed numbers of the very day on which all orders here were made, check character and all. */
function guesses(count: number): string[] {
  return Array.from({ length: count }, () => {
    const random = Array.from({ length: 8 }, () => crockford[randomInt(32)]).join('');
    return orderNumberOf('261101', random);
  });
}

/** Asks them all, as many at once as a question takes; the status of each answer and what was found. */
async function scrape(of: typeof house, address: string, numbers: readonly string[]) {
  const statuses: number[] = [];
  let found = 0;
  for (let at = 0; at < numbers.length; at += trackedAtOnce) {
    const reply = await ask(of, address, numbers.slice(at, at + trackedAtOnce));
    statuses.push(reply.status);
    found += reply.data?.shipments?.length ?? 0;
  }
  return { statuses, found };
}

async function alarms(of: typeof house) {
  return of.rows<{ org_id: string; changes: object }>(
    `select org_id, changes from audit where action = 'guessed' order by at`,
  );
}

test('5,000 guesses at our own numbers find nothing, even without a limit', async () => {
  for (let n = 0; n < 50; n += 1) await addOrder(house);
  const { statuses, found } = await scrape(house, '198.51.100.7', guesses(5_000));
  assert.equal(found, 0);
  assert.deepEqual([...new Set(statuses)], [200]);
});

test('5,000 guesses from one address are stopped at the limit, and others go on unhindered', async () => {
  const { orderNumber } = await addOrder(limited);
  const { statuses, found } = await scrape(limited, '198.51.100.7', guesses(5_000));
  assert.equal(found, 0);
  assert.equal(statuses.filter((status) => status === 200).length, 1);
  assert.equal(statuses.at(-1), 429);
  for (const address of ['203.0.113.7', '2001:db8::7']) {
    assert.equal((await ask(limited, address, [orderNumber])).data.shipments.length, 1, address);
  }
});

test('guessed carrier numbers yield milestones only', async () => {
  await addOrder(house, { tracking_no: '99912345675', transport_type: '1' });
  const guessed = Array.from({ length: 20 }, (_, n) => `9991234${String(5670 + n)}`);
  const { shipments } = (await ask(house, '198.51.100.8', guessed)).data;
  assert.deepEqual(
    shipments.map((one: Record<string, unknown>) => [one.pieces, one.grossWeight, one.volume]),
    [[null, null, null]],
  );
});

test('more than 50 misses of one network within an hour are told to the forwarder once, not to customers', async () => {
  await house.rows(`delete from rate_limit`);
  await house.rows(`delete from audit where action = 'guessed'`);
  const numbers = (count: number) => Array.from({ length: count }, (_, n) => `9990000${1000 + n}`);
  await scrape(house, '192.0.2.1', numbers(50));
  assert.deepEqual(await alarms(house), []);
  // Another machine of the same network goes on where the first one stopped.
  await scrape(house, '192.0.2.2', numbers(40));
  await scrape(house, '203.0.113.9', numbers(20));
  assert.deepEqual(await alarms(house), [
    { org_id: house.orgF, changes: { network: '192.0.2', misses: '> 50' } },
  ]);
  const { bytes } = await house.nobody.get('/metrics');
  assert.match(bytes.toString(), /^loadline_alarms_total\{alarm="tracking-guesses"\} \d+$/m);
  const clerk = await house.as(await house.clerk());
  const audit = await clerk.get('/opsapi/audit?action=guessed');
  assert.ok(audit.bytes.toString().includes('192.0.2'));
});

test('an address of IPv6 is limited with its whole /64', async () => {
  const wanted = guesses(31);
  assert.equal((await ask(limited, '2001:db8:1:1::1', wanted.slice(0, 20))).status, 200);
  assert.equal((await ask(limited, '2001:db8:1:1::2', wanted.slice(20))).status, 429);
  assert.equal((await ask(limited, '2001:db8:1:2::1', wanted.slice(20))).status, 200);
});
