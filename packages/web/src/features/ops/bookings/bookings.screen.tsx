import { bookingSorts } from '@loadline/contract/bookings/booking.api';
import {
  countDeskBookings,
  deskBookingOverview,
  exportDeskBookings,
  listDeskBookings,
} from '@loadline/contract/bookings/booking-desk.api';
import {
  type DeskBookingTab,
  deskBookingTab,
  deskBookingTabs,
  filterOfTab,
} from '@loadline/contract/bookings/booking-desk.tabs';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { ExportButton, useExport } from '../../../resource/export-button.tsx';
import { useList } from '../../../resource/use-list.ts';
import { type ListShape, useListAddress } from '../../../resource/use-list-address.ts';
import { useSelection } from '../../../resource/use-selection.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskList } from '../desk-list.tsx';
import { QueueCounters } from '../queue-counters.tsx';
import { BookingBulk } from './booking-bulk.tsx';
import { bookingColumns } from './booking-columns.tsx';
import { deskBookingFilters } from './booking-filters.ts';
import type { DeskBookingRow } from './desk-booking.ts';
import './desk-booking.css';

const filter = { ...countDeskBookings.query, tab: deskBookingTab };

const shape = {
  filter,
  sorts: bookingSorts,
  spans: { submitted: ['submittedFrom', 'submittedTo'], flights: ['flightFrom', 'flightTo'] },
} as const satisfies ListShape<typeof filter, keyof (typeof bookingSorts)['codes']>;

type Overview = AnswerOf<typeof deskBookingOverview>;

/** The queues are in the order in which they waited; the other lists can be sorted. */
const inOrder: readonly DeskBookingTab[] = ['waiting', 'mustGo', 'standBy', 'withoutSlot', 'unverified'];

/** The bookings of one's customers; what waits to be decided first, the longest waiting at the top. */
export function BookingsScreen() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const client = useQueryClient();
  const address = useListAddress(shape);
  const tab = address.filter.tab ?? 'waiting';
  const narrowed = <A extends { tab?: DeskBookingTab | undefined }>({ tab: _tab, ...asked }: A) => ({
    ...asked,
    ...queryOf(tab),
  });
  const list = useList(address, {
    page: (asked) => asking(listDeskBookings, narrowed(asked)),
    count: (asked) => asking(countDeskBookings, narrowed(asked)),
  });
  const { data: overview } = useQuery(asking(deskBookingOverview, {}));
  const renew = () => client.invalidateQueries({ predicate: isOfTheDesk });
  useLive('booking', undefined, renew);
  useLive('flight', undefined, renew);
  const columns = useMemo(() => bookingColumns(words), [words]);
  const exporting = useExport(() => callForFile(exportDeskBookings, { query: narrowed(address.filter) }));
  const rows = list.page.data?.rows ?? [];
  const selection = useSelection<DeskBookingRow>(JSON.stringify(address.filter), rows, (row) => row.id);
  return (
    <PanelFrame look="sheet">
      <DeskList
        title={say(pages.opsBookings.title, language)}
        facts={
          overview &&
          t('bookings.counts', {
            waiting: wholeText(overview.waiting),
            late: wholeText(overview.late),
            hours: overview.lateAfterHours,
          })
        }
        search={t('bookings.search')}
        several="numbers"
        actions={
          <ExportButton busy={exporting.busy} onStart={exporting.start}>
            {t('resource.export.all')}
          </ExportButton>
        }
        above={
          <>
            <QueueCounters current={tab === 'flightCancelled' ? 'bookingsLost' : 'bookings'} />
            <ScopeTabs tab={tab} overview={overview} onChoose={(chosen) => address.change({ tab: chosen })} />
          </>
        }
        filters={deskBookingFilters(words, overview)}
        address={address}
        {...(!inOrder.includes(tab) && { sorts: shape.sorts })}
        list={list}
        columns={columns}
        rows="two lines"
        choice={
          may('op:booking:confirm')
            ? {
                chosen: selection.keys,
                onChange: selection.choose,
                rowLabel: t('resource.selection.row'),
                pageLabel: t('resource.selection.page'),
              }
            : undefined
        }
        bulk={selection.keys.size > 0 ? <BookingBulk selection={selection} /> : null}
        onOpen={(id) => goTo('opsBooking', { no: rows.find((row) => row.id === id)?.bookingNo ?? '' })}
        unit={{ name: t('booking.unit.name'), one: t('booking.unit.one'), many: t('booking.unit.many') }}
        empty={
          <EmptyState
            title={t(tab === 'waiting' ? 'bookings.noneWait' : 'bookings.none')}
            detail={t('bookings.noneDetail')}
          />
        }
      />
    </PanelFrame>
  );
}

const asked: readonly unknown[] = [listDeskBookings.path, countDeskBookings.path, deskBookingOverview.path];

function isOfTheDesk({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return asked.includes(queryKey[0]);
}

function queryOf(tab: DeskBookingTab) {
  const { queue, status } = filterOfTab[tab];
  return { ...(queue && { queue }), ...(status && { status: [...status] }) };
}

interface ScopeTabsProps {
  tab: DeskBookingTab;
  overview: Overview | undefined;
  onChoose: (tab: string) => void;
}

function ScopeTabs({ tab, overview, onChoose }: ScopeTabsProps) {
  const { t, language } = useWords();
  return (
    <Tabs
      label={t('bookings.tabs')}
      current={tab}
      onChoose={onChoose}
      tabs={codesOf(deskBookingTabs).map((key) => ({
        key,
        label: say(wordOf(deskBookingTabs, key), language),
        count: overview && wholeText(countIn(key, overview)),
      }))}
    />
  );
}

function countIn(key: DeskBookingTab, overview: Overview): number {
  const { queue, status } = filterOfTab[key];
  if (queue) return overview[queue];
  if (!status) return overview.total;
  return overview.byStatus
    .filter((one) => status.includes(one.status))
    .reduce((sum, { count }) => sum + count, 0);
}
