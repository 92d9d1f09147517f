import { deskBooking, deskBookingApi } from '@loadline/contract/bookings/booking-desk.api';
import {
  type DeskBookingTab,
  deskBookingTab,
  deskBookingTabs,
  filterOfTab,
} from '@loadline/contract/bookings/booking-desk.tabs';
import { deskBookingTotals } from '@loadline/contract/bookings/booking-totals.api';
import { deskPages } from '@loadline/contract/desk-pages';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { daysFilter, type FilterSpec, filterOf, type Option } from '../../../resource/filter/filter-spec.ts';
import { ListTotals } from '../../../resource/list-totals.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { chargedSum } from '../../../shared/freight/charged-sum.ts';
import { EnterLink } from '../entering/enter-link.tsx';
import { QueueCounters } from '../queue-counters.tsx';
import { BookingBatch } from './booking-batch.tsx';
import { bookingCells, bookingColumns, furtherColumns } from './booking-columns.tsx';
import './desk-booking.css';

/** The queues are in the order in which they waited; the other lists can be sorted. */
const inOrder: readonly DeskBookingTab[] = ['waiting', 'mustGo', 'standBy', 'withoutSlot', 'unverified'];

/** The bookings of one's customers; what waits to be decided first, the longest waiting at the top. */
export function BookingsScreen() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const [{ tab = 'waiting' }] = useAddress({ tab: deskBookingTab });
  const { data: overview } = useQuery(asking(deskBookingApi.overview, {}));
  const mayConfirm = may('op:booking:confirm');
  return (
    <ResourceList
      name="opsBookings"
      frame="desk"
      title={say(deskPages.opsBookings.title, language)}
      facts={
        overview &&
        t('bookings.counts', {
          waiting: wholeText(overview.waiting),
          late: wholeText(overview.late),
          hours: overview.lateAfterHours,
        })
      }
      search={t('bookings.search')}
      actions={
        <EnterLink page="opsEnterBooking" icon="plus">
          {t('entering.booking')}
        </EnterLink>
      }
      above={<QueueCounters current={tab === 'flightCancelled' ? 'bookingsLost' : 'bookings'} />}
      queues={{
        label: t('bookings.tabs'),
        current: tab,
        tabs: tabsOf(deskBookingTabs, language, (wanted) => overview && countIn(wanted, overview)),
      }}
      fields={deskBooking.fields}
      calls={deskBookingApi}
      asks={(filter) => ({ ...filter, ...queryOf(tab) })}
      live={['booking', 'flight']}
      about={[deskBookingApi.overview]}
      sorted={inOrder.includes(tab) ? null : undefined}
      columns={bookingColumns}
      more={furtherColumns}
      cells={bookingCells}
      rows="two lines"
      filters={deskBookingFilters(words, overview)}
      totals={(asked) => <ListTotals of={deskBookingTotals} asked={asked} />}
      sums={(rows) =>
        t('booking.sums', {
          pieces: wholeText(rows.reduce((sum, { quantity }) => sum + quantity, 0)),
          weight: weightText(sumOf(rows.map(({ grossWeight }) => grossWeight))),
          billing: chargedSum(rows.map(({ billingWeight: weight, billingUnit: unit }) => ({ weight, unit }))),
        })
      }
      withChosen={mayConfirm ? (rows, clear) => <BookingBatch rows={rows} onDone={clear} /> : undefined}
      onOpen={({ bookingNo }) => goTo('opsBooking', { no: bookingNo })}
      unit={{ name: t('booking.unit.name'), one: t('booking.unit.one'), many: t('booking.unit.many') }}
      empty={{
        title: t(tab === 'waiting' ? 'bookings.noneWait' : 'bookings.none'),
        detail: t('bookings.noneDetail'),
      }}
    />
  );
}

function queryOf(tab: DeskBookingTab) {
  const { queue, status } = filterOfTab[tab];
  return { ...(queue && { queue }), ...(status && { status: [...status] }) };
}

function countIn(tab: DeskBookingTab, overview: DeskBookingOverview): number {
  const { queue, status } = filterOfTab[tab];
  if (queue) return overview[queue];
  if (!status) return overview.total;
  return overview.byStatus
    .filter((one) => status.includes(one.status))
    .reduce((sum, { count }) => sum + count, 0);
}

type DeskBookingOverview = AnswerOf<typeof deskBookingApi.overview>;

/** The desk's filters; customers, products and destinations are those that occur. */
function deskBookingFilters({ t, language }: Words, overview: DeskBookingOverview | undefined): FilterSpec[] {
  const fields = deskBookingApi.count.query;
  const choices = (from: DeskBookingOverview['customers'] = []): Option[] =>
    from.map(({ value, ...name }) => ({ value, label: say(name, language) || value }));
  return [
    filterOf(fields, 'customerId', language, { options: choices(overview?.customers) }),
    daysFilter('flights', t('booking.flightDate'), {
      from: 'flightFrom',
      to: 'flightTo',
      periods: ['today', 'next7', 'next30', 'last7'],
    }),
    filterOf(fields, 'destination', language, {
      options: (overview?.destinations ?? []).map((value) => ({ value, label: value })),
    }),
    filterOf(fields, 'product', language, { options: choices(overview?.products) }),
    filterOf(fields, 'position', language),
    daysFilter('submitted', t('bookings.submitted')),
  ];
}
