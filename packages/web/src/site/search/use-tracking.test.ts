import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anchored, type Tracked } from '../../shared/tracking/tracked.ts';
import { firstPause, pauseAfter } from './refresh-pace.ts';
import { freshened } from './use-tracking.ts';

function shipment(number: string, status: 'DEPARTED' | 'ARRIVED'): Tracked['shipments'][number] {
  const nothing = { transportType: null, origin: null, destination: null, pieces: null, eta: null };
  const more = {
    grossWeight: null,
    volume: null,
    onHold: false,
    ahead: null,
    released: null,
    parcels: [],
    places: [],
    transfers: [],
    milestones: [],
    source: null,
  };
  return { number, status, ...nothing, ...more, updatedAt: '2026-11-06T15:00:00.000Z' };
}

const before: Tracked = {
  shipments: [shipment('A', 'DEPARTED'), shipment('B', 'DEPARTED')],
  notFound: ['X'],
};

test('what was asked again takes its old place, the others stand, what is gone is not found', () => {
  const fresh = freshened(before, { shipments: [shipment('B', 'ARRIVED')], notFound: ['A'] });
  assert.deepEqual(
    fresh.shipments.map(({ number, status }) => [number, status]),
    [['B', 'ARRIVED']],
  );
  assert.deepEqual(fresh.notFound, ['X', 'A']);
});

test('several shipments of one number are renewed together', () => {
  const two: Tracked = { shipments: [shipment('A', 'DEPARTED'), ...before.shipments], notFound: [] };
  const fresh = freshened(two, {
    shipments: [shipment('A', 'ARRIVED'), shipment('A', 'DEPARTED')],
    notFound: [],
  });
  assert.deepEqual(
    anchored(fresh.shipments).map(({ anchor, shipment: { status }, among }) => [anchor, status, among]),
    [
      ['A', 'ARRIVED', { place: 1, of: 2 }],
      ['A-2', 'DEPARTED', { place: 2, of: 2 }],
      ['B', 'DEPARTED', undefined],
    ],
  );
});

test('the page asks ever more seldom while nothing is new, at most every quarter of an hour, and as at first after news', () => {
  let pause = firstPause;
  const pauses = Array.from({ length: 12 }, () => (pause = pauseAfter(pause, 'nothing')));
  assert.deepEqual(
    pauses,
    pauses.toSorted((one, other) => one - other),
  );
  assert.equal(pauses.at(-1), 15 * 60_000);
  assert.equal(pauseAfter(pause, 'news'), firstPause);
});
