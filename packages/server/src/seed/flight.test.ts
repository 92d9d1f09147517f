import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exact, isLess, plus, zero } from '@loadline/contract/kernel/decimal';
import { teamsOf } from './accounts.ts';
import { flightRows } from './flight.rows.ts';
import { heldRooms } from './flights.seed.ts';

const days = ['2026-02-28T15:59:00Z', '2026-02-28T16:01:00Z', '2026-11-21T08:30:00Z', '2026-12-31T23:30:00Z'];

test('whatever day it is, flights leave from yesterday to a week ahead, and one is over its limit, closed, cancelled, without a slot', () => {
  for (const day of days) {
    const now = new Date(day);
    const { flight, slot, slot_allotment, slot_reservation } = flightRows(teamsOf(now), now);
    const ids = new Set(slot.map(({ flight_id }) => flight_id));
    assert.ok(flight.length > 45, String(flight.length));
    assert.equal(
      new Set(flight.map(({ flight_no, flight_date }) => `${flight_no} ${flight_date}`)).size,
      flight.length,
    );
    assert.equal(flight.filter(({ state }) => state === 'CANCELLED').length, 1);
    assert.equal(flight.filter(({ id }) => !ids.has(id)).length, 1);
    assert.equal(slot.filter(({ state }) => state === 'CLOSED').length, 1);
    assert.equal(slot_reservation.length, heldRooms.length);
    for (const { flight_id } of [...slot_allotment, ...slot_reservation]) assert.ok(ids.has(flight_id));
    const over = slot.filter(({ flight_id, max_kg }) => {
      const held = slot_reservation.filter((one) => one.flight_id === flight_id);
      const sum = held.reduce((total, { kg }) => plus(total, exact(kg)), zero);
      return isLess(exact(max_kg ?? '0'), sum);
    });
    assert.equal(over.length, 1);
    assert.ok(flight.some(({ atd }) => atd !== null));
    for (const { atd, etd } of flight) assert.equal(atd !== null, etd < now && (atd ?? etd) < now, day);
  }
});
