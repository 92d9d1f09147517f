import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { BookableFlight } from '@loadline/contract/flights/flight';
import { useWords } from '../../../kernel/words.ts';
import { flightTime } from '../../../resource/booking/flight-text.ts';
import { decimalText } from '../../../resource/decimal.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { DeskBooking } from './desk-booking.ts';
import { type Confirming, flying } from './use-confirming.ts';

interface ConfirmFlightProps {
  record: DeskBooking;
  confirming: Confirming;
}

/** On which flight: the reserved one, or another of the route with room for it. */
export function ConfirmFlight({ record, confirming }: ConfirmFlightProps) {
  const { t } = useWords();
  const { next } = record;
  const flight = flying(record);
  const flights = [...(flight ? [flight] : []), ...next.filter(({ id }) => id !== flight?.id)];
  // What this booking holds of its own flight is free for it.
  const roomOf = (one: BookableFlight) => (one.id === flight?.id ? record.room : one.room);
  const optionOf = (one: BookableFlight) => ({
    value: one.id,
    label: t('bookings.confirm.flightOption', {
      flight: shownFlightNo(one.flightNo),
      etd: flightTime(one.etd, one.originZone).short,
      kg: decimalText(roomOf(one)?.remainingKg ?? '0', 0),
    }),
  });
  const hint = record.booking.unverified
    ? t('bookings.confirm.unverified', {
        flight: shownFlightNo(record.content.flight.reservedFlight ?? ''),
        date: record.content.flight.flightDate ?? '',
      })
    : undefined;
  return (
    <Field required label={t('booking.flight')} hint={hint}>
      <Select
        options={flights.map(optionOf)}
        value={confirming.flightId ?? ''}
        {...(!flight && { placeholder: t('drafting.choose') })}
        onChange={(value) => confirming.setFlightId(value || undefined)}
      />
    </Field>
  );
}
