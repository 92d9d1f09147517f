import { useWords } from '../../../kernel/words.ts';
import { decimalText, wholeText } from '../../../resource/decimal.ts';
import { Card } from '../../../ui/card.tsx';
import { useBookingForm } from './booking-form.ts';

/** What the booking comes to, with every key. */
export function TotalsSide() {
  const { t } = useWords();
  const { totals } = useBookingForm();
  const figures = [
    { key: 'pieces', text: wholeText(totals.quantity), unit: '' },
    { key: 'gross', text: decimalText(totals.grossWeight, 2), unit: 'kg' },
    { key: 'volume', text: decimalText(totals.volume, 3), unit: 'm³' },
    { key: 'billing', text: decimalText(totals.billingWeight, 1), unit: totals.unit },
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
          volume: decimalText(totals.volumeWeight, 1),
          unit: totals.unit,
        })}
      </p>
    </Card>
  );
}
