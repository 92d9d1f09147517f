import { bookingFilter } from '@loadline/contract/bookings/booking.api';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';
import { type FilterSpec, filterOf, type Option } from '../../resource/filter/filter-spec.ts';
import type { BookingOverview } from './booking-record.ts';

/** The filters in the order of their use; products, destinations and people are those that occur. */
export function bookingFilters({ t, language }: Words, overview: BookingOverview | undefined): FilterSpec[] {
  const choices = (from: BookingOverview['products'] = []): Option[] =>
    from.map(({ value, ...name }) => ({ value, label: say(name, language) || value }));
  const yesOrNo = { flag: { yes: t('resource.yes'), no: t('resource.no') } };
  return [
    {
      key: 'flights',
      label: t('booking.flightDate'),
      from: 'flightFrom',
      to: 'flightTo',
      periods: ['today', 'next7', 'next30', 'last7', 'last30'],
    },
    filterOf(bookingFilter, 'status', language),
    filterOf(bookingFilter, 'product', language, { options: choices(overview?.products) }),
    filterOf(bookingFilter, 'destination', language, {
      options: (overview?.destinations ?? []).map((value) => ({ value, label: value })),
    }),
    filterOf(bookingFilter, 'position', language),
    filterOf(bookingFilter, 'origin', language),
    filterOf(bookingFilter, 'createdBy', language, { options: choices(overview?.creators) }),
    {
      key: 'created',
      label: t('booking.created'),
      from: 'createdFrom',
      to: 'createdTo',
      periods: ['today', 'last7', 'last30', 'last90'],
    },
    filterOf(bookingFilter, 'acting', language, yesOrNo),
    filterOf(bookingFilter, 'due', language, yesOrNo),
    filterOf(bookingFilter, 'unverified', language, yesOrNo),
  ];
}
