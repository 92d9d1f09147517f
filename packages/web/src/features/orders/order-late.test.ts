import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysLate } from './order-late.ts';

test('a shipment is late from the day after its ETA until it has arrived', () => {
  assert.equal(daysLate({ status: 'DEPARTED', eta: '2026-11-19' }, '2026-11-20'), 1);
  assert.equal(daysLate({ status: 'DEPARTED', eta: '2026-11-20' }, '2026-11-20'), 0);
  assert.equal(daysLate({ status: 'ARRIVED', eta: '2026-11-01' }, '2026-11-20'), 0);
  assert.equal(daysLate({ status: 'SIGNED', eta: '2026-11-01' }, '2026-11-20'), 0);
});

test('a cancelled shipment and one without an ETA are never late', () => {
  assert.equal(daysLate({ status: 'CANCELLED', eta: '2026-11-01' }, '2026-11-20'), 0);
  assert.equal(daysLate({ status: 'ORDERED', eta: null }, '2026-11-20'), 0);
});
