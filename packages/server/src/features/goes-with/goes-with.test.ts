import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { openChain } from '../waybills/waybills.chain.factory.ts';

const house = await openTestHouse();
const { acme, desk, confirmed } = await openChain(house);
const stranger = await house.as(await house.person({ orgId: house.orgB }));

type Calls = typeof acme;
type Found = {
  readonly kind: string;
  readonly number: string;
  readonly state: string | null;
  readonly of: string | null;
};

async function found(calls: Calls, path: string, kind: string, no: string): Promise<string[]> {
  const reply = await calls.get(`${path}?kind=${kind}&no=${encodeURIComponent(no)}`);
  assert.equal(reply.code, 200, reply.message);
  return reply.data.map((one: Found) =>
    [one.kind, one.number, one.state, one.of].filter((part) => part !== null).join(' '),
  );
}

const chain = await confirmed();
const [first, second] = chain.orders;
assert.ok(first && second);
const { bookingNo } = chain.booking;
const onFlight = [
  `booking ${bookingNo} 31`,
  ...chain.hawbs.map((no) => `house ${no} ${bookingNo}`),
  `mawb ${chain.mawbNo} 31`,
];

test('an order leads to its booking, its own house and its master, and back from each of them to all orders', async () => {
  for (const [calls, path] of [
    [acme, '/omsapi/goesWith'],
    [desk, '/opsapi/goesWith'],
  ] as const) {
    assert.deepEqual(await found(calls, path, 'order', first.orderNumber), [
      `order ${first.orderNumber} ORDERED`,
      `booking ${bookingNo} 31`,
      `house ${chain.hawbs[0]} ${bookingNo}`,
      `mawb ${chain.mawbNo} 31`,
    ]);
    const made: string[] = [first, second].map(({ orderNumber }) => `order ${orderNumber} ORDERED`);
    for (const [kind, no] of [
      ['booking', bookingNo],
      ['mawb', chain.mawbNo],
      ['mawb', chain.mawbNo.replace('-', '')],
    ] as const)
      assert.deepEqual(
        (await found(calls, path, kind, no)).toSorted(),
        [...made, ...onFlight].toSorted(),
        `${path} ${kind}`,
      );
  }
});

test('a stranger is shown nothing of it, nor are colleagues what they have no right to', async () => {
  for (const [kind, no] of [
    ['order', first.orderNumber],
    ['booking', bookingNo],
    ['mawb', chain.mawbNo],
  ] as const)
    assert.deepEqual(await found(stranger, '/omsapi/goesWith', kind, no), []);
  const clerk = await house.as(await house.person({ permissions: ['order:view'] }));
  assert.deepEqual(await found(clerk, '/omsapi/goesWith', 'order', first.orderNumber), [
    `order ${first.orderNumber} ORDERED`,
  ]);
  assert.equal((await acme.get(`/opsapi/goesWith?kind=order&no=${first.orderNumber}`)).status, 403);
});

test('sheets and receipts of an order are among its records, and its master no more once it is off', async () => {
  const sheet = await acme.post('/omsapi/exceptions/open', {
    orderNo: second.orderNumber,
    kind: 'delay',
    description: 'late at the door',
  });
  assert.equal(sheet.code, 200, JSON.stringify(sheet));
  const kinds = async (no: string) =>
    (await found(acme, '/omsapi/goesWith', 'order', no)).map((one) => one.split(' ')[0]);
  assert.deepEqual(await kinds(second.orderNumber), ['order', 'booking', 'house', 'mawb', 'sheet']);
  const off = await desk.post('/opsapi/mawb/takeOff', { ...chain.mawb, bookingNo, reason: 'next flight' });
  assert.equal(off.code, 200, off.message);
  assert.deepEqual(await kinds(second.orderNumber), ['order', 'booking', 'house', 'sheet']);
});
