import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosenZone } from './chosen-zone.ts';
import { forget, store } from './stored.ts';
import { localTime } from './time.ts';

/** A minute before and at each change of the clock: the days and hours that the laws of the countries name. */
const changes: readonly (readonly [zone: string, at: string, before: string, after: string])[] = [
  ['America/Los_Angeles', '2025-03-09T10:00Z', '01:59 GMT−8', '03:00 GMT−7'],
  ['America/Los_Angeles', '2025-11-02T09:00Z', '01:59 GMT−7', '01:00 GMT−8'],
  ['America/Los_Angeles', '2026-03-08T10:00Z', '01:59 GMT−8', '03:00 GMT−7'],
  ['America/Los_Angeles', '2026-11-01T09:00Z', '01:59 GMT−7', '01:00 GMT−8'],
  ['America/Los_Angeles', '2027-03-14T10:00Z', '01:59 GMT−8', '03:00 GMT−7'],
  ['America/Los_Angeles', '2027-11-07T09:00Z', '01:59 GMT−7', '01:00 GMT−8'],
  ['America/New_York', '2025-03-09T07:00Z', '01:59 GMT−5', '03:00 GMT−4'],
  ['America/New_York', '2025-11-02T06:00Z', '01:59 GMT−4', '01:00 GMT−5'],
  ['America/New_York', '2026-03-08T07:00Z', '01:59 GMT−5', '03:00 GMT−4'],
  ['America/New_York', '2026-11-01T06:00Z', '01:59 GMT−4', '01:00 GMT−5'],
  ['America/New_York', '2027-03-14T07:00Z', '01:59 GMT−5', '03:00 GMT−4'],
  ['America/New_York', '2027-11-07T06:00Z', '01:59 GMT−4', '01:00 GMT−5'],
  ['Europe/London', '2025-03-30T01:00Z', '00:59 GMT+0', '02:00 GMT+1'],
  ['Europe/London', '2025-10-26T01:00Z', '01:59 GMT+1', '01:00 GMT+0'],
  ['Europe/London', '2026-03-29T01:00Z', '00:59 GMT+0', '02:00 GMT+1'],
  ['Europe/London', '2026-10-25T01:00Z', '01:59 GMT+1', '01:00 GMT+0'],
  ['Europe/London', '2027-03-28T01:00Z', '00:59 GMT+0', '02:00 GMT+1'],
  ['Europe/London', '2027-10-31T01:00Z', '01:59 GMT+1', '01:00 GMT+0'],
  ['America/Phoenix', '2025-03-09T09:00Z', '01:59 GMT−7', '02:00 GMT−7'],
  ['America/Phoenix', '2025-11-02T09:00Z', '01:59 GMT−7', '02:00 GMT−7'],
  ['America/Phoenix', '2026-03-08T09:00Z', '01:59 GMT−7', '02:00 GMT−7'],
  ['America/Phoenix', '2026-11-01T09:00Z', '01:59 GMT−7', '02:00 GMT−7'],
  ['America/Phoenix', '2027-03-14T09:00Z', '01:59 GMT−7', '02:00 GMT−7'],
  ['America/Phoenix', '2027-11-07T09:00Z', '01:59 GMT−7', '02:00 GMT−7'],
];

function clockAt(instant: number, zone: string): string {
  const { full, offset } = localTime(new Date(instant).toISOString(), zone);
  return `${full.slice(11)} ${offset}`;
}

for (const [zone, at, before, after] of changes)
  test(`clocks of ${zone} around ${at} show ${before}, then ${after}`, () => {
    const instant = Date.parse(at);
    assert.equal(clockAt(instant - 60_000, zone), before);
    assert.equal(clockAt(instant, zone), after);
  });

test('the stored time zone is 8 unless told; a difference alone is a fixed offset, and a zone by its name goes before it', () => {
  assert.equal(chosenZone(), 'Asia/Shanghai');
  store('timezone', '8');
  assert.equal(chosenZone(), 'Asia/Shanghai');
  store('timezone', '-5');
  assert.equal(clockAt(Date.parse('2026-07-01T12:00Z'), chosenZone()), '07:00 GMT−5');
  store('timezone', 'nonsense');
  assert.equal(chosenZone(), 'Asia/Shanghai');
  store('timezone.name', 'America/Los_Angeles');
  assert.equal(chosenZone(), 'America/Los_Angeles');
  forget('timezone');
  forget('timezone.name');
});
