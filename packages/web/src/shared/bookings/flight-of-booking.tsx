import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import './booking.css';

interface FlightOfBookingProps {
  of: {
    readonly reservedFlight: string | null;
    readonly flightDate: string | null;
    readonly unverified: boolean;
    readonly flightCancelled: boolean;
  };
}

/** The flight and day of a row, and whether it flies at all. */
export function FlightOfBooking({
  of: { reservedFlight, flightDate, unverified, flightCancelled },
}: FlightOfBookingProps) {
  const { t } = useWords();
  const number = reservedFlight === null ? missing : shownFlightNo(reservedFlight);
  const day = <small>{flightDate?.slice(5)}</small>;
  if (flightCancelled)
    return (
      <span className="booking-flight state-stop" title={t('booking.flightCancelled')}>
        <StateGlyph family="stop" />
        <s>{number}</s> {day}
      </span>
    );
  return (
    <span className="booking-flight" title={unverified ? t('booking.unverified') : undefined}>
      {unverified ? <StateGlyph family="act" /> : null}
      {number} {day}
    </span>
  );
}
