import type { Words } from '../kernel/words.ts';

/** Minutes in words, whatever their sign: `45 min`, `4 h`, `1 h 24 min`. */
export function durationText(minutes: number, t: Words['t']): string {
  const whole = Math.floor(Math.abs(minutes));
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return t('times.minutes', { minutes: rest });
  return rest === 0 ? t('times.hours', { hours }) : t('times.both', { hours, minutes: rest });
}
