import { booking as bookingResource } from '@loadline/contract/bookings/booking';
import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { chargedText, volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { PlainCard } from '../../ui/card.tsx';
import { FactStrip } from '../../ui/fact-strip.tsx';
import { StatePath } from '../../ui/state-path.tsx';
import type { ReadBooking } from './booking-record.ts';
import { wayOf } from './booking-way.ts';

const { fields } = bookingResource;

/** What warehouses have of all of it, which counts instead of what was booked from then on. */
function measuredOf({ wmsQuantity, wmsGrossWeight, wmsVolume, wmsBillingWeight }: ReadBooking['booking']) {
  if (wmsQuantity === null || wmsGrossWeight === null || wmsVolume === null || wmsBillingWeight === null)
    return undefined;
  return {
    quantity: wmsQuantity,
    grossWeight: wmsGrossWeight,
    volume: wmsVolume,
    billingWeight: wmsBillingWeight,
  };
}

/** Where a booking has got to, and what it comes to. */
export function BookingSummary({ record }: { record: ReadBooking }) {
  const words = useWords();
  const { t, language } = words;
  const { booking, totals } = record;
  const fact = (key: string, label: string, value: string, unit?: string) => ({ key, label, value, unit });
  const measured = measuredOf(booking);
  const cargo = measured ?? totals;
  const label = (booked: 'pieces' | 'gross' | 'volume' | 'billing', came: keyof typeof fields) =>
    measured ? say(fields[came].label, language) : t(`booking.totals.${booked}`);
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
          fact('pieces', label('pieces', 'wmsQuantity'), wholeText(cargo.quantity)),
          fact('gross', label('gross', 'wmsGrossWeight'), weightText(cargo.grossWeight), 'kg'),
          fact('volume', label('volume', 'wmsVolume'), volumeText(cargo.volume), 'm³'),
          fact(
            'billing',
            label('billing', 'wmsBillingWeight'),
            chargedText(cargo.billingWeight, totals.unit),
            totals.unit,
          ),
        ]}
      />
    </PlainCard>
  );
}
