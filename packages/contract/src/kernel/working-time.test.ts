import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Calendar } from './working-time.ts';
import {
  calendarOf,
  usualWeeks,
  workingMinutesBefore,
  workingMinutesBetween,
  workingMomentAfter,
} from './working-time.ts';

/** A moment in China, Friday the 20th of November 2026 unless told. */
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00+08:00`);

test('only the hours of a working day count, in China', () => {
  assert.equal(workingMinutesBetween(at('13:41'), at('14:26'), usualWeeks), 45);
  assert.equal(workingMinutesBetween(at('06:00'), at('09:30'), usualWeeks), 30);
  assert.equal(workingMinutesBetween(at('17:30'), at('23:00'), usualWeeks), 30);
  assert.equal(workingMinutesBetween(at('17:00'), at('10:00', '2026-11-23'), usualWeeks), 120);
  assert.equal(workingMinutesBetween(at('10:00', '2026-11-21'), at('10:00', '2026-11-22'), usualWeeks), 0);
  assert.equal(
    workingMinutesBetween(at('09:00', '2026-11-16'), at('09:00', '2026-11-23'), usualWeeks),
    5 * 540,
  );
  assert.equal(workingMinutesBetween(at('14:00'), at('13:00'), usualWeeks), 0);
});

test('four working hours before half past two are half past ten; before ten on Monday they are Friday afternoon', () => {
  assert.deepEqual(workingMinutesBefore(at('14:30'), 240, usualWeeks), at('10:30'));
  assert.deepEqual(workingMinutesBefore(at('10:00', '2026-11-23'), 240, usualWeeks), at('15:00'));
  assert.deepEqual(workingMinutesBefore(at('12:00', '2026-11-22'), 240, usualWeeks), at('14:00'));
});

const someDays = fc
  .uniqueArray(
    fc.record({
      date: fc
        .date({ min: new Date('1999-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      kind: fc.constantFrom('off' as const, 'working' as const),
    }),
    { selector: ({ date }) => date, maxLength: 40 },
  )
  .map(calendarOf);

/** A run of days off around a day, as a long holiday is. */
const longHoliday = fc
  .tuple(
    fc.date({ min: new Date('1999-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
    fc.nat(30),
  )
  .map(([from, length]) =>
    calendarOf(
      Array.from({ length }, (_, index) => ({
        date: new Date(from.getTime() + index * 86_400_000).toISOString().slice(0, 10),
        kind: 'off' as const,
      })),
    ),
  );

const calendars: fc.Arbitrary<Calendar> = fc.oneof(fc.constant(usualWeeks), someDays, longHoliday);

test('a day off adds nothing, a Saturday that is worked adds its hours; a Sunday off and a Monday worked change nothing', () => {
  const week = [at('00:00', '2026-11-16'), at('00:00', '2026-11-23')] as const;
  const days = { saturday: '2026-11-21', sunday: '2026-11-22', monday: '2026-11-16', tuesday: '2026-11-17' };
  const hoursWith = (kind: 'off' | 'working', date: string) =>
    workingMinutesBetween(...week, calendarOf([{ date, kind }])) / 60;
  assert.equal(hoursWith('off', days.tuesday), 36);
  assert.equal(hoursWith('working', days.saturday), 54);
  assert.equal(hoursWith('off', days.sunday), 45);
  assert.equal(hoursWith('working', days.monday), 45);
});

test('time within a day off is no working time, whatever the rest of the calendar', () => {
  const minutes = fc.integer({ min: 0, max: 1_440 });
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 30_000 }), minutes, minutes, (date, one, other) => {
      const midnight = date * 86_400_000 - 8 * 3_600_000;
      const calendar = calendarOf([
        { date: new Date(date * 86_400_000).toISOString().slice(0, 10), kind: 'off' },
      ]);
      const [from, to] = [Math.min(one, other), Math.max(one, other)].map(
        (minute) => new Date(midnight + minute * 60_000),
      );
      return from && to && workingMinutesBetween(from, to, calendar) === 0;
    }),
  );
});

test('what is late by the limit has waited long enough, and nothing else has', () => {
  const moments = fc.date({ min: new Date('1999-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      calendars,
      (now, minutes, ago, calendar) => {
        const submitted = new Date(now.getTime() - ago * 60_000);
        const late = submitted <= workingMinutesBefore(now, minutes, calendar);
        const waited = workingMinutesBetween(submitted, now, calendar);
        return late === waited >= minutes;
      },
    ),
    { numRuns: 2_000 },
  );
});

test('eight working hours from Friday four o’clock end on Monday at three; none at all end at once', () => {
  assert.deepEqual(workingMomentAfter(at('16:00'), 480, usualWeeks), at('15:00', '2026-11-23'));
  assert.deepEqual(workingMomentAfter(at('14:00'), 240, usualWeeks), at('18:00'));
  assert.deepEqual(workingMomentAfter(at('10:00', '2026-11-21'), 60, usualWeeks), at('10:00', '2026-11-23'));
  assert.deepEqual(workingMomentAfter(at('10:00', '2026-11-21'), 0, usualWeeks), at('10:00', '2026-11-21'));
});

test('at the moment a time runs out it is used up, and a moment before it is not', () => {
  const moments = fc.date({ min: new Date('1999-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 20_000 }), calendars, (from, minutes, calendar) => {
      const end = workingMomentAfter(from, minutes, calendar);
      const before = new Date(end.getTime() - 1_000);
      return (
        Math.abs(workingMinutesBetween(from, end, calendar) - minutes) < 1e-4 &&
        workingMinutesBetween(from, before, calendar) < minutes
      );
    }),
    { numRuns: 2_000 },
  );
});
