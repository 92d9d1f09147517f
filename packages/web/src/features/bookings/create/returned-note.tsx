import { contentFields } from '@loadline/contract/bookings/booking-content';
import { labelAt } from '@loadline/contract/documents/document.path';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { goToPath } from '../../../resource/drafting/go-to-path.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useBookingForm } from './booking-form.ts';

/** Why a booking came back, each reason with the way to its field. */
export function ReturnedNote() {
  const { t, language } = useWords();
  const { record, content } = useBookingForm();
  if (record?.booking.status !== '30') return null;
  const { reason, corrections } = record;
  return (
    <Alert family="act">
      <b>{t('booking.returned.title')}</b>
      {reason ? <p>{reason}</p> : null}
      <ul className="booking-returned">
        {corrections.map(({ path, reason: why }) => {
          const label = labelAt(contentFields, content, path);
          return (
            <li key={`${path} ${why}`}>
              <span>
                {label ? `${say(label, language)} · ` : ''}
                {why}
              </span>
              <Button look="text" size="small" onClick={() => goToPath(path)}>
                {t('booking.returned.show')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
