import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { workingMinutesBefore, workingMinutesBetween, workingMomentAfter } from './working-time.ts';

/** A moment in China, Friday the 20th of November 2026 unless told. */
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00+08:00`);

test('only the hours of a working day count, in China', () => {
  assert.equal(workingMinutesBetween(at('13:41'), at('14:26')), 45);
  assert.equal(workingMinutesBetween(at('06:00'), at('09:30')), 30);
  assert.equal(workingMinutesBetween(at('17:30'), at('23:00')), 30);
  assert.equal(workingMinutesBetween(at('17:00'), at('10:00', '2026-11-23')), 120);
  assert.equal(workingMinutesBetween(at('10:00', '2026-11-21'), at('10:00', '2026-11-22')), 0);
  assert.equal(workingMinutesBetween(at('09:00', '2026-11-16'), at('09:00', '2026-11-23')), 5 * 540);
  assert.equal(workingMinutesBetween(at('14:00'), at('13:00')), 0);
});

test('four working hours before half past two are half past ten; before ten on Monday they are Friday afternoon', () => {
  assert.deepEqual(workingMinutesBefore(at('14:30'), 240), at('10:30'));
  assert.deepEqual(workingMinutesBefore(at('10:00', '2026-11-23'), 240), at('15:00'));
  assert.deepEqual(workingMinutesBefore(at('12:00', '2026-11-22'), 240), at('14:00'));
});

test('what is late by the limit has waited long enough, and nothing else has', () => {
  const moments = fc.date({ min: new Date('1999-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(
      moments,
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 0, max: 20_000 }),
      (now, minutes, ago) => {
        const submitted = new Date(now.getTime() - ago * 60_000);
        const late = submitted <= workingMinutesBefore(now, minutes);
        const waited = workingMinutesBetween(submitted, now);
        return late === waited >= minutes;
      },
    ),
    { numRuns: 2_000 },
  );
});

test('eight working hours from Friday four o’clock end on Monday at three; none at all end at once', () => {
  assert.deepEqual(workingMomentAfter(at('16:00'), 480), at('15:00', '2026-11-23'));
  assert.deepEqual(workingMomentAfter(at('14:00'), 240), at('18:00'));
  assert.deepEqual(workingMomentAfter(at('10:00', '2026-11-21'), 60), at('10:00', '2026-11-23'));
  assert.deepEqual(workingMomentAfter(at('10:00', '2026-11-21'), 0), at('10:00', '2026-11-21'));
});

test('at the moment a time runs out it is used up, and a moment before it is not', () => {
  const moments = fc.date({ min: new Date('1999-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.integer({ min: 1, max: 20_000 }), (from, minutes) => {
      const end = workingMomentAfter(from, minutes);
      const before = new Date(end.getTime() - 1_000);
      return (
        Math.abs(workingMinutesBetween(from, end) - minutes) < 1e-4 &&
        workingMinutesBetween(from, before) < minutes
      );
    }),
    { numRuns: 2_000 },
  );
});
