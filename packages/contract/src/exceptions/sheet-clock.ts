import type { Calendar } from '../kernel/working-time.ts';
import { workingMinutesBetween, workingMomentAfter } from '../kernel/working-time.ts';
import type { SheetState } from './sheet.lifecycle.ts';
import { runsIn } from './sheet.lifecycle.ts';

/** A state and since when, as in the history of a sheet: in the order in which it happened. */
export interface SheetStep {
  readonly to: SheetState;
  readonly at: Date;
}

/** A time in which the clock ran or stood; the last one ends now. */
export interface ClockSpan {
  readonly runs: boolean;
  readonly state: SheetState;
  readonly from: Date;
  readonly to: Date;
}

/** How the time of a sheet stands. Minutes are working minutes; `leftMinutes` is negative beyond the target. */
export interface SheetClock {
  readonly targetMinutes: number;
  readonly usedMinutes: number;
  readonly leftMinutes: number;
  readonly runs: boolean;
  /** When nothing is left, if the clock runs on; absent while it stands. */
  readonly breachAt?: Date;
  readonly spans: readonly ClockSpan[];
}

/** The clock of a sheet by its history: it runs in the states that are ours, in working time, and stands in all others. */
export function clockOf(
  steps: readonly SheetStep[],
  targetHours: number,
  now: Date,
  calendar: Calendar,
): SheetClock {
  const spans = spansOf(steps, now);
  const targetMinutes = targetHours * 60;
  const usedMinutes = spans.reduce((sum, span) => sum + workedIn(span, calendar), 0);
  const leftMinutes = targetMinutes - usedMinutes;
  const current = spans.at(-1);
  const runs = current?.runs ?? false;
  const before = usedMinutes - (current && runs ? workedIn(current, calendar) : 0);
  const breachAt =
    current && runs ? workingMomentAfter(current.from, targetMinutes - before, calendar) : undefined;
  return { targetMinutes, usedMinutes, leftMinutes, runs, spans, ...(breachAt && { breachAt }) };
}

function spansOf(steps: readonly SheetStep[], now: Date): ClockSpan[] {
  return steps.map(({ to: state, at: from }, index) => ({
    runs: runsIn(state),
    state,
    from,
    to: steps[index + 1]?.at ?? now,
  }));
}

function workedIn({ runs, from, to }: ClockSpan, calendar: Calendar): number {
  return runs ? workingMinutesBetween(from, to, calendar) : 0;
}
