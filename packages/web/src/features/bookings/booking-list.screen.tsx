import {
  bookingOverview,
  countBookings,
  exportBookings,
  listBookings,
} from '@loadline/contract/bookings/booking.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../kernel/asking.ts';
import { callForFile } from '../../kernel/call.ts';
import { useLive } from '../../kernel/live.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../resource/decimal.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useListAddress } from '../../resource/use-list-address.ts';
import { useOpen } from '../../resource/use-open.ts';
import { EmptyState } from '../../ui/states.tsx';
import { Beginnings, NewLink } from './beginnings.tsx';
import { bookingColumns, bookingLooks, listedBooking, sheetColumns } from './booking-cells.tsx';
import { bookingFilters, bookingListShape } from './booking-filters.ts';
import { BookingPanel } from './booking-panel.tsx';
import type { BookingRow } from './booking-record.ts';
import { bookingViews } from './booking-views.ts';

/** The bookings a person may see: found, filtered, looked at beside the list, exported, continued, begun. */
export function BookingListScreen() {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const client = useQueryClient();
  const address = useListAddress(bookingListShape);
  const { open, show } = useOpen();
  const looks = useMemo(() => bookingLooks(words), [words]);
  const { data: overview } = useQuery(asking(bookingOverview, {}));
  const renew = () => client.invalidateQueries({ predicate: isAboutBookings });
  useLive('booking', undefined, renew);
  // The room on a slot moves with everybody's bookings.
  useLive('flight', undefined, renew);
  const isWriter = may('book:add');
  return (
    <ResourceList
      of={listedBooking}
      name="bookings"
      title={t('booking.title')}
      facts={
        overview && t('booking.counts', { total: wholeText(overview.total), due: wholeText(overview.due) })
      }
      actions={isWriter ? <Beginnings /> : null}
      address={address}
      sorts={bookingListShape.sorts}
      questions={{
        page: (asked) => asking(listBookings, asked),
        count: (filter) => asking(countBookings, filter),
      }}
      looks={looks}
      columns={bookingColumns}
      search={t('booking.search')}
      unit={{ name: t('booking.unit.name'), one: t('booking.unit.one'), many: t('booking.unit.many') }}
      filters={bookingFilters(words, overview)}
      filtersInRow={5}
      views={bookingViews(t, overview)}
      keyOf={(row: BookingRow) => row.bookingNo}
      onOpen={(no) => goTo('book', { no })}
      current={open}
      onPoint={show}
      panel={open ? <BookingPanel key={open} no={open} onClose={() => show(undefined)} /> : null}
      sums={(rows) =>
        t('booking.sums', {
          pieces: wholeText(rows.reduce((sum, { quantity }) => sum + quantity, 0)),
          weight: decimalText(sumOf(rows.map(({ grossWeight }) => grossWeight)), 1),
          billing: decimalText(sumOf(rows.map(({ billingWeight }) => billingWeight)), 1),
        })
      }
      onExport={
        may('export:data')
          ? ({ filter, columns, ...rest }) =>
              callForFile(exportBookings, { query: { ...filter, ...rest, columns: sheetColumns(columns) } })
          : undefined
      }
      keys={isWriter ? { n: () => goTo('createOrder') } : {}}
      empty={
        <EmptyState
          title={t('booking.none')}
          detail={t(isWriter ? 'booking.noneDetail' : 'booking.noneToSee')}
          actions={isWriter ? <NewLink /> : null}
        />
      }
    />
  );
}

const asked: readonly unknown[] = [listBookings.path, countBookings.path, bookingOverview.path];

function isAboutBookings({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return asked.includes(queryKey[0]);
}
