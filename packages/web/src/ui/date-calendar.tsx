import { parseDate } from '@internationalized/date';
import type { RefObject } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { FloatingPanel } from './floating-panel.tsx';
import { Icon } from './icon.tsx';
import './styles/calendar.css';

interface DateCalendarProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  day: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onChoose: (day: string) => void;
  onClose: () => void;
}

/** The month of a day, below its input. Arrows walk the days, Page Up and Page Down the months, with Shift the years. */
export function DateCalendar({ label, anchor, day, min, max, onChoose, onClose }: DateCalendarProps) {
  return (
    <FloatingPanel label={label} anchor={anchor} onClose={onClose}>
      <Calendar
        className="calendar"
        aria-label={label}
        autoFocus
        firstDayOfWeek="mon"
        value={day ? parseDate(day) : null}
        minValue={min ? parseDate(min) : null}
        maxValue={max ? parseDate(max) : null}
        onChange={(chosen) => chosen && onChoose(chosen.toString())}
      >
        <header className="calendar__head">
          <Button slot="previous" className="calendar__turn">
            <Icon name="chevron-left" size={14} />
          </Button>
          <CalendarHeading className="calendar__month" />
          <Button slot="next" className="calendar__turn">
            <Icon name="chevron-right" size={14} />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="narrow" className="calendar__days">
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className="calendar__weekday">{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className="calendar__day" />}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </FloatingPanel>
  );
}
