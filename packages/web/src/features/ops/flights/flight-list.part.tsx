import {
  countDeskFlights,
  deskFlightDetail,
  exportFlights,
  flightFilter,
  flightHistory,
  listDeskFlights,
} from '@loadline/contract/flights/flight-desk.api';
import { codeTable } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { addDays } from '../../../resource/days.ts';
import { ExportButton, useExport } from '../../../resource/export-button.tsx';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { useList } from '../../../resource/use-list.ts';
import { type ListAddress, type ListShape, useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { Button } from '../../../ui/button.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskList } from '../desk-list.tsx';
import { flightColumns } from './flight-columns.tsx';
import { FlightForm } from './flight-form.tsx';
import { FlightPanel } from './flight-panel.tsx';

const shape = {
  filter: flightFilter,
  sorts: codeTable<never>('flight sort', {}),
  spans: { days: ['from', 'to'] },
} as const satisfies ListShape<typeof flightFilter, never>;

type Address = ListAddress<typeof flightFilter, never>;

/** Flights by departure, from today on unless other days are asked for, each with its slot. */
export function FlightListPart() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const client = useQueryClient();
  const address = useListAddress(shape);
  const list = useList(address, {
    page: (asked) => asking(listDeskFlights, fromToday(asked)),
    count: (asked) => asking(countDeskFlights, fromToday(asked)),
  });
  useLive('flight', undefined, () => client.invalidateQueries({ predicate: isAboutFlights }));
  const exporting = useExport(() => callForFile(exportFlights, { query: fromToday(address.filter) }));
  const columns = useMemo(() => flightColumns(words), [words]);
  const { open, show } = useOpen();
  const add = (
    <Button look="primary" icon="plus" onClick={() => show('new')}>
      {t('flightDesk.add')}
    </Button>
  );
  const close = () => show(undefined);
  return (
    <PanelFrame
      look="sheet"
      panel={
        open === 'new' ? (
          <FlightForm day={address.filter.from} onClose={close} onSaved={show} />
        ) : open ? (
          <FlightPanel key={open} id={open} onClose={close} />
        ) : null
      }
    >
      <DeskList
        title={say(pages.opsSlots.title, language)}
        search={say(flightFilter.search.label, language)}
        actions={
          <>
            <Button icon="upload" onClick={() => goTo('opsSlots', { import: '1' })}>
              {t('flightDesk.import')}
            </Button>
            <ExportButton busy={exporting.busy} onStart={exporting.start}>
              {t('flightDesk.export')}
            </ExportButton>
            {add}
          </>
        }
        above={<Days address={address} />}
        filters={filtersOf(words)}
        address={address}
        list={list}
        columns={columns}
        rows="two lines"
        current={open}
        onPoint={show}
        unit={{ name: t('flightDesk.name'), one: t('flightDesk.one'), many: t('flightDesk.many') }}
        empty={<EmptyState title={t('flightDesk.none')} detail={t('flightDesk.noneDetail')} actions={add} />}
      />
    </PanelFrame>
  );
}

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
}

/** A flight that has flown is looked up by its number or its day. */
function fromToday<A extends Asked>(wanted: A): A & { from?: string } {
  const { from, to, search } = wanted;
  return { ...wanted, ...(from || to || search ? {} : { from: officeToday() }) };
}

const asked: readonly unknown[] = [listDeskFlights, countDeskFlights, deskFlightDetail, flightHistory].map(
  ({ path }) => path,
);

function isAboutFlights({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return asked.includes(queryKey[0]);
}

const everyDay = 'all';
/** Yesterday, today and the week that bookings are made for. */
const daysShown = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/** One day at a time, or all from today on. */
function Days({ address }: { address: Address }) {
  const { t, language } = useWords();
  const today = officeToday();
  const days = daysShown.map((offset) => addDays(today, offset));
  const { from, to, search } = address.filter;
  const current = from !== undefined && from === to && days.includes(from) ? from : everyDay;
  const nameOf = (day: string) => {
    const weekday = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
      weekday: 'short',
      timeZone: 'UTC',
    }).format(new Date(day));
    return `${day === today ? t('flightDesk.today') : day.slice(5)} ${weekday}`;
  };
  return (
    <Tabs
      label={t('flightDesk.days')}
      current={current}
      tabs={[
        { key: everyDay, label: t(search ? 'flightDesk.allDays' : 'flightDesk.everyDay') },
        ...days.map((day) => ({ key: day, label: nameOf(day) })),
      ]}
      onChoose={(day) => {
        const chosen = day === everyDay ? undefined : day;
        address.change({ days: undefined, from: chosen, to: chosen });
      }}
    />
  );
}

function filtersOf({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(flightFilter, 'origin', language),
    filterOf(flightFilter, 'destination', language),
    filterOf(flightFilter, 'availability', language),
    {
      key: 'days',
      label: t('flightDesk.days'),
      from: 'from',
      to: 'to',
      periods: ['today', 'next7', 'next30', 'last7'],
    },
  ];
}
