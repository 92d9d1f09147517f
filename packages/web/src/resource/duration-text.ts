import type { Words } from '../kernel/words.ts';
import type { TimeLeft } from './time-left.ts';

/** Minutes in words, whatever their sign: `45 min`, `4 h`, `1 h 24 min`. */
export function durationText(minutes: number, t: Words['t']): string {
  const whole = Math.floor(Math.abs(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return t('times.minutes', { minutes: rest });
  return rest === 0 ? t('times.hours', { hours }) : t('times.both', { hours, minutes: rest });
}

/** What is left until a moment, or how long it is over: `2 d 3 h`, `5 h 10 min`. */
export function leftText({ days, hours, minutes }: TimeLeft, t: Words['t']): string {
  return days > 0 ? t('files.daysAndHours', { days, hours }) : durationText(60 * hours + minutes, t);
}
