import { deskBookingApi } from '@loadline/contract/bookings/booking-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf, type Option } from '../../../resource/filter/filter-spec.ts';

export type DeskBookingOverview = AnswerOf<typeof deskBookingApi.overview>;

/** The desk's filters; customers, products and destinations are those that occur. */
export function deskBookingFilters(
  { t, language }: Words,
  overview: DeskBookingOverview | undefined,
): FilterSpec[] {
  const fields = deskBookingApi.count.query;
  const choices = (from: DeskBookingOverview['customers'] = []): Option[] =>
    from.map(({ value, ...name }) => ({ value, label: say(name, language) || value }));
  return [
    filterOf(fields, 'customerId', language, { options: choices(overview?.customers) }),
    {
      key: 'flights',
      label: t('booking.flightDate'),
      from: 'flightFrom',
      to: 'flightTo',
      periods: ['today', 'next7', 'next30', 'last7'],
    },
    filterOf(fields, 'destination', language, {
      options: (overview?.destinations ?? []).map((value) => ({ value, label: value })),
    }),
    filterOf(fields, 'product', language, { options: choices(overview?.products) }),
    filterOf(fields, 'position', language),
    {
      key: 'submitted',
      label: t('bookings.submitted'),
      from: 'submittedFrom',
      to: 'submittedTo',
      periods: ['today', 'last7', 'last30', 'last90'],
    },
  ];
}
