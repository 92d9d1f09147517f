import { airports } from '@loadline/contract/codes/airport';
import { isCode } from '@loadline/contract/kernel/code';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { WaysOut } from '../../../resource/booking/ways-out.tsx';
import { Button } from '../../../ui/button.tsx';
import { useBookingForm } from './booking-form.ts';
import { FlightPicker } from './flight-picker.tsx';

/** A flight that is not in the schedule: another one is chosen, or it is handed in to be verified, without a slot. */
export function NoFlight() {
  const { t } = useWords();
  const { content, change, toVerify } = useBookingForm();
  const [picks, setPicks] = useState(false);
  const { origin } = content.flight;
  return (
    <>
      <WaysOut
        family={toVerify.isOn ? 'act' : 'stop'}
        title={t('booking.noFlight.title')}
        says={t(toVerify.isOn ? 'booking.noFlight.asked' : 'booking.noFlight.says')}
      >
        {isCode(airports, origin) ? (
          <li>
            <Button onClick={() => setPicks(true)}>{t('booking.noFlight.pick')}</Button>
          </li>
        ) : null}
        <li>
          <Button onClick={toVerify.toggle}>
            {t(toVerify.isOn ? 'booking.noFlight.askNot' : 'booking.noFlight.ask')}
            {toVerify.isOn ? null : <small>{t('booking.over.byHand')}</small>}
          </Button>
        </li>
      </WaysOut>
      {picks && isCode(airports, origin) ? (
        <FlightPicker
          origin={origin}
          onPick={({ flightNo, flightDate, destination }) => {
            change('flight.reservedFlight', flightNo);
            change('flight.flightDate', flightDate);
            change('flight.destination', destination);
          }}
          onClose={() => setPicks(false)}
        />
      ) : null}
    </>
  );
}
