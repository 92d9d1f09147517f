import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Shipment } from '../../shared/tracking/tracked.ts';
import { routeOf } from './shipment-route.ts';

const nothing = { place: null, flightOrVessel: null, noteZh: null, noteEn: null, dayOnly: false };

function shipment(changes: Partial<Shipment> = {}): Shipment {
  return {
    number: 'SO261102K7M2Q9XDE',
    status: 'DEPARTED',
    transportType: '2',
    origin: 'CNNGB',
    destination: 'USLGB',
    pieces: 1,
    grossWeight: '1',
    volume: '1',
    eta: '2026-11-20',
    onHold: false,
    ahead: null,
    released: null,
    parcels: [],
    places: [],
    transfers: [],
    milestones: [
      {
        stage: 'DEPARTED',
        classifier: 'ACT',
        occurredAt: '2026-11-10T00:00:00Z',
        zone: 'Asia/Shanghai',
        ...nothing,
      },
      { stage: 'ARRIVED', classifier: 'EST', occurredAt: '2026-11-20T00:00:00Z', zone: 'UTC', ...nothing },
    ],
    updatedAt: '2026-11-10T00:00:00Z',
    source: null,
    ...changes,
  };
}

test('half of the time is half of the way', () => {
  const route = routeOf(shipment(), new Date('2026-11-15T00:00:00Z'));
  assert.deepEqual([route?.leg.share, route?.daysOut], [0.5, 5]);
});

test('what left late yesterday has been under way since yesterday, by the clocks of the place it left', () => {
  const now = new Date('2026-11-10T16:01:00Z');
  // One minute past midnight in Shanghai.
  assert.equal(routeOf(shipment(), now)?.daysOut, 1);
  assert.equal(routeOf(shipment(), new Date('2026-11-10T15:59:00Z'))?.daysOut, 0);
});

test('a late ship is never drawn in port before it has arrived', () => {
  const share = routeOf(shipment(), new Date('2026-12-24T00:00:00Z'))?.leg.share ?? 1;
  assert.ok(share < 1);
});

test('before departure nothing of the leg is travelled', () => {
  const route = routeOf(shipment({ milestones: [], status: 'ORDERED' }));
  assert.deepEqual([route?.leg.share, route?.daysOut], [0, undefined]);
});

test('without both ends there is nothing to draw', () => {
  assert.equal(routeOf(shipment({ origin: null })), undefined);
});
