import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { routing } from '@loadline/contract/flights/flight.legs';
import { stopsAtMost } from '@loadline/contract/flights/flight.stop';
import { stopLabel } from '@loadline/contract/flights/flight.way';
import { listSchedules, saveSchedule } from '@loadline/contract/flights/flight-desk.api';
import {
  type checkedScheduleKeys,
  type Schedule,
  schedule,
  scheduleFlaw,
  scheduleStopFields,
  weekdays,
} from '@loadline/contract/flights/schedule';
import { wayFlaws } from '@loadline/contract/flights/schedule.days';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { volumeText, weightText } from '@loadline/contract/kernel/figures';
import { pick } from '@loadline/contract/kernel/resource';
import { check, sayFindings } from '@loadline/contract/kernel/schema';
import { type Language, say } from '@loadline/contract/kernel/text';
import { asking } from '../../../kernel/asking.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { BookAsked } from '../../../resource/book/resource-book.props.ts';
import { ResourceBook } from '../../../resource/book/resource-book.tsx';
import type { Values } from '../../../resource/input-look.ts';
import { typedText } from '../../../resource/typed-text.ts';
import { missing } from '../../../resource/value-text.ts';
import { deedsOf } from '../audit/deeds-of.ts';
import { FlightNoInput } from './flight-inputs.tsx';
import { MakeFlights } from './make-flights.tsx';
import { StopsInput } from './stops-input.tsx';

const pageOfSchedules = (asked: BookAsked) => asking(listSchedules, asked);

/** Flights that are flown every week, from which those of a time are made. */
export function SchedulesPart() {
  const words = useWords();
  const { t, language } = words;
  return (
    <ResourceBook
      of={schedule}
      title={t('flightDesk.schedules')}
      unit={{
        name: t('flightDesk.schedules'),
        one: t('flightDesk.schedule'),
        many: t('flightDesk.schedulesMany'),
      }}
      list={pageOfSchedules}
      add={saveSchedule}
      change={saveSchedule}
      names={['flightNo']}
      columns={['flightNo', 'origin', 'weekdays', 'departs', 'validFrom', 'aircraft', 'maxKg']}
      cells={cellsIn(words)}
      search={t('flightDesk.searchSchedules')}
      given={{ weekdays: [], arrivesAfterDays: 0, cutOffHours: 10 }}
      above={(row) => <MakeFlights of={row} />}
      history={deedsOf()}
      inputs={{
        flightNo: { input: (control) => <FlightNoInput {...control} /> },
        destination: { fault: faultAt('destination', language) },
        weekdays: { span: 'whole', fault: faultAt('weekdays', language) },
        departs: { placeholder: '21:50' },
        arrives: { placeholder: '19:40', fault: wayFaultAt('arrives', language) },
        stops: {
          span: 'whole',
          input: (control) => <StopsInput fields={scheduleStopFields} control={control} most={stopsAtMost} />,
          fault: wayFaultAt('stops', language),
        },
        validTo: { fault: faultAt('validTo', language) },
        maxKg: { fault: faultAt('maxKg', language) },
        maxCbm: { fault: faultAt('maxCbm', language) },
      }}
      sections={[
        { title: t('flightDesk.flight'), keys: ['flightNo', 'aircraft', 'origin', 'destination', 'stops'] },
        {
          title: t('flightDesk.timesPart'),
          keys: ['weekdays', 'departs', 'arrives', 'arrivesAfterDays', 'cutOffHours', 'validFrom', 'validTo'],
        },
        { title: t('flightDesk.slot'), note: t('flightDesk.scheduleSlotNote'), keys: ['maxKg', 'maxCbm'] },
      ]}
    />
  );
}

function cellsIn({ t, language }: Words) {
  return {
    flightNo: {
      width: 110,
      cell: (row: Schedule) => <b className="number">{shownFlightNo(row.flightNo)}</b>,
    },
    origin: { width: 160, header: t('flightDesk.route'), cell: routing },
    weekdays: { width: 200, cell: (row: Schedule) => daysText(row.weekdays, t, language) },
    departs: {
      width: 150,
      header: t('flightDesk.clocks'),
      cell: ({ departs, arrives, arrivesAfterDays: days }: Schedule) =>
        `${departs} \u2013 ${arrives}${days === 0 ? '' : ` (${days > 0 ? '+' : '\u2212'}${Math.abs(days)})`}`,
    },
    validFrom: {
      width: 190,
      header: t('flightDesk.valid'),
      cell: (row: Schedule) => t('flightDesk.validCell', { first: row.validFrom, last: row.validTo }),
    },
    aircraft: { width: 110, muted: true },
    maxKg: {
      width: 170,
      header: t('flightDesk.slot'),
      cell: ({ maxKg, maxCbm }: Schedule) =>
        maxKg && maxCbm ? `${weightText(maxKg)} kg · ${volumeText(maxCbm)} m\u00b3` : missing,
    },
  };
}

function daysText(days: Schedule['weekdays'], t: Words['t'], language: Language): string {
  const all = codesOf(weekdays);
  if (days.length === all.length) return t('flightDesk.daily');
  const named = all.filter((day) => days.includes(day)).map((day) => say(wordOf(weekdays, day), language));
  return named.join(language === 'en' ? ', ' : '\u3001');
}

/** What is wrong with one field of a schedule beside the others, in words. */
function faultAt(key: (typeof checkedScheduleKeys)[number], language: Language) {
  return (_value: unknown, values: Values): string | undefined => {
    const text = (name: string) => typedText(values[name]);
    const flaw = scheduleFlaw(key, {
      weekdays: Array.isArray(values['weekdays']) ? values['weekdays'] : [],
      origin: text('origin'),
      destination: text('destination'),
      validFrom: text('validFrom'),
      validTo: text('validTo'),
      maxKg: text('maxKg'),
      maxCbm: text('maxCbm'),
    });
    return flaw && say(flaw, language);
  };
}

const timetable = pick(
  schedule,
  'flightNo',
  'origin',
  'destination',
  'stops',
  'departs',
  'arrives',
  'arrivesAfterDays',
  'validFrom',
  'validTo',
);

/** What is wrong on the way by the clocks of its airports, once all of it can be read. */
function wayFaultAt(key: 'stops' | 'arrives', language: Language) {
  return (_value: unknown, values: Values): string | undefined => {
    const read = check(timetable, { ...values, arrivesAfterDays: Number(values['arrivesAfterDays']) });
    if (!read.ok) return undefined;
    const { stops, lands } = wayFlaws({
      ...read.value,
      weekdays: [],
      cutOffHours: 0,
      aircraft: null,
      maxKg: null,
      maxCbm: null,
    });
    if (key === 'arrives') return lands && say(lands, language);
    const [flaw] = stops;
    return flaw && sayFindings([{ path: '', label: stopLabel(flaw), says: flaw.says }], language);
  };
}
