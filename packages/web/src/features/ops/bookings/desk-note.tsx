import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { DeskBooking } from './desk-booking.ts';

/** What the desk has to know first: credit, what is asked for, what is odd, how it was decided. */
export function DeskNote({ record }: { record: DeskBooking }) {
  const { t } = useWords();
  const { booking, content, creditOnHold, warnings, reason, decidedBy, decidedAt, confirmReason } = record;
  const waits = booking.status === '29';
  return (
    <>
      {creditOnHold && waits ? <Alert family="act">{t('bookings.onHoldSays')}</Alert> : null}
      {booking.unverified && waits ? <Alert family="act">{t('bookings.unverifiedSays')}</Alert> : null}
      {content.flight.specialPrice !== null ? (
        <Alert family="act">
          <b>{t('bookings.special')}</b> {content.flight.specialPrice}
        </Alert>
      ) : null}
      {waits && warnings.length > 0 ? (
        <Alert family="act">
          <ul>
            {warnings.map(({ path, label, says }) => (
              <li key={`${path} ${says}`}>
                {label} {says}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {(booking.status === '30' || booking.status === '0') && reason ? (
        <Alert family={booking.status === '0' ? 'stop' : 'act'}>{reason}</Alert>
      ) : null}
      {decidedBy && decidedAt ? (
        <Alert family="void">
          {t('bookings.decided', { who: decidedBy, time: officeTime(decidedAt).short })} {confirmReason}
        </Alert>
      ) : null}
    </>
  );
}
