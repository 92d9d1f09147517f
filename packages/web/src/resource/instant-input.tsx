import { useWords } from '../kernel/words.ts';
import { MomentInput } from '../ui/date-input.tsx';
import { momentIn } from '../ui/day-text.ts';
import type { Control } from './input-look.ts';
import { officeInstant, officeTime } from './office-time.ts';
import { typedText } from './typed-text.ts';

/** How clocks of a place show an instant, and which instant they show; undefined for half a time. */
export interface Clock {
  shown: (instant: string) => string;
  instant: (shown: string) => string | undefined;
}

const officeClock: Clock = {
  shown: (instant) => officeTime(instant).full.replace(' ', 'T'),
  instant: officeInstant,
};

/** A moment, entered as the office's clock shows it, or those of another place. */
export function InstantInput({
  value,
  onChange,
  onLeave,
  clock = officeClock,
}: Control & { clock?: Clock | undefined }) {
  const { t } = useWords();
  const text = typedText(value);
  return (
    <MomentInput
      calendarLabel={t('resource.form.calendar')}
      // What is no moment stays as it was typed, for the form to say so.
      value={text.endsWith('Z') ? clock.shown(text) : text}
      onChange={(typed) => onChange(momentIn(typed) ? clock.instant(typed) : typed || null)}
      onBlur={onLeave}
    />
  );
}
