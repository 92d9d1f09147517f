import { lastDayNear } from '@loadline/contract/clearance/entry-exam';
import { useWords } from '../../kernel/words.ts';
import { leftText } from '../../resource/duration-text.ts';
import { timeLeft } from '../../resource/time-left.ts';
import { useNow } from '../../resource/use-now.ts';
import { StateDot } from '../../ui/status-chip.tsx';

/** How long cargo still lies free of charge; over, for how long that has been so. */
export function FreeTime({ ends }: { ends: string }) {
  const { t } = useWords();
  const time = timeLeft(ends, useNow());
  const left = leftText(time, t);
  if (time.isLate) return <StateDot family="stop">{t('clearance.exam.late', { left })}</StateDot>;
  return (
    <StateDot family={24 * time.days + time.hours < lastDayNear ? 'act' : 'wait'}>
      {t('clearance.exam.left', { left })}
    </StateDot>
  );
}
