import { chargedText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../../kernel/words.ts';
import { Card } from '../../../ui/card.tsx';
import { useBookingForm } from './booking-form.ts';

/** What the booking comes to, with every key. */
export function TotalsSide() {
  const { t } = useWords();
  const { totals } = useBookingForm();
  const figures = [
    { key: 'pieces', text: wholeText(totals.quantity), unit: '' },
    { key: 'gross', text: weightText(totals.grossWeight), unit: 'kg' },
    { key: 'volume', text: volumeText(totals.volume), unit: 'm³' },
    { key: 'billing', text: chargedText(totals.billingWeight, totals.unit), unit: totals.unit },
  ] as const;
  return (
    <Card flush title={t('booking.totals.title')} aside={t('booking.totals.live')}>
      <dl className="booking-totals">
        {figures.map(({ key, text, unit }) => (
          <div key={key}>
            <dt>{t(`booking.totals.${key}`)}</dt>
            <dd>
              {text} <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className="booking-totals__by">
        {t(`booking.totals.by.${totals.by}`, {
          volume: chargedText(totals.volumeWeight, totals.unit),
          unit: totals.unit,
        })}
      </p>
    </Card>
  );
}
