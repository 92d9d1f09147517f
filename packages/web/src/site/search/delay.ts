import { localTime } from '../../kernel/time.ts';
import type { Words } from '../../kernel/words.ts';
import type { ShipmentEvent, ShownStage } from '../../shared/tracking/shipment-stages.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How much later than expected something was; earlier is below zero. Nothing within the hour or the day it was due. */
export interface Delay {
  readonly unit: 'days' | 'hours';
  readonly count: number;
}

/** Calendar days where only a day is known, else hours up to a day and whole days beyond. */
export function delayOf(actual: ShipmentEvent, expected: ShipmentEvent): Delay | undefined {
  const isByDay = actual.dayOnly || expected.dayOnly;
  const from = isByDay ? startOfDay(expected) : Date.parse(expected.occurredAt);
  const late = (isByDay ? startOfDay(actual) : Date.parse(actual.occurredAt)) - from;
  const unit = isByDay || Math.abs(late) >= day ? 'days' : 'hours';
  const count = Math.round(late / (unit === 'days' ? day : hour));
  return count === 0 ? undefined : { unit, count };
}

/** How late a stage was, in words; for one still to come, for how many days it has been overdue. */
export function delayWords(
  { state, event, expected }: ShownStage,
  { t }: Words,
  now: Date = new Date(),
): string | undefined {
  if (state === 'coming') {
    const overdue = event ? daysOverdue(localTime(event.occurredAt, event.zone).full.slice(0, 10), now) : 0;
    return overdue > 0 ? t('tracking.overdueDays', { count: overdue }) : undefined;
  }
  const delay = event && expected && delayOf(event, expected);
  if (!delay) return undefined;
  const count = Math.abs(delay.count);
  if (delay.unit === 'days')
    return t(delay.count > 0 ? 'tracking.lateDays' : 'tracking.earlyDays', { count });
  return t(delay.count > 0 ? 'tracking.lateHours' : 'tracking.earlyHours', { count });
}

/** For how many days something expected on a day has been overdue: none before that day is over everywhere on earth. */
export function daysOverdue(expected: string, now: Date = new Date()): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(expected) - 12 * hour) / day));
}

/** Of the day on which something happened by the clocks of its place, in milliseconds since 1970 as if in UTC. */
export function startOfDay({ occurredAt, zone }: Pick<ShipmentEvent, 'occurredAt' | 'zone'>): number {
  return Date.parse(localTime(occurredAt, zone).full.slice(0, 10));
}
