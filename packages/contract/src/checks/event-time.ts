import type { Text } from '../kernel/text.ts';

const day = 86_400_000;
/** By how much clocks of two desks may differ. */
const clocksDiffer = 5 * 60_000;

/** How far from today a time of a shipment may lie: nobody plans further ahead, and nothing older is still on its way. */
const yearsAhead = 2;
const yearsBack = 10;

/** Whether something that is said to have happened would lie ahead of now (ms); zones differ by a day at most. `at` begins with a day, `YYYY-MM-DD`. */
export function isAhead(at: string, now: number): boolean {
  return dayOf(at) > now + day;
}

/** Whether an instant, ISO 8601 with its offset, lies ahead of now (ms) by more than clocks differ. */
export function isYetToCome(instant: string, now: number): boolean {
  return Date.parse(instant) > now + clocksDiffer;
}

/** Whether a time is of a year in which no shipment of today is under way: a slip of the keyboard. */
export function isFarOff(at: string, now: number): boolean {
  const year = 365.25 * day;
  return dayOf(at) > now + yearsAhead * year || dayOf(at) < now - yearsBack * year;
}

/** Whether something is expected at another instant by more hours than these, either way. */
export function isMoved(before: string, now: string, hours: number): boolean {
  return Math.abs(Date.parse(now) - Date.parse(before)) > hours * 3_600_000;
}

function dayOf(at: string): number {
  return Date.parse(at.slice(0, 10));
}

/** Why a time of something that has happened is refused. */
export const notYet: Text = {
  zh: '实际时间不能晚于现在；预计时间请选“预计”或“计划”',
  en: 'not ahead of now: what is expected is an estimate or a plan',
};

/** Why a time far from today is refused. */
export const farOff: Text = {
  zh: `不早于 ${yearsBack} 年前，不晚于 ${yearsAhead} 年后；请核对年份`,
  en: `within ${yearsBack} years back and ${yearsAhead} ahead: check the year`,
};
