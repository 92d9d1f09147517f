import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type BoardFlight, momentOf, stepsOf, timeLeft } from './board.ts';

const now = Date.parse('2026-11-20T06:26:00Z');
const flight: BoardFlight = {
  flightId: '1',
  flightNo: 'ZX8815',
  flightDate: '2026-11-20',
  origin: 'PVG',
  destination: 'ORD',
  etd: '2026-11-20T15:55:00Z',
  urgentFrom: '2026-11-20T09:55:00Z',
  atd: null,
  cutOff: '2026-11-20T09:55:00Z',
  zone: 'Asia/Shanghai',
  cancelled: false,
  mawbs: 6,
  grossWeight: '1.000',
  volume: '1.000000',
  billingWeight: '1.000',
  billingWeightLast: null,
  lastDate: null,
  capacity: null,
  measuredBy: null,
  completionRate: null,
  statuses: [
    { status: '31', count: 1 },
    { status: '33', count: 2 },
    { status: '42', count: 1 },
    { status: '44', count: 1 },
    { status: '45', count: 2 },
  ],
};

test('The time to take-off counts days apart and never runs below nothing', () => {
  assert.deepEqual(timeLeft('2026-11-20T07:05:12Z', now), { days: 0, clock: '0:39:12' });
  assert.deepEqual(timeLeft('2026-11-22T11:19:00Z', now), { days: 2, clock: '4:53:00' });
  assert.deepEqual(timeLeft('2026-11-20T06:25:59Z', now), { days: 0, clock: '0:00:00' });
});

test('A flight is open, past its cut-off, urgent, due or departed; a cancelled one is nothing else', () => {
  assert.equal(momentOf(flight, now), 'open');
  assert.equal(momentOf({ ...flight, cutOff: '2026-11-20T06:25:00Z' }, now), 'cutOff');
  assert.equal(momentOf({ ...flight, urgentFrom: '2026-11-20T06:25:59Z' }, now), 'urgent');
  assert.equal(momentOf({ ...flight, etd: '2026-11-20T06:20:00Z' }, now), 'overdue');
  assert.equal(momentOf({ ...flight, atd: '2026-11-20T06:20:00Z' }, now), 'departed');
  assert.equal(momentOf({ ...flight, cancelled: true, atd: '2026-11-20T06:20:00Z' }, now), 'cancelled');
  assert.equal(momentOf({ ...flight, etd: null, cutOff: null }, now), 'unknown');
});

test('Sixteen states are counted in three steps; papers that are still reviewed are not ready', () => {
  assert.deepEqual(
    stepsOf(flight).map(({ group, count }) => [group, count]),
    [
      ['outside', 1],
      ['preparing', 4],
      ['ready', 2],
    ],
  );
});
