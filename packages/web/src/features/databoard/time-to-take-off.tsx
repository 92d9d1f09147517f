import { useWords } from '../../kernel/words.ts';
import { type BoardFlight, momentOf, timeLeft } from './board.ts';

/** Ticks down to the take-off; afterwards it says what became of the flight. */
export function TimeToTakeOff({ flight, now }: { flight: BoardFlight; now: number }) {
  const { t } = useWords();
  const moment = momentOf(flight, now);
  if (moment === 'cancelled' || moment === 'departed' || moment === 'unknown' || flight.etd === null)
    return <span className="time-left time-left--over">{t(`databoard.moment.${moment}`)}</span>;
  const { days, clock } = timeLeft(flight.etd, now);
  if (moment === 'overdue') return <span className="time-left time-left--soon">{t('databoard.due')}</span>;
  return (
    <span className={moment === 'urgent' ? 'time-left time-left--soon' : 'time-left'}>
      {days > 0 ? t('databoard.days', { count: days, clock }) : clock}
    </span>
  );
}
