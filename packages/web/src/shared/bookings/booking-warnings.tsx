import type { bookingApi } from '@loadline/contract/bookings/booking.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { Alert } from '../../ui/alert.tsx';

/** What is odd about a booking that nobody has decided, each with where it stands. */
export function BookingWarnings({ warnings }: Pick<AnswerOf<typeof bookingApi.detail>, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <Alert family="act">
      <ul>
        {warnings.map(({ path, label, says }) => (
          <li key={`${path} ${says}`}>
            {label} {says}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
