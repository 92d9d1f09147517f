import { useWords } from '../../../kernel/words.ts';
import { DayInput } from '../../../resource/day-input.tsx';
import type { Control } from '../../../resource/input-look.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { TimeInput } from '../../../ui/time-input.tsx';
import './events.css';

/** A day and, where it is known, the time clocks at the place show. */
export function LocalTimeInput({ value, onChange, onLeave }: Control) {
  const { t } = useWords();
  const [day = '', time = ''] = typedText(value).split('T');
  const put = (newDay: string, newTime: string) => onChange(newTime === '' ? newDay : `${newDay}T${newTime}`);
  return (
    <span className="local-time">
      <DayInput value={day} onChange={(next) => put(next, time)} onBlur={onLeave} />
      <TimeInput
        id={undefined}
        aria-label={t('eventDesk.time')}
        value={time}
        onChange={(next) => put(day, next)}
        onBlur={onLeave}
      />
    </span>
  );
}
