import { useWords } from '../../kernel/words.ts';
import { durationText } from '../../resource/duration-text.ts';
import { timeLeft } from '../../resource/time-left.ts';
import { useNow } from '../../resource/use-now.ts';
import { StateDot } from '../../ui/status-chip.tsx';

/** From here on the last free day is near. */
const nearDays = 2;

/** How long cargo still lies free of charge; over, for how long that has been so. */
export function FreeTime({ ends }: { ends: string }) {
  const { t } = useWords();
  const { isLate, ...left } = timeLeft(ends, useNow());
  const span =
    left.days > 0 ? t('files.daysAndHours', left) : durationText(60 * left.hours + left.minutes, t);
  if (isLate) return <StateDot family="stop">{t('clearance.exam.late', { left: span })}</StateDot>;
  return (
    <StateDot family={left.days < nearDays ? 'act' : 'wait'}>
      {t('clearance.exam.left', { left: span })}
    </StateDot>
  );
}
