import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeLeft } from './time-left.ts';

const now = new Date('2026-11-20T08:00:00Z');

test('what is left of a deadline is told in days, hours and minutes', () => {
  assert.deepEqual(timeLeft('2026-11-21T11:05:00Z', now), { isLate: false, days: 1, hours: 3, minutes: 5 });
  assert.deepEqual(timeLeft('2026-11-20T08:00:30Z', now), { isLate: false, days: 0, hours: 0, minutes: 0 });
});

test('a deadline that is over is late by as much', () => {
  assert.deepEqual(timeLeft('2026-11-20T05:30:00Z', now), { isLate: true, days: 0, hours: 2, minutes: 30 });
});
