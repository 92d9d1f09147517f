import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import fc from 'fast-check';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addEvent, addOrder } from '../orders/orders.factory.ts';
import { expectedFigures } from './expected-dashboard.factory.ts';
import { laidOrders, layOrders, span } from './laid-orders.factory.ts';

const house = await openTestHouse();
const [person, colleague] = [await house.person(), await house.person({ authority: 'own' })];
const [customer, own] = [await house.as(person), await house.as(colleague)];
const other = await house.as(await house.person({ orgId: house.orgB }));

const dashboardOf = async (calls: Calls, query: Record<string, string> = span) =>
  (await calls.get(`/omsapi/dashboard?${new URLSearchParams(query)}`)).data;

beforeEach(() => clear());

async function clear(): Promise<void> {
  await house.rows('delete from exception_sheet');
  await house.rows('delete from shipment_event');
  await house.rows('delete from orders');
}

test('every figure of the dashboard is what its orders say, for the organisation and for who sees but their own', async () => {
  await fc.assert(
    fc.asyncProperty(laidOrders, async (laid) => {
      await clear();
      await layOrders(house, laid, { person: person.userId, colleague: colleague.userId });
      for (const [calls, seen] of [
        [customer, laid],
        [own, laid.filter((order) => order.own)],
      ] as const)
        assert.deepEqual(sorted(asExpected(await dashboardOf(calls))), sorted(expectedFigures(seen)));
    }),
    { numRuns: 25 },
  );
});

test('the dashboard of another company counts nothing of it', async () => {
  await addOrder(house, { order_time: '2026-09-10T01:00:00Z' });
  assert.equal((await dashboardOf(customer)).orders, 1);
  assert.deepEqual([(await dashboardOf(other)).orders, (await dashboardOf(other)).countries], [0, []]);
});

test('a channel narrows what was placed; a day that is none and a missing day are refused at their field', async () => {
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport) values (gen_random_uuid(), '中欧铁路', 'China-Europe rail', '4') on conflict do nothing`,
  );
  await addOrder(house, { order_time: '2026-09-10T01:00:00Z', channel_name: '中欧铁路' });
  await addOrder(house, { order_time: '2026-09-10T01:00:00Z' });
  const { channels } = await dashboardOf(customer);
  assert.deepEqual(
    channels.map(({ nameEn, orders }: Record<string, unknown>) => [nameEn, orders]),
    [
      ['China-Europe rail', 1],
      ['China-US air', 1],
    ],
  );
  assert.equal((await dashboardOf(customer, { ...span, channel: '中欧铁路' })).orders, 1);
  assert.equal((await customer.get('/omsapi/dashboard?from=2026-02-30&to=2026-03-01')).status, 400);
  assert.equal((await customer.get('/omsapi/dashboard?from=2026-02-01')).status, 400);
});

test('what is expected, and by how much an arrival moved, is told of orders under way alone', async () => {
  const day = (from: number) =>
    new Date(Date.now() + 8 * 3_600_000 + from * 86_400_000).toISOString().slice(0, 10);
  const moved = await addOrder(house, { status: 'DEPARTED', eta: day(3) });
  for (const told of [day(1), day(3)])
    await addEvent(house, moved.id, {
      code: 'ETA',
      stage: 'ARRIVED',
      classifier: 'EST',
      occurred_at: `${told}T04:00:00Z`,
    });
  await addOrder(house, { status: 'ARRIVED', eta: day(2) });
  await addOrder(house, { status: 'DEPARTED', eta: day(9) });
  const figures = await dashboardOf(customer);
  assert.deepEqual(figures.expected, [{ day: day(3), orders: 1 }]);
  assert.deepEqual(figures.moved, [{ no: moved.orderNumber, was: day(1), now: day(3) }]);
  assert.equal(figures.movedAll, 1);
});

test('half of the signed orders took no longer than P50, nine in ten no longer than P90, from the door of the warehouse', async () => {
  for (const days of [10, 12, 14, 30]) {
    const { id } = await addOrder(house, { status: 'SIGNED', order_time: '2026-09-10T01:00:00Z' });
    await addEvent(house, id, { code: 'WH_IN', stage: 'WH_IN', occurred_at: '2026-09-11T00:00:00Z' });
    const signed = new Date(Date.parse('2026-09-11T00:00:00Z') + days * 86_400_000).toISOString();
    await addEvent(house, id, { code: 'SIGNED', stage: 'SIGNED', occurred_at: signed });
  }
  const { transit } = await dashboardOf(customer);
  assert.deepEqual(
    transit.map(({ orders, half, most }: Record<string, unknown>) => [orders, half, most]),
    [[4, '13.0', '25.2']],
  );
});

test('what waits for a customer is told with its last hour first, and only to who may do it', async () => {
  const soon = new Date(Date.now() + 20 * 3_600_000).toISOString();
  const { orderNumber } = await addOrder(house, { status: 'ORDERED', cut_off: soon });
  const due = (await customer.get('/omsapi/dashboard/due')).data;
  const mine = due.filter(({ no }: { no: string }) => no === orderNumber);
  assert.deepEqual(
    mine.map(({ kind, at }: Record<string, unknown>) => [kind, at]),
    [
      ['orderPapers', soon],
      ['orderCargo', soon],
    ],
  );
  const reader = await house.as(await house.person({ permissions: ['dashboard:view', 'order:view'] }));
  const kinds = (await reader.get('/omsapi/dashboard/due')).data.map(({ kind }: { kind: string }) => kind);
  assert.deepEqual(kinds, ['orderCargo']);
  assert.deepEqual((await other.get('/omsapi/dashboard/due')).data, []);
  const without = await house.as(await house.person({ permissions: ['order:view'] }));
  assert.equal((await without.get('/omsapi/dashboard/due')).status, 403);
});

type Compared = Pick<
  Dashboard,
  | 'orders'
  | 'ordersBefore'
  | 'stages'
  | 'transports'
  | 'countries'
  | 'weeks'
  | 'waits'
  | 'onTime'
  | 'channels'
  | 'transit'
  | 'expected'
  | 'movedAll'
> & {
  readonly movedBy: readonly number[];
  readonly exceptions: readonly object[];
};

/** What was answered as it is expected: by how much arrivals moved, and how long ago in whole hours exceptions were opened. */
function asExpected({ moved, exceptions, ...figures }: Dashboard): Compared {
  const day = 86_400_000;
  return {
    ...figures,
    movedBy: moved.map(({ was, now }) => Math.abs(Date.parse(now) - Date.parse(was)) / day),
    exceptions: exceptions.map(({ kind, open, oldest }) => ({
      kind,
      open,
      hours: Math.round((Date.now() - Date.parse(oldest)) / 3_600_000),
    })),
  };
}

/** Lists whose order does not matter here, each in one order. */
function sorted(figures: Compared) {
  const { transports, countries, weeks, channels, transit, expected, exceptions } = figures;
  const { orders, ordersBefore, stages, waits, onTime, movedBy, movedAll } = figures;
  const ordered = { orders, ordersBefore, stages, waits, onTime, movedBy, movedAll };
  return { ...ordered, ...mapped({ transports, countries, weeks, channels, transit, expected, exceptions }) };
}

function mapped(lists: Readonly<Record<string, readonly object[]>>) {
  return Object.fromEntries(
    Object.entries(lists).map(([key, items]) => [key, items.map((item) => JSON.stringify(item)).toSorted()]),
  );
}
