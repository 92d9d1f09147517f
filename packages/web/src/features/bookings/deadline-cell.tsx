import { officeTime } from '../../resource/office-time.ts';
import { missing } from '../../resource/value-text.ts';
import type { BookingRow } from './booking-record.ts';

/** Until when the cargo is taken; past ones step back. */
export function DeadlineCell({ row: { deadline, departed } }: { row: BookingRow }) {
  if (deadline === null) return <span className="value-missing">{missing}</span>;
  const { short, full, offset } = officeTime(deadline);
  return (
    <time dateTime={deadline} title={`${full} ${offset}`} className={departed ? 'booking-passed' : undefined}>
      {short}
    </time>
  );
}
