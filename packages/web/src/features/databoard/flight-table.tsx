import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { boardGroups } from '@loadline/contract/databoard/board-group';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { tenthText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { type ReactNode, useMemo } from 'react';
import { localTime, shortDay } from '../../kernel/time.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { differenceOf, sumOf } from '../../resource/decimal.ts';
import { missing } from '../../resource/value-text.ts';
import { StateDot } from '../../ui/status-chip.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-column.ts';
import { type BoardFlight, flightKey, stepsOf } from './board.ts';
import { CompletionBar } from './completion-bar.tsx';
import { TimeToTakeOff } from './time-to-take-off.tsx';
import { WaybillsLink } from './waybills-link.tsx';
import './flights.css';

interface FlightTableProps {
  flights: readonly BoardFlight[];
  now: number;
  phase: 'loading' | 'ready';
  instead: ReactNode;
}

/** Every flight of the board, with what flies on it in all. */
export function FlightTable({ flights, now, phase, instead }: FlightTableProps) {
  const words = useWords();
  const { t, language } = words;
  const columns = useMemo(() => columnsIn(words, now), [words, now]);
  const total = (key: 'grossWeight' | 'volume') => sumOf(flights.map((flight) => flight[key]));
  return (
    <section className="card flight-table" aria-label={t('databoard.flights')}>
      <header className="card__head flight-table__head">
        <h2 className="card__title">{t('databoard.flights')}</h2>
        <dl className="flight-table__sums">
          <Sum name={t('databoard.mawbs')}>
            {wholeText(flights.reduce((sum, { mawbs }) => sum + mawbs, 0))}
          </Sum>
          <Sum name={t('databoard.grossWeight')}>{weightText(total('grossWeight'))} kg</Sum>
          <Sum name={t('databoard.volume')}>{volumeText(total('volume'))} m³</Sum>
        </dl>
        <span className="card__aside flight-table__legend">
          {codesOf(boardGroups).map((group) => {
            const { family = 'work', ...name } = wordOf(boardGroups, group);
            return (
              <StateDot key={group} family={family}>
                {say(name, language)}
              </StateDot>
            );
          })}
        </span>
      </header>
      <DataTable
        label={t('databoard.flights')}
        columns={columns}
        rows={flights}
        rowKey={flightKey}
        density="roomy"
        phase={phase}
        instead={instead}
      />
    </section>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function columnsIn({ t }: Words, now: number): TableColumn<BoardFlight>[] {
  const kilograms = (key: 'grossWeight' | 'billingWeight' | 'billingWeightLast', width = 98) => ({
    key,
    header: t(`databoard.${key}`),
    unit: 'kg',
    width,
    align: 'end' as const,
    muted: key === 'billingWeightLast',
    cell: ({ [key]: weight }: BoardFlight) => (weight === null ? missing : weightText(weight)),
  });
  return [
    {
      key: 'flightNo',
      header: t('databoard.flightNo'),
      width: 94,
      cell: (flight) => (
        <WaybillsLink flight={flight}>
          <b>{shownFlightNo(flight.flightNo)}</b>
        </WaybillsLink>
      ),
    },
    { key: 'etd', header: 'ETD', width: 92, muted: true, cell: departureOf },
    { key: 'origin', header: t('databoard.originPort'), width: 58, cell: ({ origin }) => origin },
    {
      key: 'destination',
      header: t('databoard.destinationPort'),
      width: 58,
      cell: ({ destination }) => destination,
    },
    {
      key: 'timeLeft',
      header: t('databoard.timeLeft'),
      width: 96,
      cell: (flight) => <TimeToTakeOff flight={flight} now={now} />,
    },
    {
      key: 'mawbs',
      header: t('databoard.mawbs'),
      width: 66,
      align: 'end',
      cell: ({ mawbs }) => wholeText(mawbs),
    },
    kilograms('grossWeight', 88),
    {
      key: 'volume',
      header: t('databoard.volume'),
      unit: 'm³',
      width: 80,
      align: 'end',
      cell: ({ volume }) => volumeText(volume),
    },
    kilograms('billingWeight'),
    kilograms('billingWeightLast'),
    {
      key: 'difference',
      header: t('databoard.difference'),
      width: 72,
      align: 'end',
      cell: (flight) => <Difference {...flight} />,
    },
    {
      key: 'status',
      header: t('databoard.status'),
      width: 186,
      cell: (flight) => (
        <>
          <FlightSteps flight={flight} />
          <StatusCounters flight={flight} />
        </>
      ),
    },
    {
      key: 'completion',
      header: t('databoard.completion'),
      width: 112,
      cell: (flight) => <Completion flight={flight} />,
    },
  ];
}

/** Local at the origin; a flight nobody told us the times of has its day alone. */
function departureOf({ etd, zone, flightDate }: BoardFlight): string {
  return etd === null || zone === null ? shortDay(flightDate) : localTime(etd, zone).short;
}

function Difference({ billingWeight, billingWeightLast }: BoardFlight) {
  const { t } = useWords();
  if (billingWeightLast === null) return <span className="flight-first">{t('databoard.first')}</span>;
  const percent = differenceOf(billingWeight, billingWeightLast);
  if (percent === undefined) return missing;
  const isLess = percent.startsWith('-');
  const text = `${isLess || percent === '0.0' ? '' : '+'}${tenthText(percent)}%`;
  return <span className={isLess ? 'flight-less' : 'flight-more'}>{text}</span>;
}

function Completion({ flight }: { flight: BoardFlight }) {
  const { t } = useWords();
  const rate = flight.completionRate;
  if (rate === null) return missing;
  return (
    <span
      className="flight-completion"
      title={flight.measuredBy ? t(`databoard.measured.${flight.measuredBy}`) : undefined}
    >
      <CompletionBar rate={rate} label={t('databoard.completion')} big={false} />
      {wholeText(rate)}%
    </span>
  );
}

/** How many waybills of a flight have each status, with a way to them. */
function StatusCounters({ flight }: { flight: BoardFlight }) {
  const { language } = useWords();
  return (
    <span className="flight-counters">
      {flight.statuses.map(({ status, count }) => (
        <WaybillsLink key={status} flight={flight} states={[status]}>
          {say(wordOf(waybillStatuses, status), language)} {wholeText(count)}
        </WaybillsLink>
      ))}
    </span>
  );
}

/** How many waybills of a flight stand in each step; the states behind a step in its title, the waybills behind its link. */
function FlightSteps({ flight }: { flight: BoardFlight }) {
  const { language } = useWords();
  return (
    <span className="flight-steps">
      {stepsOf(flight).map(({ group, inside, count }) => {
        const { family = 'work', ...name } = wordOf(boardGroups, group);
        const behind = inside.map(
          (one) => `${say(wordOf(waybillStatuses, one.status), language)} ${one.count}`,
        );
        const dot = (
          <StateDot family={family} title={[say(name, language), ...behind].join('\n')}>
            {wholeText(count)}
          </StateDot>
        );
        if (count === 0) return <span key={group}>{dot}</span>;
        return (
          <WaybillsLink
            key={group}
            flight={flight}
            states={inside.map(({ status }) => status)}
            label={`${say(name, language)} ${count}`}
          >
            {dot}
          </WaybillsLink>
        );
      })}
    </span>
  );
}
