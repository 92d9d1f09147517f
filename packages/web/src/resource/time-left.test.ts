import assert from 'node:assert/strict';
import { test } from 'node:test';
import { instantOf } from '@loadline/contract/kernel/local-time';
import { dayAfter, shownBy, switches } from '@loadline/contract/kernel/local-time.factory';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-11-20T08:00:00Z');

test('what is left of a deadline is told in days, hours and minutes', () => {
  assert.deepEqual(timeLeft('2026-11-21T11:05:00Z', now), { isLate: false, days: 1, hours: 3, minutes: 5 });
  assert.deepEqual(timeLeft('2026-11-20T08:00:30Z', now), { isLate: false, days: 0, hours: 0, minutes: 0 });
});

test('a deadline that is over is late by as much', () => {
  assert.deepEqual(timeLeft('2026-11-20T05:30:00Z', now), { isLate: true, days: 0, hours: 2, minutes: 30 });
});

test('a deadline of a place counts down alike on every computer, also over a change of the clocks there', () => {
  const home = process.env['TZ'];
  const read = (zone: string) => {
    process.env['TZ'] = zone;
    return switches.map((one) => {
      const ends = instantOf(`${dayAfter(one.day)}T00:00`, one.zone);
      return timeLeft(ends, new Date(shownBy(one.before, `${one.day}T00:00`)));
    });
  };
  try {
    const [first, ...others] = [
      'America/Los_Angeles',
      'America/Phoenix',
      'Europe/London',
      'Asia/Shanghai',
    ].map(read);
    for (const other of others) assert.deepEqual(other, first);
    // The day on which clocks change has an hour less, or one more.
    for (const [at, { before, after }] of switches.entries())
      assert.equal(24 * (first?.[at]?.days ?? 0) + (first?.[at]?.hours ?? 0), 24 + before - after);
  } finally {
    if (home === undefined) delete process.env['TZ'];
    else process.env['TZ'] = home;
  }
});
