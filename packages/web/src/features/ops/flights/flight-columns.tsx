import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { type DeskFlight, deskFlight } from '@loadline/contract/flights/flight';
import { routing, viaText } from '@loadline/contract/flights/flight.legs';
import { availabilities } from '@loadline/contract/flights/flight.lifecycle';
import { wordOf } from '@loadline/contract/kernel/code';
import { exceeds } from '@loadline/contract/kernel/decimal';
import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { localTime } from '../../../kernel/time.ts';
import type { Words } from '../../../kernel/words.ts';
import { durationText } from '../../../resource/duration-text.ts';
import { PlaceTime } from '../../../resource/place-time.tsx';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { timeLeft } from '../../../resource/time-left.ts';
import { useNow } from '../../../resource/use-now.ts';
import { missing } from '../../../resource/value-text.ts';
import { LoadLineBar } from '../../../ui/load-line-gauge.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { airportName, isOver, shareText } from './flight.ts';

/** Two columns show the room by each of its measures, a third what is left of both. */
export const flightFields = {
  ...deskFlight.fields,
  weight: deskFlight.fields.allottedKg,
  volume: deskFlight.fields.allottedCbm,
  left: deskFlight.fields.allottedKg,
};
export const flightColumns = [
  'flightNo',
  'origin',
  'etd',
  'cutOff',
  'weight',
  'volume',
  'left',
  'bookings',
  'availability',
] as const;

/** A flight on its day, and how full its slot is. */
export function flightCells(words: Words): ColumnLooks<typeof flightFields, DeskFlight> {
  const { language, t } = words;
  return {
    flightNo: { width: 106, cell: (row) => <Flight row={row} words={words} /> },
    origin: { width: 131, header: t('flightDesk.route'), cell: (row) => <Route row={row} words={words} /> },
    etd: { width: 158, header: t('flightDesk.times'), cell: (row) => <Times row={row} /> },
    cutOff: { width: 132, cell: (row) => <CutOff row={row} words={words} /> },
    weight: {
      width: 152,
      drawn: true,
      header: t('flightDesk.weight'),
      cell: ({ room }) =>
        room ? (
          <LoadCell
            name={t('flightDesk.weight')}
            taken={room.takenKg}
            max={room.maxKg}
            unit="kg"
            text={weightText}
          />
        ) : (
          missing
        ),
    },
    volume: {
      width: 152,
      drawn: true,
      header: t('flightDesk.volume'),
      cell: ({ room }) =>
        room ? (
          <LoadCell
            name={t('flightDesk.volume')}
            taken={room.takenCbm}
            max={room.maxCbm}
            unit={'m\u00b3'}
            text={volumeText}
          />
        ) : (
          missing
        ),
    },
    left: {
      width: 126,
      drawn: true,
      header: t('flightDesk.left'),
      cell: (row) => <Left row={row} words={words} />,
    },
    bookings: { width: 88, drawn: true, cell: (row) => <Held row={row} words={words} /> },
    availability: {
      cell: (row) => {
        const { family = 'void', ...said } = wordOf(availabilities, row.availability);
        return <StateDot family={family}>{say(said, language)}</StateDot>;
      },
    },
  };
}

interface CellProps {
  row: DeskFlight;
  words: Words;
}

function Flight({ row: { flightNo, aircraft, verified }, words: { t } }: CellProps) {
  const second = [aircraft, verified ? null : t('flightDesk.unverified')].filter(Boolean).join(' · ');
  return (
    <>
      <b className="number">{shownFlightNo(flightNo)}</b>
      <span className="data-table__second">{second}</span>
    </>
  );
}

function Route({ row, words: { language } }: CellProps) {
  const named = (code: string) => airportName(code, language);
  const stops = row.stops.map((stop) => ({ airport: named(stop.airport) }));
  const names = routing({ origin: named(row.origin), destination: named(row.destination), stops });
  const via = viaText(row);
  const said = via && say(via, language);
  return (
    <>
      <span className="number">{routing(row)}</span>
      <span className="data-table__second" title={said ? `${said} \u00b7 ${names}` : names}>
        {said ?? names}
      </span>
    </>
  );
}

/** Off by the clocks of the origin, on by those of the destination; what has happened stands for what was expected. */
function Times({ row }: { row: DeskFlight }) {
  const { originZone, destinationZone } = row;
  return (
    <>
      <PlaceTime
        mark={row.atd ? 'ATD' : 'ETD'}
        instant={row.atd ?? row.etd}
        zone={originZone}
        beside={destinationZone}
      />
      <PlaceTime
        className="data-table__second"
        mark={row.ata ? 'ATA' : 'ETA'}
        instant={row.ata ?? row.eta}
        zone={destinationZone}
        beside={originZone}
        after={row.atd ?? row.etd}
      />
    </>
  );
}

function CutOff({ row: { cutOff, originZone, atd, state }, words: { t } }: CellProps) {
  const { short, full, offset } = localTime(cutOff, originZone);
  const { isLate, days, hours, minutes } = timeLeft(cutOff, useNow());
  const left =
    days > 0
      ? t('flightDesk.inDays', { days, hours })
      : t('flightDesk.inHours', { time: durationText(60 * hours + minutes, t) });
  const isOpen = !isLate && atd === null && state !== 'CANCELLED';
  return (
    <>
      <time dateTime={cutOff} title={`${full} ${offset}`}>
        {short}
      </time>
      <span className="data-table__second">{isOpen ? left : t('flightDesk.passed')}</span>
    </>
  );
}

function Left({ row: { room }, words: { t } }: CellProps) {
  if (!room) return missing;
  const { takenKg, maxKg, takenCbm, maxCbm } = room;
  if (isOver(takenKg, maxKg) || isOver(takenCbm, maxCbm))
    return <StateDot family="stop">{t('flightDesk.over')}</StateDot>;
  return (
    <>
      <b className="number">{weightText(room.remainingKg)} kg</b>
      <span className="data-table__second">
        {volumeText(room.remainingCbm)} {'m\u00b3'}
      </span>
    </>
  );
}

function Held({ row: { bookings, allottedKg, room }, words: { t } }: CellProps) {
  if (!room) return missing;
  return (
    <>
      {wholeText(bookings)}
      <span className="data-table__second">
        {exceeds(allottedKg, '0') ? t('flightDesk.allotted', { kg: weightText(allottedKg) }) : ''}
      </span>
    </>
  );
}

interface LoadCellProps {
  /** What is measured: weight or volume. */
  name: string;
  taken: string;
  max: string;
  unit: string;
  text: (decimal: string) => string;
}

/** How full a slot is by one measure: the bar with its line, under it the figures. */
function LoadCell({ name, taken, max, unit, text }: LoadCellProps) {
  const [share, figures] = [shareText(taken, max), `${text(taken)} / ${text(max)} ${unit}`];
  return (
    <span className="load-cell">
      <LoadLineBar
        limit={Number(max)}
        taken={Number(taken)}
        mine={0}
        label={`${name}: ${share}, ${figures}`}
      />
      <span className={isOver(taken, max) ? 'load-cell__share load-cell__share--over' : 'load-cell__share'}>
        {share}
      </span>
      <span className="data-table__second">{figures}</span>
    </span>
  );
}
