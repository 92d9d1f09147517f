import { booking } from '@loadline/contract/bookings/booking';
import { bookingApi } from '@loadline/contract/bookings/booking.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../resource/decimal.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { Beginnings, NewLink } from './beginnings.tsx';
import { bookingCells, bookingColumns, furtherColumns, sheetColumns } from './booking-cells.tsx';
import { bookingFilters } from './booking-filters.ts';
import { BookingPanel } from './booking-panel.tsx';
import { bookingViews } from './booking-views.ts';

/** The bookings a person may see: found, filtered, looked at beside the list, exported, continued, begun. */
export function BookingListScreen() {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const { data: overview } = useQuery(asking(bookingApi.overview, {}));
  const isWriter = may('book:add');
  return (
    <ResourceList
      name="bookings"
      title={t('booking.title')}
      facts={
        overview && t('booking.counts', { total: wholeText(overview.total), due: wholeText(overview.due) })
      }
      actions={isWriter ? <Beginnings /> : null}
      search={t('booking.search')}
      fields={booking.fields}
      keyedBy="bookingNo"
      calls={bookingApi}
      sheet={{ columns: sheetColumns }}
      // The room on a slot moves with everybody's bookings.
      live={['booking', 'flight']}
      about={[bookingApi.overview]}
      sorted="-updatedAt"
      columns={bookingColumns}
      more={furtherColumns}
      cells={bookingCells}
      filters={bookingFilters(words, overview)}
      views={bookingViews(t, overview)}
      onOpen={({ bookingNo }) => goTo('book', { no: bookingNo })}
      panel={({ key, close }) => <BookingPanel key={key} no={key} onClose={close} />}
      sums={(rows) =>
        t('booking.sums', {
          pieces: wholeText(rows.reduce((sum, { quantity }) => sum + quantity, 0)),
          weight: decimalText(sumOf(rows.map(({ grossWeight }) => grossWeight)), 1),
          billing: decimalText(sumOf(rows.map(({ billingWeight }) => billingWeight)), 1),
        })
      }
      unit={{ name: t('booking.unit.name'), one: t('booking.unit.one'), many: t('booking.unit.many') }}
      keys={isWriter ? { n: () => goTo('createOrder') } : {}}
      empty={{
        title: t('booking.none'),
        detail: t(isWriter ? 'booking.noneDetail' : 'booking.noneToSee'),
        actions: isWriter ? <NewLink /> : null,
      }}
    />
  );
}
