import type { BookingStatus } from '@loadline/contract/bookings/booking.status';
import { wholeText } from '@loadline/contract/kernel/figures';
import type { Words } from '../../kernel/words.ts';
import type { ListView } from '../../resource/views/views-of-list.ts';
import type { BookingOverview } from './booking-record.ts';

/** The product's own views by what has to be done next: each is a set of statuses. */
const statusesOf = {
  drafts: ['DRAFT'],
  waiting: ['29'],
  returned: ['30'],
  booked: ['31', '32', '33', '42', '43', '44', '41', '45'],
  flown: ['3', '4', '40', '34', '8'],
} as const satisfies Record<string, readonly BookingStatus[]>;

/** The views every list of bookings has, with how many each holds once that is known. */
export function bookingViews(t: Words['t'], overview: BookingOverview | undefined): ListView[] {
  const view = (key: keyof typeof statusesOf): ListView => {
    const statuses: readonly BookingStatus[] = statusesOf[key];
    const rows = overview?.byStatus.filter(({ status }) => statuses.includes(status));
    return {
      key,
      label: t(`booking.view.${key}`),
      search: { status: statuses },
      count: rows && wholeText(rows.reduce((total, { count }) => total + count, 0)),
    };
  };
  const flag = (key: 'acting' | 'due'): ListView => ({
    key,
    label: t(`booking.view.${key}`),
    search: { [key]: 'true' },
    count: overview && wholeText(overview[key]),
  });
  return [
    { key: 'all', label: t('booking.view.all'), search: {}, count: overview && wholeText(overview.total) },
    view('drafts'),
    view('waiting'),
    view('returned'),
    flag('acting'),
    flag('due'),
    view('booked'),
    view('flown'),
  ];
}
