import { bookingApi } from '@loadline/contract/bookings/booking.api';
import { openBookingStates } from '@loadline/contract/bookings/booking.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { freshOf, RecordPage } from '../../resource/record-page.tsx';
import type { BookingRecord } from './booking-record.ts';
import { Opened } from './create/opened.tsx';
import { BookingPage } from './detail/booking-page.tsx';

/** One booking by its number: to be written as long as it can be, else to be read. */
export function BookingByNumber({ no }: { no: string }) {
  const { t } = useWords();
  const detail = useQuery({
    ...asking(bookingApi.detail, { no }),
    enabled: no !== '',
    refetchOnMount: 'always',
  });
  const question = freshOf(detail);
  const writes = question.data !== undefined && canWrite(question.data);
  // What is being written is not turned under the keys; what is read follows the news.
  useLive('booking', detail.data?.booking.id, () => (writes ? undefined : detail.refetch()));
  return (
    <RecordPage no={no} question={question} what={t('booking.editTitle')} list={{ page: 'booking' }}>
      {(record) =>
        canWrite(record) ? (
          <Opened key={record.booking.id} record={record} />
        ) : (
          <BookingPage record={record} />
        )
      }
    </RecordPage>
  );
}

function canWrite({ booking }: BookingRecord): boolean {
  return openBookingStates.some((state) => state === booking.status) && may('book:edit');
}
