import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decimal } from '@loadline/contract/kernel/decimal';
import { exact, isLess, isZero, minus, plus, zero } from '@loadline/contract/kernel/decimal';
import fc from 'fast-check';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addAllotment, addFlight, asCustomers, asStaff } from './flights.factory.ts';
import { moveReservation, releaseSlot, reserveSlot, roomOf } from './flights.public.ts';

const house = await openTestHouse();
const [orgA, orgB] = [house.orgA, house.orgB];
const customers = new Map([
  [orgA, await asCustomers(house)],
  [orgB, await asCustomers(house, { orgId: orgB })],
]);
const desk = await asStaff(house);

const limit = { kg: '1000', cbm: '10' };
const bookings = [orgA, orgA, orgA, orgB, orgB, orgB].map((orgId) => ({ orgId, bookingId: newId() }));

/** One thing that one booking does. */
const step = fc.record({
  booking: fc.nat(bookings.length - 1),
  flight: fc.nat(1),
  act: fc.constantFrom('reserve', 'reserve', 'reserve', 'release', 'move'),
  grams: fc.integer({ min: 1, max: 500_000 }),
  cubicCentimetres: fc.integer({ min: 1, max: 5_000_000 }),
});
const allotted = fc.option(
  fc.record({ grams: fc.integer({ min: 1, max: 900_000 }), cm3: fc.integer({ min: 1, max: 9_000_000 }) }),
);

interface Held {
  readonly flightId: string;
  readonly orgId: string;
  readonly kg: string;
  readonly cbm: string;
}

function decimal(value: number, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** What is left by hand: of the allotment or of what nobody is allotted, and never more than of the whole. */
function leftOf(
  of: 'kg' | 'cbm',
  held: readonly Held[],
  flightId: string,
  kept: ReadonlyMap<string, Record<'kg' | 'cbm', string>>,
  orgId?: string,
): Decimal {
  const on = held.filter((one) => one.flightId === flightId);
  const sum = (some: readonly Held[]) => some.reduce((total, one) => plus(total, exact(one[of])), zero);
  const whole = minus(exact(limit[of]), sum(on));
  const own = kept.get(orgId ?? '');
  const promised = [...kept.values()].reduce((total, one) => plus(total, exact(one[of])), zero);
  const part =
    orgId === undefined
      ? whole
      : own
        ? minus(exact(own[of]), sum(on.filter((one) => one.orgId === orgId)))
        : minus(minus(exact(limit[of]), promised), sum(on.filter((one) => !kept.has(one.orgId))));
  const least = isLess(part, whole) ? part : whole;
  return isLess(least, zero) ? zero : least;
}

function isSame(decimalText: string, expected: Decimal): boolean {
  return isZero(minus(exact(decimalText), expected));
}

test('whatever bookings do, what is left is the limit without what is held, and nothing ever goes over', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), allotted, async (steps, share) => {
      const flights = [await addFlight(house), await addFlight(house)];
      const kept = new Map<string, Record<'kg' | 'cbm', string>>();
      if (share) kept.set(orgA, { kg: decimal(share.grams, 3), cbm: decimal(share.cm3, 6) });
      for (const [orgId, { kg, cbm }] of kept)
        for (const { id } of flights) await addAllotment(house, id, orgId, kg, cbm);
      await house.rows('delete from slot_reservation where booking_id = any($1)', [
        bookings.map(({ bookingId }) => bookingId),
      ]);
      const held = new Map<string, Held>();
      for (const { booking, flight, act, grams, cubicCentimetres } of steps) {
        const holder = bookings[booking];
        const flightId = flights[flight]?.id ?? '';
        if (!holder) continue;
        const before = held.get(holder.bookingId);
        const wanted = { ...holder, flightId, kg: decimal(grams, 3), cbm: decimal(cubicCentimetres, 6) };
        const as = customers.get(holder.orgId) ?? desk;
        const doing =
          act === 'release'
            ? as((tx) => releaseSlot(tx, holder)).then(() => undefined)
            : act === 'move'
              ? desk((tx) => moveReservation(tx, { ...holder, toFlightId: flightId }))
              : as((tx) => reserveSlot(tx, wanted));
        const problem = await doing.then(
          () => undefined,
          (error: unknown) => {
            assert.ok(error instanceof Problem, String(error));
            return error.problem;
          },
        );
        if (problem === undefined && act === 'release') held.delete(holder.bookingId);
        if (problem === undefined && act === 'move' && before)
          held.set(holder.bookingId, { ...before, flightId });
        if (problem === undefined && act === 'reserve') held.set(holder.bookingId, wanted);
        if (problem === 'notFound') assert.ok(act === 'move' && !before);
        else if (problem !== undefined) assert.equal(problem, 'overweight');
      }
      const all = [...held.values()];
      for (const { id } of flights)
        for (const orgId of [undefined, orgA, orgB]) {
          const room = await desk((tx) => roomOf(tx, id, orgId));
          assert.ok(
            isSame(room.remainingKg, leftOf('kg', all, id, kept, orgId)),
            `kg ${orgId} ${room.remainingKg}`,
          );
          assert.ok(
            isSame(room.remainingCbm, leftOf('cbm', all, id, kept, orgId)),
            `cbm ${orgId} ${room.remainingCbm}`,
          );
          assert.ok(!isLess(exact(room.maxKg), exact(room.takenKg)));
          assert.ok(!isLess(exact(room.maxCbm), exact(room.takenCbm)));
        }
    }),
    { numRuns: 30 },
  );
});
