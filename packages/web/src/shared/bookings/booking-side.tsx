import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Card, PlainCard } from '../../ui/card.tsx';
import { FlightHead } from '../flights/flight-head.tsx';
import type { ReadBooking } from './booking-record.ts';
import { SlotGauge } from './slot-gauge.tsx';

/** The reserved flight and its slot, as they stand now: `room` is what others leave of it. */
export function BookingSlotCard({ record }: { record: ReadBooking }) {
  const { t } = useWords();
  const { flight, room, booking, totals } = record;
  if (!flight) return null;
  const gone = booking.departed || booking.flightCancelled;
  return (
    <section aria-label={t('booking.gauge.title')}>
      <PlainCard>
        <FlightHead flight={flight} />
        {room && !gone ? (
          <SlotGauge
            room={room}
            kg={booking.reservedKg ?? totals.slotKg}
            cbm={booking.reservedCbm ?? totals.slotCbm}
          />
        ) : null}
        <p className="slot-says">{t(saysOf(booking))}</p>
      </PlainCard>
    </section>
  );
}

function saysOf({ departed, flightCancelled, reservedKg, position }: ReadBooking['booking']) {
  if (departed) return 'booking.slot.departed';
  if (flightCancelled) return 'booking.flightCancelled';
  if (reservedKg !== null) return 'booking.gauge.held';
  return position === '1' ? 'booking.gauge.standsBy' : 'booking.gauge.notHeld';
}

/** What staff have taken on. */
export function AcceptedCard({ accepted }: Pick<ReadBooking, 'accepted'>) {
  const { t } = useWords();
  if (!accepted) return null;
  return (
    <Card title={t('booking.accepted.title')} aside={officeTime(accepted.at).short}>
      <p>
        {t('booking.accepted.figures', {
          pieces: wholeText(accepted.pieces),
          gross: weightText(accepted.grossWeight),
          volume: volumeText(accepted.volume),
        })}
      </p>
    </Card>
  );
}
