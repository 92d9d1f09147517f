import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { customers } from './customers.seed.ts';
import { eventsOf } from './events.ts';
import { shipmentsOf } from './shipment.ts';

const anyMinute = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2031, 0, 1) / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const [, small] = customers;

test('whenever it is loaded, the demo is alive: what happened is past, what is expected comes', () => {
  fc.assert(
    fc.property(anyMinute, (now) => {
      for (const shipment of customers.flatMap((customer) => shipmentsOf(customer, now))) {
        const told = eventsOf(shipment, now);
        assert.ok(told.every(({ classifier, at }) => classifier !== 'ACT' || at <= now));
        assert.ok(shipment.journey.statusAt <= now);
      }
    }),
    { numRuns: 12 },
  );
});

test('references, cargo and places are the same on every day; only the times move', () => {
  assert.ok(small);
  const [spring, autumn] = ['2026-04-02T01:00:00Z', '2028-10-19T17:45:00Z'].map((now) =>
    shipmentsOf(small, new Date(now)).map(({ reference, cargo, route, journey: { status } }) => ({
      reference,
      cargo,
      route,
      status,
    })),
  );
  assert.deepEqual(spring, autumn);
});
