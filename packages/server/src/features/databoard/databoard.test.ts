import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { BoardFlight } from '@loadline/contract/databoard/board.api';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import fc from 'fast-check';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { LaidFlight } from './databoard.factory.ts';
import { clearBoard, flightDay, generatedBoard, layBoard, layFlight } from './databoard.factory.ts';
import { expectedBoard, figuresOf } from './expected-board.factory.ts';

const house = await openTestHouse();
const clerk = await house.as(await house.clerk());
const [person, colleague] = [await house.person(), await house.person({ authority: 'own' })];
const [customer, own] = [await house.as(person), await house.as(colleague)];
const people = { orgA: house.orgA, orgB: house.orgB, person: person.userId, colleague: colleague.userId };

const week = { reach: '168' };
const boardOf = async (calls: Calls, query: Record<string, string> = week) =>
  (await calls.get(`/omsapi/databoard?${new URLSearchParams(query)}`)).data;
const deskBoard = async (query: Record<string, string> = week) =>
  (await clerk.get(`/opsapi/databoard?${new URLSearchParams(query)}`)).data;

beforeEach(() => clearBoard(house));

test('Weights, counters and completion are those of the waybills themselves: for staff of all, for customers of their share', async () => {
  await fc.assert(
    fc.asyncProperty(generatedBoard, async (laid) => {
      await clearBoard(house);
      await layBoard(house, laid, people);
      assert.deepEqual(told((await deskBoard()).flights), expectedBoard(laid, 'all'));
      assert.deepEqual(told((await boardOf(customer)).flights), expectedBoard(laid, 'organisation'));
      assert.deepEqual(told((await boardOf(own)).flights), expectedBoard(laid, 'own'));
    }),
    { numRuns: 40 },
  );
});

test('A flight stands on its local day at the origin, whatever day it is elsewhere', async () => {
  // 23:30 in Shanghai and 00:30 there are one UTC day and two local ones.
  const late = new Date('2027-03-05T15:30:00Z');
  for (const [flightNo, etd] of [
    ['CK301', late],
    ['CK302', new Date(late.getTime() + 3_600_000)],
  ] as const)
    await layFlight(house, { ...plain, flightNo, etd });
  const dayOf = async (day: string) =>
    (await deskBoard({ day })).flights.map(({ flightNo }: { flightNo: string }) => flightNo);
  assert.deepEqual(await dayOf('2027-03-05'), ['CK301']);
  assert.deepEqual(await dayOf('2027-03-06'), ['CK302']);
  assert.equal(localTimeAt(late.toISOString(), 'Asia/Shanghai').slice(0, 10), '2027-03-05');
});

test('Six hours after take-off a flight leaves the board; one that is late stays on it for a day', async () => {
  await layFlight(house, { ...plain, flightNo: 'CK401', etd: hours(-5), atd: hours(-5) });
  await layFlight(house, { ...plain, flightNo: 'CK402', etd: hours(-7), atd: hours(-7) });
  await layFlight(house, { ...plain, flightNo: 'CK403', etd: hours(-20) });
  await layFlight(house, { ...plain, flightNo: 'CK404', etd: hours(-26) });
  const { flights } = await deskBoard();
  assert.deepEqual(
    flights.map(({ flightNo }: { flightNo: string }) => flightNo),
    ['CK403', 'CK401'],
  );
});

test('The reach, the origin and the destination narrow the board; the choice of destinations stays whole', async () => {
  await layFlight(house, { ...plain, flightNo: 'CK501', etd: hours(10), destination: 'LAX' });
  await layFlight(house, { ...plain, flightNo: 'CK502', etd: hours(50), origin: 'CAN', destination: 'ORD' });
  const numbers = async (query: Record<string, string>) =>
    (await deskBoard(query)).flights.map(({ flightNo }: { flightNo: string }) => flightNo);
  assert.deepEqual(await numbers({ reach: '24' }), ['CK501']);
  assert.deepEqual(await numbers({}), ['CK501', 'CK502']);
  assert.deepEqual(await numbers({ origin: 'CAN' }), ['CK502']);
  assert.deepEqual(await numbers({ destination: 'LAX' }), ['CK501']);
  assert.deepEqual((await deskBoard({ destination: 'LAX' })).destinations, ['LAX', 'ORD']);
  assert.equal((await clerk.get('/opsapi/databoard?origin=QQQ')).status, 400);
});

test('A cancelled flight stays on the board only while waybills are on it', async () => {
  const empty: LaidFlight = { ...plain, flightNo: 'CK601', etd: hours(9), state: 'CANCELLED' };
  await layBoard(house, [empty], people);
  assert.deepEqual((await deskBoard()).flights, []);
  const waybill = { status: '31', gross: 1000, volume: 2000, billing: 10, share: 'A' } as const;
  await clearBoard(house);
  await layBoard(house, [{ ...empty, waybills: [waybill] }], people);
  assert.equal((await deskBoard()).flights[0].cancelled, true);
});

test('The board of the forwarder is not a customer’s to read', async () => {
  assert.equal((await customer.get('/opsapi/databoard')).status, 403);
  const without = await house.as(await house.person({ permissions: ['order:view'] }));
  assert.equal((await without.get('/omsapi/databoard')).status, 403);
});

/** Of every flight what a recomputation can know. */
const told = (flights: readonly BoardFlight[]): Partial<BoardFlight>[] => flights.map(figuresOf);

const plain: LaidFlight = {
  flightNo: 'CK300',
  origin: 'PVG',
  destination: 'LAX',
  etd: hours(5),
  atd: null,
  state: 'OPEN',
  slot: null,
  allotment: null,
  waybills: [],
};

function hours(count: number): Date {
  return new Date(Date.now() + count * 3_600_000);
}

test('A day of the year is the same text everywhere', () => {
  assert.equal(flightDay(new Date('2026-12-31T16:00:00Z'), 'PVG'), '2027-01-01');
});
