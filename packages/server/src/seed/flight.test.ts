import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { exact, isLess, plus, zero } from '@loadline/contract/kernel/decimal';
import { clerkOf, teamsOf } from './accounts.ts';
import { demoBookings } from './booking.made.ts';
import { bookingRows } from './booking.rows.ts';
import { flightRows } from './flight.rows.ts';

const days = ['2026-02-28T15:59:00Z', '2026-02-28T16:01:00Z', '2026-11-21T08:30:00Z', '2026-12-31T23:30:00Z'];

test('whatever day it is, flights leave from yesterday to a week ahead, and one is over its limit, closed, cancelled, without a slot', () => {
  for (const day of days) {
    const now = new Date(day);
    const { flight, slot, slot_allotment } = flightRows(teamsOf(now), now);
    const bookings = demoBookings(teamsOf(now), now);
    const { reservations } = bookingRows(bookings, clerkOf(now), () => undefined);
    const ids = new Set(slot.map(({ flight_id }) => flight_id));
    assert.ok(flight.length > 45, String(flight.length));
    assert.equal(
      new Set(flight.map(({ flight_no, flight_date }) => `${flight_no} ${flight_date}`)).size,
      flight.length,
    );
    assert.equal(flight.filter(({ state }) => state === 'CANCELLED').length, 1);
    assert.equal(flight.filter(({ id }) => !ids.has(id)).length, 1);
    assert.equal(slot.filter(({ state }) => state === 'CLOSED').length, 1);
    assert.ok(
      bookings.every(({ id, isBooked }) => !isBooked || reservations.some((one) => one.booking_id === id)),
    );
    for (const { flight_id } of [...slot_allotment, ...reservations])
      assert.ok(flight_id && ids.has(flight_id));
    const over = slot.filter(({ flight_id, max_kg }) => {
      const held = reservations.filter((one) => one.flight_id === flight_id);
      const sum = held.reduce((total, { kg }) => plus(total, exact(kg)), zero);
      return isLess(exact(max_kg ?? '0'), sum);
    });
    assert.equal(over.length, 1);
    assert.ok(flight.some(({ atd }) => atd !== null));
    for (const { id, atd, ata, etd, eta } of flight) {
      const loaded = bookings.filter(({ flightId, isBooked }) => isBooked && flightId === id);
      const said = (status: WaybillStatus) =>
        loaded.some(({ steps }) => steps.some(({ to }) => to === status));
      assert.equal(atd !== null, loaded.length > 0 ? said('3') : etd < now, day);
      assert.equal(ata !== null, loaded.length > 0 ? said('4') : eta < now, day);
      assert.ok((atd ?? etd) <= now || atd === null);
    }
  }
});
