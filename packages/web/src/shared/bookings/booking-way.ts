import { type BookingStatus, bookingStatuses } from '@loadline/contract/bookings/booking.status';
import { isUsual, type WaybillStatus, waybillPath } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import type { PathStep } from '../../ui/state-path.tsx';
import type { ReadBooking } from './booking-record.ts';

/** These lead aside: what was sent back or refused got as far as being handed in. */
const aside: readonly WaybillStatus[] = ['30', '0'];

/** Where a booking has been, is, and is to come; what was passed by without a record says so. A draft is before all of it. */
export function wayOf({ booking, accepted, reached }: ReadBooking, { t, language }: Words): PathStep[] {
  const { status } = booking;
  const [first, ...rest] = waybillPath;
  const beside = aside.find((one) => one === status);
  const stations = first && beside ? [first, beside, ...rest] : waybillPath;
  const here = stations.findIndex((station) => station === status);
  const times: Partial<Record<BookingStatus, string | null>> = {
    ...Object.fromEntries(reached.map((step) => [step.status, step.at])),
    '29': booking.submittedAt,
    '31': accepted?.at ?? null,
  };
  return stations.map((station, place) => {
    const at = place <= here ? times[station] : undefined;
    const isGap = place < here && isUsual(station);
    const state = place === here ? 'now' : at ? 'passed' : isGap ? 'skipped' : 'coming';
    return {
      key: station,
      name: say(wordOf(bookingStatuses, station), language),
      state,
      note: at ? officeTime(at).short : isGap ? t('booking.way.skipped') : '',
      spoken: place < here && state === 'coming' ? '' : t(`booking.way.${state}`),
    };
  });
}
