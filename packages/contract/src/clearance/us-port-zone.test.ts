import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usPorts } from '../codes/us-port.ts';
import { codesOf } from '../kernel/code.ts';
import { momentShown } from '../kernel/shown.ts';
import { zoneOfUsPort } from './us-port-zone.ts';

test('a port of entry tells the time by its own clocks, in winter and in summer', () => {
  const winter = '2026-11-24T20:05:00Z';
  const summer = '2026-07-24T20:05:00Z';
  for (const [port, inWinter, inSummer] of [
    ['2704', '2026-11-24 12:05 GMT−8', '2026-07-24 13:05 GMT−7'],
    ['2720', '2026-11-24 12:05 GMT−8', '2026-07-24 13:05 GMT−7'],
    ['2605', '2026-11-24 13:05 GMT−7', '2026-07-24 13:05 GMT−7'],
    ['2402', '2026-11-24 13:05 GMT−7', '2026-07-24 14:05 GMT−6'],
    ['2403', '2026-11-24 14:05 GMT−6', '2026-07-24 15:05 GMT−5'],
    ['3901', '2026-11-24 14:05 GMT−6', '2026-07-24 15:05 GMT−5'],
    ['4701', '2026-11-24 15:05 GMT−5', '2026-07-24 16:05 GMT−4'],
    ['4909', '2026-11-24 16:05 GMT−4', '2026-07-24 16:05 GMT−4'],
    ['3126', '2026-11-24 11:05 GMT−9', '2026-07-24 12:05 GMT−8'],
    ['3201', '2026-11-24 10:05 GMT−10', '2026-07-24 10:05 GMT−10'],
  ] as const)
    assert.deepEqual(
      [momentShown(winter, zoneOfUsPort(port)), momentShown(summer, zoneOfUsPort(port))],
      [inWinter, inSummer],
      port,
    );
});

test('every port of Schedule D has a zone that clocks know', () => {
  for (const port of codesOf(usPorts))
    assert.match(momentShown('2026-11-24T20:05:00Z', zoneOfUsPort(port)), /GMT−/);
});
