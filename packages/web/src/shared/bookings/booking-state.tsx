import { type BookingStatus, bookingStatuses } from '@loadline/contract/bookings/booking.status';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { StatusChip } from '../../ui/status-chip.tsx';

/** How far a booking has got: its own state, or its waybill's once it hangs on one. */
export function BookingState({ status }: { status: BookingStatus }) {
  const { language } = useWords();
  const word = wordOf(bookingStatuses, status);
  return <StatusChip family={word.family ?? 'void'}>{say(word, language)}</StatusChip>;
}
