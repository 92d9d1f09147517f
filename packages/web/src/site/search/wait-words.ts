import type { Words } from '../../kernel/words.ts';

/** How long to wait, in the unit a person would say: seconds up to a minute and a half, hours beyond an hour and a half. */
export function waitWords(seconds: number, { t }: Words): string {
  if (seconds <= 90) return t('tracking.waitSeconds', { count: seconds });
  if (seconds <= 5_400) return t('tracking.waitMinutes', { count: Math.ceil(seconds / 60) });
  return t('tracking.waitHours', { count: Math.ceil(seconds / 3_600) });
}
