import { flightNumber, shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { airports } from '@loadline/contract/codes/place';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import type { listFlights } from '@loadline/contract/flights/flight.api';
import { viaText } from '@loadline/contract/flights/flight.legs';
import { availabilities } from '@loadline/contract/flights/flight.lifecycle';
import { type CodeOf, wordOf } from '@loadline/contract/kernel/code';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { weightText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Question } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { addDays } from '../../resource/days.ts';
import { officeToday } from '../../resource/office-time.ts';
import { Palette } from '../../ui/palette.tsx';
import type { PaletteEntry, PaletteSearch } from '../../ui/palette-entry.ts';
import { flightTimes } from './flight-text.ts';

/** How many days ahead flights are offered. */
const daysAhead = 14;

/** Nothing can be booked on it any more, however much room it has. */
function isOver({ availability }: BookableFlight): boolean {
  return ['CUT_OFF', 'CLOSED', 'DEPARTED', 'CANCELLED'].includes(availability);
}

/** An instant, so that days and zones do not matter; the day where it is not known. */
function departure({ etd, flightDate }: BookableFlight): string {
  return etd ?? flightDate;
}

type Asked = Pick<QueryOf<typeof listFlights>, 'origin' | 'from' | 'to'> & {
  readonly destination?: CodeOf<typeof airports> | undefined;
};

interface FlightPickerProps {
  origin: CodeOf<typeof airports>;
  destination: CodeOf<typeof airports> | null;
  /** The day on which it is to fly so far. */
  flightDate: string | null;
  /** Who is asked: each sees the room that is theirs. */
  flights: (asked: Asked) => Question<readonly BookableFlight[]>;
  onPick: (flight: BookableFlight) => void;
  onClose: () => void;
}

/** The next flights from an origin, each with the room that it has. */
export function FlightPicker(props: FlightPickerProps) {
  const { origin, destination, flightDate, flights: asking, onPick, onClose } = props;
  const { t, language } = useWords();
  const client = useQueryClient();
  const found = useRef<readonly BookableFlight[]>([]);
  const search: PaletteSearch = useCallback(
    async (query) => {
      const today = officeToday();
      const from = flightDate !== null && flightDate > today ? addDays(flightDate, -1) : today;
      const flights = await client.fetchQuery(
        asking({
          origin,
          destination: destination ?? undefined,
          from,
          to: addDays(from, daysAhead),
        }),
      );
      found.current = flights;
      const wanted = flightNumber(query);
      const entries = flights
        .toSorted((one, other) => departure(one).localeCompare(departure(other)))
        .filter(({ flightNo, flightDate: day, destination: to, stops }) => {
          const way = stops.map((stop) => `${stop.airport} ${stop.flightNo}`).join(' ');
          return flightNumber(`${flightNo} ${day} ${way} ${to}`).includes(wanted);
        })
        .map((flight): PaletteEntry => {
          const { family } = wordOf(availabilities, flight.availability);
          const via = viaText(flight);
          const isOpen = flight.availability === 'OPEN' && flight.room !== null;
          const says = say(wordOf(availabilities, flight.availability), language);
          return {
            key: flight.id,
            ...(isOver(flight) && { off: true }),
            icon: 'plane',
            label: `${shownFlightNo(flight.flightNo)} · ${flight.flightDate.slice(5)}`,
            detail:
              t('booking.flights.entry', {
                from: flight.origin,
                to: flight.destination,
                ...flightTimes(flight, { t }),
              }) + (via ? ` \u00b7 ${say(via, language)}` : ''),
            state: {
              family: isOpen ? 'done' : (family ?? 'wait'),
              text:
                isOpen && flight.room
                  ? t('booking.slot.left', { kg: weightText(flight.room.remainingKg) })
                  : says,
            },
          };
        });
      const [open, over] = [entries.filter(({ off }) => !off), entries.filter(({ off }) => off)];
      return [
        { key: 'flights', label: t('booking.flights.group'), entries: open },
        { key: 'over', label: t('booking.flights.over'), entries: over },
      ].filter((group) => group.entries.length > 0);
    },
    [asking, client, destination, flightDate, language, origin, t],
  );
  return (
    <Palette
      open
      onClose={onClose}
      search={search}
      onChoose={({ key }) => {
        const flight = found.current.find(({ id }) => id === key);
        if (flight) onPick(flight);
      }}
      label={t('booking.flights.title', { origin })}
      placeholder={t('booking.flights.search')}
      nothing={t('booking.flights.none')}
      failed={t('drafting.pick.failed')}
      enterLabel={t('drafting.pick.enter')}
    />
  );
}
