import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daysBetween, localDay, localTime, shortDay } from './time.ts';

const now = new Date('2026-11-20T06:00:00Z');

test('a moment is told in the time of its place, with the offset of that day', () => {
  assert.deepEqual(localTime('2026-11-06T14:40:00.000Z', 'Asia/Shanghai', now), {
    short: '11-06 22:40',
    full: '2026-11-06 22:40',
    offset: 'GMT+8',
  });
  assert.equal(localTime('2026-11-06T14:40:00Z', 'America/Los_Angeles', now).offset, 'GMT\u22128');
  assert.equal(localTime('2026-07-06T14:40:00Z', 'America/Los_Angeles', now).offset, 'GMT\u22127');
  assert.equal(localTime('2026-07-06T14:40:00Z', 'America/Phoenix', now).offset, 'GMT\u22127');
  assert.equal(localTime('2026-07-06T14:40:00Z', 'Asia/Kolkata', now).offset, 'GMT+5:30');
});

test('midnight is 00, not 24', () => {
  assert.equal(localTime('2026-11-05T16:00:00Z', 'Asia/Shanghai', now).short, '11-06 00:00');
});

test('another year is named, where the place has another year', () => {
  assert.equal(localTime('2025-12-31T15:59:00Z', 'Asia/Shanghai', now).short, '2025-12-31 23:59');
  assert.equal(localTime('2025-12-31T16:00:00Z', 'Asia/Shanghai', now).short, '01-01 00:00');
});

test('a zone nobody knows reads as UTC and says so', () => {
  assert.equal(localTime('2026-11-06T14:40:00Z', 'Moon/Base', now).offset, 'GMT+0');
});

test('a day without a time never shifts', () => {
  assert.equal(localDay('2026-11-23T16:00:00Z', 'Asia/Shanghai', now), '11-24');
  assert.equal(shortDay('2026-11-24', now), '11-24');
  assert.equal(shortDay('2027-01-02', now), '2027-01-02');
});

test('an arrival is later by the days between the calendars of both places', () => {
  const later = (from: string, zone: string, to: string, there: string) =>
    daysBetween(localTime(from, zone, now), localTime(to, there, now));
  assert.equal(later('2026-11-28T15:40:00Z', 'Asia/Shanghai', '2026-11-29T09:00:00Z', 'Europe/Brussels'), 1);
  // Over the date line it lands on the day it left.
  assert.equal(
    later('2026-11-28T15:40:00Z', 'Asia/Shanghai', '2026-11-29T04:00:00Z', 'America/Los_Angeles'),
    0,
  );
  assert.equal(later('2026-12-31T15:40:00Z', 'Asia/Shanghai', '2027-01-02T09:00:00Z', 'Europe/Brussels'), 2);
});
