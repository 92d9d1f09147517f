import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { useWords } from '../../kernel/words.ts';
import { PlainCard } from '../../ui/card.tsx';
import { FactStrip } from '../../ui/fact-strip.tsx';
import { StatePath } from '../../ui/state-path.tsx';
import { decimalText, wholeText } from '../decimal.ts';
import { missing } from '../value-text.ts';
import type { ReadBooking } from './booking-record.ts';
import { wayOf } from './booking-way.ts';

/** Where a booking has got to, and what it comes to. */
export function BookingSummary({ record }: { record: ReadBooking }) {
  const words = useWords();
  const { t } = words;
  const { booking, totals } = record;
  const fact = (key: string, label: string, value: string, unit?: string) => ({ key, label, value, unit });
  // Its waybill may fly otherwise than was reserved.
  const flightNo = record.flight?.flightNo ?? booking.reservedFlight;
  const day = (record.flight?.flightDate ?? booking.flightDate)?.slice(5) ?? '';
  const flight = flightNo ? `${shownFlightNo(flightNo)} ${day}` : missing;
  return (
    <PlainCard>
      <div className="booking-way">
        <StatePath label={t('booking.way.label')} steps={wayOf(record, words)} />
      </div>
      <FactStrip
        facts={[
          fact('route', t('booking.route'), `${booking.origin ?? '?'} → ${booking.destination ?? '?'}`),
          fact('flight', t('booking.flight'), flight),
          fact('pieces', t('booking.totals.pieces'), wholeText(totals.quantity)),
          fact('gross', t('booking.totals.gross'), decimalText(totals.grossWeight, 1), 'kg'),
          fact('volume', t('booking.totals.volume'), decimalText(totals.volume, 3), 'm³'),
          fact('billing', t('booking.totals.billing'), decimalText(totals.billingWeight, 1), totals.unit),
        ]}
      />
    </PlainCard>
  );
}
