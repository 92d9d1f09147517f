import { useWords } from '../kernel/words.ts';
import { leftText } from './duration-text.ts';
import { officeTime } from './office-time.ts';
import { timeLeft } from './time-left.ts';
import { useNow } from './use-now.ts';

/** When something has to be there, and how long that still is; over, by how much. */
export function DueTime({ due }: { due: string }) {
  const { t } = useWords();
  const left = timeLeft(due, useNow());
  const { short, full, offset } = officeTime(due);
  return (
    <time
      dateTime={due}
      title={`${full} ${offset}`}
      className={left.isLate ? 'due-time due-time--late' : 'due-time'}
    >
      {t(left.isLate ? 'files.overdue' : 'files.due', { time: short, left: leftText(left, t) })}
    </time>
  );
}
