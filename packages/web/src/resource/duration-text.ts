import type { Words } from '../../kernel/words.ts';

/** Working minutes in words: `45 min`, `1 h 24 min`. */
export function durationText(minutes: number, t: Words['t']): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('desk.minutes', { minutes: rest });
  return rest === 0 ? t('desk.hours', { hours }) : t('desk.hoursAndMinutes', { hours, minutes: rest });
}
