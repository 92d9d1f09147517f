import { lazy, Suspense, useRef, useState } from 'react';
import { dayIn, isWholeDay, isWholeMoment, momentIn } from './day-text.ts';
import { Icon } from './icon.tsx';
import { TypedInput, type TypedInputProps } from './typed-input.tsx';

const load = () => import('./date-calendar.tsx');
// The calendar is heavier than most pages: it comes when somebody reaches for it.
const DateCalendar = lazy(async () => ({ default: (await load()).DateCalendar }));

export interface DateInputProps extends Omit<TypedInputProps, 'min' | 'max'> {
  /** Names the button and the calendar it opens. */
  calendarLabel: string;
  /** The first and the last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
}

/** A day, `YYYY-MM-DD`, typed, pasted or chosen in a calendar. */
export function DateInput(props: DateInputProps) {
  return (
    <CalendarInput
      placeholder="YYYY-MM-DD"
      {...props}
      read={dayIn}
      isWhole={isWholeDay}
      withDay={(_value, day) => day}
    />
  );
}

/** A day and its time of 24 hours, `YYYY-MM-DDTHH:mm`; a day chosen in the calendar keeps the time. */
export function MomentInput(props: DateInputProps) {
  return (
    <CalendarInput
      placeholder="YYYY-MM-DD HH:mm"
      {...props}
      read={momentIn}
      isWhole={isWholeMoment}
      write={(value) => value.replace('T', ' ')}
      withDay={(value, day) => `${day}T${value.split('T')[1] ?? '00:00'}`}
    />
  );
}

interface CalendarInputProps extends DateInputProps {
  read: (text: string) => string | undefined;
  isWhole: (text: string) => boolean;
  write?: (value: string) => string;
  /** The value after a day was chosen. */
  withDay: (value: string, day: string) => string;
}

function CalendarInput({ calendarLabel, min, max, withDay, ...props }: CalendarInputProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { value, onChange } = props;
  const button = (
    <button
      ref={anchor}
      type="button"
      className="input__button"
      aria-label={calendarLabel}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={props.disabled}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setOpen(true)}
    >
      <Icon name="calendar" size={15} />
    </button>
  );
  const choose = (day: string) => {
    onChange(withDay(value, day));
    setOpen(false);
  };
  return (
    <>
      <TypedInput
        {...props}
        suffix={button}
        onKeyDown={(event) => {
          if (event.altKey && event.key === 'ArrowDown') setOpen(true);
          props.onKeyDown?.(event);
        }}
      />
      {isOpen ? (
        <Suspense>
          <DateCalendar
            label={calendarLabel}
            anchor={anchor}
            day={dayIn(value.slice(0, 10))}
            min={dayIn(min ?? '')}
            max={dayIn(max ?? '')}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
