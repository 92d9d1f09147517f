import { type BookingStatus, bookingStatuses } from '@loadline/contract/bookings/booking.status';
import { wordOf } from '@loadline/contract/kernel/code';
import { CodeChip } from '../../resource/code-chip.tsx';

/** How far a booking has got: its own state, or its waybill's once it hangs on one. */
export function BookingState({ status }: { status: BookingStatus }) {
  const word = wordOf(bookingStatuses, status);
  return <CodeChip word={word} />;
}
