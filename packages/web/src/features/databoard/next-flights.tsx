import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { Family } from '@loadline/contract/kernel/code';
import { useWords } from '../../kernel/words.ts';
import { decimalText } from '../../resource/decimal.ts';
import { missing } from '../../resource/value-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { type BoardFlight, flightKey, type Moment, momentOf } from './board.ts';
import { CompletionBar } from './completion-bar.tsx';
import { TimeToTakeOff } from './time-to-take-off.tsx';
import { WaybillsLink } from './waybills-link.tsx';

const shown = 4;

const families: Record<Moment, Family> = {
  cancelled: 'void',
  departed: 'move',
  overdue: 'act',
  urgent: 'act',
  cutOff: 'wait',
  open: 'work',
  unknown: 'wait',
};

/** The next departures, large enough for a wall. */
export function NextFlights({ flights, now }: { flights: readonly BoardFlight[]; now: number }) {
  const next = flights
    .filter(({ etd, atd, cancelled }) => etd !== null && atd === null && !cancelled)
    .slice(0, shown);
  if (next.length === 0) return null;
  return (
    <div className="next-flights">
      {next.map((flight) => (
        <NextFlight key={flightKey(flight)} flight={flight} now={now} />
      ))}
    </div>
  );
}

function NextFlight({ flight, now }: { flight: BoardFlight; now: number }) {
  const { t } = useWords();
  const moment = momentOf(flight, now);
  const isSoon = moment === 'urgent' || moment === 'overdue';
  const rate = flight.completionRate;
  return (
    <section
      className={isSoon ? 'card next-flight next-flight--soon' : 'card next-flight'}
      aria-label={shownFlightNo(flight.flightNo)}
    >
      <header className="next-flight__head">
        <Icon name="plane" size={18} />
        <b>{shownFlightNo(flight.flightNo)}</b>
        <span>
          {flight.origin} → {flight.destination}
        </span>
        <StatusChip family={families[moment]}>{t(`databoard.moment.${moment}`)}</StatusChip>
      </header>
      <p className="next-flight__time">
        <TimeToTakeOff flight={flight} now={now} />
        <small>{t('databoard.toTakeOff')}</small>
      </p>
      <CompletionBar rate={rate} label={t('databoard.completion')} big />
      <footer className="next-flight__foot">
        <span title={flight.measuredBy ? t(`databoard.measured.${flight.measuredBy}`) : undefined}>
          {t('databoard.completion')} <b>{rate === null ? missing : `${decimalText(rate, 0)}%`}</b>
        </span>
        <WaybillsLink flight={flight}>{t('databoard.waybills', { count: flight.mawbs })}</WaybillsLink>
      </footer>
    </section>
  );
}
