import { useWords } from '../kernel/words.ts';
import { DateInput, type DateInputProps } from '../ui/date-input.tsx';

/** A day of the office's calendar. */
export function DayInput(props: Omit<DateInputProps, 'calendarLabel'>) {
  const { t } = useWords();
  return <DateInput {...props} calendarLabel={t('resource.form.calendar')} />;
}
