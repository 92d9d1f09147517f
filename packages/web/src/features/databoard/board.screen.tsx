import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { airports } from '@loadline/contract/codes/place';
import { boardFilter, boardReaches, usualReach } from '@loadline/contract/databoard/board.api';
import { codesOf, type Family, isCode, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { useLive } from '../../kernel/live.ts';
import { isStaff } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { DayInput } from '../../resource/day-input.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { offeredWith } from '../../resource/offered.ts';
import { officeClock } from '../../resource/office-time.ts';
import { missing } from '../../resource/value-text.ts';
import { Button } from '../../ui/button.tsx';
import { dayIn } from '../../ui/day-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import {
  type BoardFilter,
  type BoardFlight,
  boardQuestion,
  flightKey,
  type Moment,
  momentOf,
} from './board.ts';
import { CompletionBar } from './completion-bar.tsx';
import { FlightTable } from './flight-table.tsx';
import { TimeToTakeOff } from './time-to-take-off.tsx';
import { useWall } from './use-wall.ts';
import { WaybillsLink } from './waybills-link.tsx';
import '../../ui/styles/card.css';
import './board.css';

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

/** A wall asks by itself: news of the line between come on top, and may be missed. */
const refreshSeconds = 60;

/** The flights that are about to leave, how full they are and how far their papers: at a desk or on a wall. */
export function BoardScreen() {
  return isStaff() ? (
    <PanelFrame>
      <Board />
    </PanelFrame>
  ) : (
    <Board />
  );
}

function Board() {
  const { t, language } = useWords();
  const [filter, change] = useAddress(boardFilter);
  const wall = useWall();
  const board = useBoard(filter);
  const now = useNow(board.data?.asOf, board.dataUpdatedAt);
  const flights = board.data?.flights ?? [];
  const title = say(pages.databoard.title, language);
  const reach = filter.reach ?? usualReach;
  const instead = board.isError ? (
    <NotLoaded what={title} error={board.error} onRetry={() => void board.refetch()} />
  ) : board.data && flights.length === 0 ? (
    <EmptyState title={t('databoard.none')} detail={t('databoard.noneDetail')} />
  ) : undefined;
  const facts = board.data
    ? t(filter.day ? 'databoard.factsOfDay' : 'databoard.facts', {
        reach: filter.day ?? say(wordOf(boardReaches, reach), language),
        count: wholeText(flights.length),
        at: officeClock(Date.parse(board.data.asOf)),
        seconds: refreshSeconds,
      })
    : null;
  return (
    <div className={wall.isFull ? 'board board--full' : 'board'} ref={wall.wall}>
      <PageTitle
        title={title}
        facts={facts}
        actions={
          <>
            <BoardFilters filter={filter} destinations={board.data?.destinations ?? []} onChange={change} />
            {wall.turnFull ? (
              <Button icon="open" onClick={wall.turnFull}>
                {t(wall.isFull ? 'databoard.leaveFull' : 'databoard.full')}
              </Button>
            ) : null}
            <Button icon="moon" onClick={wall.turnLook}>
              {t(wall.look === 'dark' ? 'databoard.light' : 'databoard.dark')}
            </Button>
          </>
        }
      />
      <NextFlights flights={flights} now={now} />
      <FlightTable
        flights={flights}
        now={now}
        phase={board.isPending ? 'loading' : 'ready'}
        instead={instead}
      />
    </div>
  );
}

function useBoard(filter: BoardFilter) {
  const client = useQueryClient();
  const question = boardQuestion(filter);
  const again = () => client.invalidateQueries({ queryKey: question.queryKey.slice(0, 1) });
  useLive('mawb', undefined, again);
  useLive('flight', undefined, again);
  return useQuery({
    ...question,
    placeholderData: keepPreviousData,
    refetchInterval: refreshSeconds * 1_000,
  });
}

interface BoardFiltersProps {
  filter: BoardFilter;
  destinations: readonly string[];
  onChange: (changes: BoardFilter) => void;
}

function BoardFilters({ filter, destinations, onChange }: BoardFiltersProps) {
  const { t, language } = useWords();
  const there = [...new Set([...destinations, ...(filter.destination ? [filter.destination] : [])])];
  return (
    <>
      <SegmentedControl
        label={t('databoard.reach')}
        value={filter.day ? '' : (filter.reach ?? usualReach)}
        options={codesOf(boardReaches).map((value) => ({
          value,
          label: say(wordOf(boardReaches, value), language),
        }))}
        onChange={(value) =>
          onChange({ reach: isCode(boardReaches, value) ? value : undefined, day: undefined })
        }
      />
      <DayInput
        className="board__day"
        aria-label={t('databoard.day')}
        value={filter.day ?? ''}
        onChange={(day) => onChange({ day: dayIn(day), reach: undefined })}
      />
      <Select
        aria-label={t('databoard.origin')}
        placeholder={t('databoard.allOrigins')}
        value={filter.origin ?? ''}
        options={offeredWith(airports, filter.origin ?? '').map((value) => ({
          value,
          label: `${value} ${say(wordOf(airports, value), language)}`,
        }))}
        onChange={(value) => onChange({ origin: isCode(airports, value) ? value : undefined })}
      />
      <Select
        aria-label={t('databoard.destination')}
        placeholder={t('databoard.allDestinations')}
        value={filter.destination ?? ''}
        options={there.map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ destination: value || undefined })}
      />
    </>
  );
}

/**
 * The time by the server's clock, every second: a wall's own clock may be wrong by hours. `asOf` is what the server said
 * when its answer came in at `heardAt` by the browser's clock.
 */
function useNow(asOf: string | undefined, heardAt: number): number {
  const [here, setHere] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setHere(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, []);
  return asOf === undefined ? here : here + Date.parse(asOf) - heardAt;
}

/** The next departures, large enough for a wall. */
function NextFlights({ flights, now }: { flights: readonly BoardFlight[]; now: number }) {
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
          {t('databoard.completion')} <b>{rate === null ? missing : `${wholeText(rate)}%`}</b>
        </span>
        <WaybillsLink flight={flight}>{t('databoard.waybills', { count: flight.mawbs })}</WaybillsLink>
      </footer>
    </section>
  );
}
