import { useWords } from '../../kernel/words.ts';
import { timeLeft } from '../../resource/time-left.ts';
import { useNow } from '../../resource/use-now.ts';
import { StateDot } from '../../ui/status-chip.tsx';
import { spanText } from './time-span.ts';

/** From here on the last free day is near. */
const nearDays = 2;

/** How long cargo still lies free of charge; over, for how long that has been so. */
export function FreeTime({ ends }: { ends: string }) {
  const { t } = useWords();
  const time = timeLeft(ends, useNow());
  const left = spanText(time, t);
  if (time.isLate) return <StateDot family="stop">{t('clearance.exam.late', { left })}</StateDot>;
  return (
    <StateDot family={time.days < nearDays ? 'act' : 'wait'}>{t('clearance.exam.left', { left })}</StateDot>
  );
}
