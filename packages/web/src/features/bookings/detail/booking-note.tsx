import { contentFields } from '@loadline/contract/bookings/booking-content';
import { labelAt } from '@loadline/contract/documents/document.path';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { Alert } from '../../../ui/alert.tsx';
import type { BookingRecord } from '../booking-record.ts';

/** What the customer has to know first: what to correct, why it ended, what it waits for. */
export function BookingNote({ record }: { record: BookingRecord }) {
  const { t, language } = useWords();
  const { booking, reason, ending, corrections, content } = record;
  if (booking.status === '30')
    return (
      <Alert family="act">
        <b>{t('booking.returned.title')}</b>
        {reason ? <p>{reason}</p> : null}
        <ul>
          {corrections.map(({ path, reason: why }) => {
            const label = labelAt(contentFields, content, path);
            return (
              <li key={`${path} ${why}`}>
                {label ? `${say(label, language)} · ` : ''}
                {why}
              </li>
            );
          })}
        </ul>
      </Alert>
    );
  if (booking.status === '0')
    return (
      <Alert family={ending === 'withdrawn' ? 'void' : 'stop'}>
        {t(ending === 'withdrawn' ? 'booking.ended.withdrawn' : 'booking.ended.rejected', {
          reason: reason ?? '',
        })}
      </Alert>
    );
  const lost = booking.flightCancelled ? (
    <Alert family="stop">{t('booking.waits.flightCancelled')}</Alert>
  ) : null;
  if (booking.status !== '29') return lost;
  return (
    <>
      {lost}
      {booking.unverified ? <Alert family="act">{t('booking.waits.unverified')}</Alert> : null}
      {booking.position === '1' && lost === null ? (
        <Alert family="wait">{t('booking.waits.standBy')}</Alert>
      ) : null}
      {booking.specialPrice ? <Alert family="act">{t('booking.waits.special')}</Alert> : null}
      {reason ? <Alert family="act">{reason}</Alert> : null}
    </>
  );
}
