import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codesOf } from '../kernel/code.ts';
import { calendarOf, usualWeeks, workingMinutesBetween } from '../kernel/working-time.ts';
import type { SheetState } from './sheet.lifecycle.ts';
import { runsIn, sheetLifecycle } from './sheet.lifecycle.ts';
import type { SheetStep } from './sheet-clock.ts';
import { clockOf } from './sheet-clock.ts';
import type { Severity } from './sheet-kind.ts';
import { severities } from './sheet-kind.ts';
import { targetHours } from './sheet-severity.ts';

const at = (time: string, day = '2026-11-19') => new Date(`${day}T${time}:00+08:00`);

test('time that the customer takes is not ours: the clock stands from the question to the answer', () => {
  const steps: SheetStep[] = [
    { to: 'OPEN', at: at('16:02') },
    { to: 'PROCESSING', at: at('16:20') },
    { to: 'WAITING_CUSTOMER', at: at('16:44') },
    { to: 'PROCESSING', at: at('09:02', '2026-11-20') },
    { to: 'WAITING_CUSTOMER', at: at('11:32', '2026-11-20') },
  ];
  const clock = clockOf(steps, targetHours.medium, at('14:26', '2026-11-20'), usualWeeks);
  assert.equal(clock.usedMinutes, 42 + 150);
  assert.equal(clock.leftMinutes, 480 - 192);
  assert.equal(clock.runs, false);
  assert.equal(clock.breachAt, undefined);
  assert.deepEqual(
    clock.spans.map(({ runs }) => runs),
    [true, true, false, true, false],
  );
});

test('nights and weekends do not count, and the moment at which it runs out is told ahead', () => {
  const clock = clockOf(
    [{ to: 'OPEN', at: at('17:00', '2026-11-20') }],
    targetHours.high,
    at('10:00', '2026-11-23'),
    usualWeeks,
  );
  assert.equal(clock.usedMinutes, 120);
  assert.deepEqual(clock.breachAt, at('12:00', '2026-11-23'));
});

test('the clock stands on a day off and runs on a Saturday that makes up for it', () => {
  const friday: SheetStep[] = [{ to: 'OPEN', at: at('17:00', '2026-11-20') }];
  const breachOf = (...days: Parameters<typeof calendarOf>[0]) =>
    clockOf(friday, targetHours.high, at('18:00', '2026-11-20'), calendarOf(days)).breachAt;
  const off = { date: '2026-11-23', kind: 'off' } as const;
  assert.deepEqual(breachOf(off), at('12:00', '2026-11-24'));
  assert.deepEqual(breachOf(off, { date: '2026-11-21', kind: 'working' }), at('12:00', '2026-11-21'));
});

/** A life as the lifecycle allows it: which of the next states, and how many minutes later. */
const lives = fc
  .array(fc.tuple(fc.nat({ max: 9 }), fc.integer({ min: 0, max: 4_000 })), { maxLength: 20 })
  .map((choices) => {
    const steps: SheetStep[] = [{ to: 'OPEN', at: at('08:17', '2026-11-16') }];
    for (const [choice, minutes] of choices) {
      const last: SheetStep | undefined = steps.at(-1);
      const next: SheetState[] = sheetLifecycle.moves
        .filter(({ from }) => from === last?.to)
        .map(({ to }) => to);
      const to = next[choice % next.length];
      if (last && to) steps.push({ to, at: new Date(last.at.getTime() + minutes * 60_000) });
    }
    return steps;
  });

test('whatever a sheet went through, its clock is what a stopwatch pressed at every step would show', () => {
  const severity = fc.constantFrom<Severity>(...codesOf(severities));
  fc.assert(
    fc.property(lives, severity, fc.integer({ min: 0, max: 10_000 }), (steps, graveness, later) => {
      const end = new Date((steps.at(-1)?.at.getTime() ?? 0) + later * 60_000);
      const clock = clockOf(steps, targetHours[graveness], end, usualWeeks);
      let [watch, running, since] = [0, false, end];
      for (const step of [...steps, { to: 'CLOSED', at: end } as const]) {
        if (running) watch += workingMinutesBetween(since, step.at, usualWeeks);
        [running, since] = [runsIn(step.to), step.at];
      }
      assert.equal(clock.usedMinutes, watch);
      assert.equal(clock.leftMinutes, targetHours[graveness] * 60 - watch);
      assert.equal(clock.breachAt !== undefined, runsIn(steps.at(-1)?.to ?? 'CLOSED'));
      if (clock.breachAt && clock.breachAt > end) assert.ok(clock.leftMinutes > 0);
      if (clock.leftMinutes > 0 && clock.breachAt) assert.ok(clock.breachAt > end);
    }),
    { numRuns: 500 },
  );
});
