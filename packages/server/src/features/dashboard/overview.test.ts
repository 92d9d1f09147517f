import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import fc from 'fast-check';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addEvent, addOrder } from '../orders/orders.factory.ts';
import { expectedFigures } from './expected-dashboard.factory.ts';
import { laidOrders, layOrders, span } from './laid-orders.factory.ts';

const house = await openTestHouse();
const { orgA, orgB } = house;
const { userId } = await house.person();

type Clerk = NonNullable<Parameters<typeof house.clerk>[0]>;
const clerk = async (who: Clerk = {}) => house.as(await house.clerk(who));

const overviewOf = async (desk: Calls, query: Record<string, string> = span) =>
  (await desk.get(`/opsapi/overview?${new URLSearchParams(query)}`)).data;

async function clear(): Promise<void> {
  await house.rows('delete from shipment_event');
  await house.rows('delete from orders');
}

beforeEach(() => clear());

test('every volume of the overview is what the orders of the customers in sight say', async () => {
  await fc.assert(
    fc.asyncProperty(laidOrders, async (laid) => {
      await clear();
      await layOrders(house, laid, { person: userId, colleague: userId });
      assert.deepEqual(sorted(await overviewOf(await clerk())), sorted(expectedFigures(laid)));
      const elsewhere = await overviewOf(await clerk({ customers: [orgB] }));
      assert.deepEqual([elsewhere.orders, elsewhere.weight, elsewhere.weeks], [0, '0.0', []]);
    }),
    { numRuns: 15 },
  );
});

test('a team narrows the overview to its customers, and who serves some customers reads their own team alone', async () => {
  await addOrder(house, { order_time: '2026-09-10T01:00:00Z' });
  await addOrder(house, { org_id: orgB, order_time: '2026-09-10T01:00:00Z' });
  const some = await clerk({ customers: [orgB] });
  const own = await overviewOf(some);
  assert.deepEqual([own.orders, own.teams.length], [1, 1]);
  const all = await overviewOf(await clerk());
  assert.ok(all.teams.length >= 2 && all.orders === 2);
  assert.equal((await overviewOf(await clerk(), { ...span, team: own.teams[0].id })).orders, 1);
  const foreign = all.teams.find(({ id }: { id: string }) => id !== own.teams[0].id);
  assert.equal((await overviewOf(some, { ...span, team: foreign.id })).orders, 0);
});

test('a carrier is the airline of the flight, or who issued the bill of lading, with the days that its late arrivals were late', async () => {
  await house.rows(
    `insert into airline (prefix, code, name_zh, name_en) values ('112', 'CK', '中货航', 'China Cargo') on conflict do nothing`,
  );
  for (const [flight, day] of [
    ['CK 261', '2026-09-20'],
    ['ck261', '2026-09-24'],
  ] as const)
    await arriving({ transport_type: '1' }, { flight, day, promised: '2026-09-21' });
  const ocean = await arriving(
    { transport_type: '2' },
    { flight: 'COSCO STAR', day: '2026-09-26', promised: '2026-09-21' },
  );
  await house.rows(
    `insert into shipment_reference (org_id, order_id, kind, number, source) values ($1, $2, 'mbl', 'COSU6412345670', 'desk')`,
    [orgA, ocean],
  );
  const { carriers, onTime } = await overviewOf(await clerk());
  assert.deepEqual(carriers, [
    {
      code: 'CK',
      nameZh: '中货航',
      nameEn: 'China Cargo',
      transport: '1',
      arrived: 2,
      kept: 1,
      late: '3.0',
    },
    { code: 'COSU', nameZh: null, nameEn: null, transport: '2', arrived: 1, kept: 0, late: '5.0' },
  ]);
  assert.deepEqual(onTime, { arrived: 3, kept: 1 });
});

async function arriving(
  order: Record<string, unknown>,
  { flight, day, promised }: { flight: string; day: string; promised: string },
): Promise<string> {
  const { id } = await addOrder(house, { status: 'ARRIVED', order_time: '2026-09-10T01:00:00Z', ...order });
  const at = (on: string) => `${on}T04:00:00Z`;
  await addEvent(house, id, { code: 'ETA', stage: 'ARRIVED', classifier: 'EST', occurred_at: at(promised) });
  await addEvent(house, id, {
    code: 'ARRIVED',
    stage: 'ARRIVED',
    occurred_at: at(day),
    flight_or_vessel: flight,
  });
  return id;
}

test('a customer is quiet after twice their own usual interval, never before two weeks, and not by one order', async () => {
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString();
  const quietOf = async () => {
    const { quiet, quietAll } = await overviewOf(await clerk());
    assert.equal(quietAll, quiet.length);
    return quiet.map((row: Record<string, unknown>) => [row['orgId'], row['every'], row['silent']]);
  };
  for (const days of [26, 24, 22, 20]) await addOrder(house, { order_time: ago(days) });
  for (const days of [35, 20]) await addOrder(house, { org_id: orgB, order_time: ago(days) });
  assert.deepEqual(await quietOf(), [[orgA, '2.0', 20]]);
  await addOrder(house, { order_time: ago(13) });
  assert.deepEqual(await quietOf(), []);
  await clear();
  await addOrder(house, { order_time: ago(300) });
  assert.deepEqual(await quietOf(), []);
});

test('the overview says of when it is, is told again for a while, and at once anew to who serves others', async () => {
  const who = await house.clerk({ customers: [orgA] });
  const desk = await house.as(who);
  const first = await overviewOf(desk);
  await addOrder(house, { order_time: '2026-09-10T01:00:00Z' });
  await addOrder(house, { org_id: orgB, order_time: '2026-09-10T01:00:00Z' });
  assert.deepEqual([await overviewOf(desk), first.orders], [first, 0]);
  await house.rows(
    `insert into team_customer (team_id, org_id) select u.team_id, $2 from app_user u where u.user_id = $1`,
    [who.userId, orgB],
  );
  const anew = await overviewOf(desk);
  assert.ok(anew.orders === 2 && anew.asOf > first.asOf);
});

test('days that are none, the wrong way round or missing are refused at their field', async () => {
  const desk = await clerk();
  for (const asked of [
    'from=2026-02-30&to=2026-03-01',
    'from=2026-02-01',
    'from=2026-02-01&to=2026-03-01&team=x',
  ])
    assert.equal((await desk.get(`/opsapi/overview?${asked}`)).status, 400, asked);
  const without = await clerk({ permissions: ['op:work:view'] });
  assert.equal((await without.get(`/opsapi/overview?${new URLSearchParams(span)}`)).status, 403);
});

/** Lists whose order does not matter here, each in one order. */
function sorted(figures: ReturnType<typeof expectedFigures>) {
  const { orders, ordersBefore, weight, weightBefore, onTime } = figures;
  const lists = [figures.transports, figures.weeks].map((list) =>
    list.map((item: object) => JSON.stringify(item)).toSorted(),
  );
  return { orders, ordersBefore, weight, weightBefore, onTime, lists };
}
