import type { Words } from '../../kernel/words.ts';
import { durationText } from '../../resource/duration-text.ts';
import type { TimeLeft } from '../../resource/time-left.ts';

/** What is left until a moment, or how long it is over: `2 d 3 h`, `5 h 10 min`. */
export function spanText({ days, hours, minutes }: TimeLeft, t: Words['t']): string {
  return days > 0 ? t('files.daysAndHours', { days, hours }) : durationText(60 * hours + minutes, t);
}
