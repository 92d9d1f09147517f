import { useWords } from '../../../kernel/words.ts';
import { timeLeft } from '../../../resource/time-left.ts';
import { useNow } from '../../../resource/use-now.ts';

/** For how many days it has lain there. */
export function UnidentifiedAge({ since }: { since: string }) {
  const { t } = useWords();
  const { days } = timeLeft(since, useNow());
  return days === 0 ? t('unidentified.today') : t('unidentified.age', { count: days });
}
