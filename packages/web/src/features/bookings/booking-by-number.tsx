import { bookingApi } from '@loadline/contract/bookings/booking.api';
import { openBookingStates } from '@loadline/contract/bookings/booking.lifecycle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { may } from '../../kernel/session.ts';
import type { BookingRecord } from './booking-record.ts';
import { Loading, NotThere } from './create/not-to-write.tsx';
import { Opened } from './create/opened.tsx';
import { BookingPage } from './detail/booking-page.tsx';

/** One booking by its number: to be written as long as it can be, else to be read. */
export function BookingByNumber({ no }: { no: string }) {
  const detail = useQuery({
    ...asking(bookingApi.detail, { no }),
    enabled: no !== '',
    refetchOnMount: 'always',
  });
  const { data: record } = detail;
  const [isForm, setForm] = useState(false);
  // What is being written is not turned under the keys; what is read follows the news.
  useLive('booking', record?.booking.id, () => (isForm ? undefined : detail.refetch()));
  if (no === '' || (detail.isError && !record))
    return <NotThere no={no} error={detail.error} onRetry={() => void detail.refetch()} />;
  // What was asked earlier may be of an older version.
  if (!record || !detail.isFetchedAfterMount) return <Loading no={no} />;
  const writes = canWrite(record);
  if (writes !== isForm) setForm(writes);
  return writes ? <Opened key={record.booking.id} record={record} /> : <BookingPage record={record} />;
}

function canWrite({ booking }: BookingRecord): boolean {
  return openBookingStates.some((state) => state === booking.status) && may('book:edit');
}
