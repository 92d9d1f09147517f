import { deskPages } from '@loadline/contract/desk-pages';
import { flightApi, flightFilter, flightHistory } from '@loadline/contract/flights/flight-desk.api';
import { say } from '@loadline/contract/kernel/text';
import { type Found, useAddress } from '../../../kernel/address.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords, type Words } from '../../../kernel/words.ts';
import { addDays } from '../../../resource/days.ts';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useOpen } from '../../../resource/use-open.ts';
import type { ListView } from '../../../resource/views/views-of-list.ts';
import { Button } from '../../../ui/button.tsx';
import { flightCells, flightColumns, flightFields } from './flight-columns.tsx';
import { FlightForm } from './flight-form.tsx';
import { FlightPanel } from './flight-panel.tsx';

/** Flights by departure unless told, from today on unless other days are asked for, each with its slot. */
export function FlightListPart() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const { show } = useOpen();
  const [filter] = useAddress(flightFilter);
  const add = (
    <Button look="primary" icon="plus" onClick={() => show('new')}>
      {t('flightDesk.add')}
    </Button>
  );
  return (
    <ResourceList
      name="opsFlights"
      frame="desk"
      title={say(deskPages.opsSlots.title, language)}
      search={say(flightFilter.search.label, language)}
      actions={
        <>
          <Button icon="upload" onClick={() => goTo('opsSlots', { import: '1' })}>
            {t('flightDesk.import')}
          </Button>
          {add}
        </>
      }
      queues={{ label: t('flightDesk.days'), ...daysOf(filter, words) }}
      fields={flightFields}
      calls={flightApi}
      asks={fromToday}
      sheet={{ label: t('flightDesk.export') }}
      live={['flight']}
      about={[flightApi.detail, flightHistory]}
      sorted="etd"
      columns={flightColumns}
      cells={flightCells}
      rows="two lines"
      filters={filtersOf(words)}
      unit={{ name: t('flightDesk.name'), one: t('flightDesk.one'), many: t('flightDesk.many') }}
      keys={{ i: () => goTo('opsSlots', { import: '1' }) }}
      panel={({ key, show: open, close }) =>
        key === 'new' ? (
          <FlightForm day={filter.from} onClose={close} onSaved={open} />
        ) : (
          <FlightPanel key={key} id={key} onClose={close} />
        )
      }
      empty={{ title: t('flightDesk.none'), detail: t('flightDesk.noneDetail'), actions: add }}
    />
  );
}

type Filter = Found<typeof flightFilter>;

/** A flight that has flown is looked up by its number or its day. */
function fromToday(wanted: Filter): Filter {
  const { from, to, search } = wanted;
  return { ...wanted, ...(from || to || search ? {} : { from: officeToday() }) };
}

/** Yesterday, today and the week that bookings are made for. */
const daysShown = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/** One day at a time, or all from today on. */
function daysOf({ from, to, search }: Filter, { t, language }: Words): { current: string; tabs: ListView[] } {
  const today = officeToday();
  const days = daysShown.map((offset) => addDays(today, offset));
  const nameOf = (day: string) => {
    const weekday = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
      weekday: 'short',
      timeZone: 'UTC',
    }).format(new Date(day));
    return `${day === today ? t('flightDesk.today') : day.slice(5)} ${weekday}`;
  };
  const on = (day: string | undefined) => ({ days: undefined, from: day, to: day });
  return {
    current: from !== undefined && from === to && days.includes(from) ? from : 'all',
    tabs: [
      { key: 'all', label: t(search ? 'flightDesk.allDays' : 'flightDesk.everyDay'), search: on(undefined) },
      ...days.map((day) => ({ key: day, label: nameOf(day), search: on(day) })),
    ],
  };
}

function filtersOf({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(flightFilter, 'origin', language),
    filterOf(flightFilter, 'destination', language),
    filterOf(flightFilter, 'availability', language),
    daysFilter('days', t('flightDesk.days'), { ...bareDays, periods: ['today', 'next7', 'next30', 'last7'] }),
  ];
}
