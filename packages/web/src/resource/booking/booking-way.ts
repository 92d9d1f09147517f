import { type BookingStatus, bookingStatuses } from '@loadline/contract/bookings/booking.status';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';
import type { PathStep } from '../../ui/state-path.tsx';
import { officeTime } from '../office-time.ts';
import type { ReadBooking } from './booking-record.ts';

/** The way of a booking through the waybill's states, in their order (domain.md §3.1). */
const way: readonly BookingStatus[] = [
  '29',
  '31',
  '32',
  '33',
  '42',
  '43',
  '44',
  '41',
  '45',
  '3',
  '4',
  '40',
  '34',
  '8',
];

/** These lead aside: what was sent back or refused got as far as being handed in. */
const aside: readonly BookingStatus[] = ['30', '0'];

/** Where a booking has been, is, and is to come; a draft is before all of it. */
export function wayOf({ booking, accepted }: ReadBooking, { t, language }: Words): PathStep[] {
  const { status } = booking;
  const stations: readonly BookingStatus[] = aside.includes(status) ? ['29', status, ...way.slice(1)] : way;
  const here = stations.indexOf(status);
  const times: Partial<Record<BookingStatus, string | null>> = {
    '29': booking.submittedAt,
    '31': accepted?.at ?? null,
  };
  return stations.map((station, place) => {
    const state = place < here ? 'passed' : place === here ? 'now' : 'coming';
    const at = place <= here ? times[station] : undefined;
    return {
      key: station,
      name: say(wordOf(bookingStatuses, station), language),
      state,
      note: at ? officeTime(at).short : '',
      spoken: t(`booking.way.${state}`),
    };
  });
}
