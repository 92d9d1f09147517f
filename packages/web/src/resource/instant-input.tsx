import { instantOf, localTimeAt } from '@loadline/contract/kernel/local-time';
import { officeZone } from '@loadline/contract/kernel/shown';
import { useWords } from '../kernel/words.ts';
import { MomentInput } from '../ui/date-input.tsx';
import { momentIn } from '../ui/day-text.ts';
import type { Control } from './input-look.ts';
import { typedText } from './typed-text.ts';

/** A moment, entered as the office's clock shows it, or those of another IANA zone. */
export function InstantInput({
  value,
  onChange,
  onLeave,
  zone = officeZone,
}: Control & { zone?: string | undefined }) {
  const { t } = useWords();
  const text = typedText(value);
  return (
    <MomentInput
      calendarLabel={t('resource.form.calendar')}
      // What is no moment stays as it was typed, for the form to say so.
      value={text.endsWith('Z') ? localTimeAt(text, zone) : text}
      onChange={(typed) => {
        const moment = momentIn(typed);
        onChange(moment ? instantOf(moment, zone) : typed || null);
      }}
      onBlur={onLeave}
    />
  );
}
