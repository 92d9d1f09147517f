import { useWords } from '../kernel/words.ts';
import { durationText } from './duration-text.ts';
import { officeTime } from './office-time.ts';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

/** When something has to be there, and how long that still is; over, by how much. */
export function DueTime({ due }: { due: string }) {
  const { t } = useWords();
  const { isLate, ...left } = timeLeft(due, useNow());
  const { short, full, offset } = officeTime(due);
  const span =
    left.days > 0 ? t('files.daysAndHours', left) : durationText(60 * left.hours + left.minutes, t);
  return (
    <time
      dateTime={due}
      title={`${full} ${offset}`}
      className={isLate ? 'due-time due-time--late' : 'due-time'}
    >
      {t(isLate ? 'files.overdue' : 'files.due', { time: short, left: span })}
    </time>
  );
}
