import { officeZone } from '@loadline/contract/kernel/shown';
import { type LocalTime, localDay, localTime } from '../kernel/time.ts';

export function officeTime(instant: string, now?: Date): LocalTime {
  return localTime(instant, officeZone, now);
}

/** The day of an instant in the office: `11-06`. */
export function officeDay(instant: string): string {
  return localDay(instant, officeZone);
}

/** The calendar day it is now in the office, `YYYY-MM-DD`. */
export function officeToday(now: Date = new Date()): string {
  return localTime(now.toISOString(), officeZone, now).full.slice(0, 10);
}

/** `14:26:08` in the office; milliseconds since 1970. */
export function officeClock(milliseconds: number): string {
  return clock.format(milliseconds);
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: officeZone,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});
