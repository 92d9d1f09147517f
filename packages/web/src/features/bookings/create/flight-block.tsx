import { positions } from '@loadline/contract/bookings/booking.codes';
import { airports } from '@loadline/contract/codes/place';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { LineInput } from '../../../resource/drafting/line-input.tsx';
import { typedText } from '../../../resource/typed-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { BookingFlights } from './booking-flights.tsx';
import { useBookingForm } from './booking-form.ts';
import { useChoices } from './use-choices.ts';
import { useTakeFlight } from './use-take-flight.ts';

/** What a form offers of how much a place is wanted: two codes mean normal, and one is enough. */
const offered = ['0', '1', '2'] as const;

/** Section 1: product, route and flight. */
export function FlightBlock() {
  const { language } = useWords();
  return (
    <FieldGrid>
      <ProductField />
      <DraftField path="flight.origin" />
      <DraftField path="flight.destination" />
      <DraftField path="flight.flightDate" />
      <FlightField />
      <DraftField
        path="flight.position"
        span="two"
        several
        look={{
          as: 'segments',
          options: offered.map((value) => ({ value, label: say(wordOf(positions, value), language) })),
        }}
      />
      <DraftField path="flight.waybillKind" span="two" several look={{ as: 'segments' }} />
      <DraftField path="flight.mawbNo" span="two" />
      <DraftField
        path="flight.specialPrice"
        span="two"
        look={{ input: (control) => <LineInput {...control} /> }}
      />
      <DraftField path="flight.remark" span="two" look={{ input: (control) => <LineInput {...control} /> }} />
    </FieldGrid>
  );
}

function ProductField() {
  const { language } = useWords();
  const { content, record } = useBookingForm();
  const { products } = useChoices();
  const { product: chosen } = content.flight;
  const options = products.map(({ product, productEn }) => ({
    value: product,
    label: language === 'en' ? productEn : product,
  }));
  // A draft may name a product that is no longer offered, or whose offers are not here yet: it stays to be seen, and submitting tells.
  if (chosen !== null && !options.some(({ value }) => value === chosen)) {
    const kept = record?.content.flight.product === chosen ? record.booking : undefined;
    options.push({ value: chosen, label: (language === 'en' ? kept?.productEn : undefined) ?? chosen });
  }
  return <DraftField path="flight.product" look={{ options }} />;
}

/** A flight may be typed freely, or chosen among those that have room. */
function FlightField() {
  const { t } = useWords();
  const { content } = useBookingForm();
  const take = useTakeFlight();
  const [picks, setPicks] = useState(false);
  const { origin } = content.flight;
  return (
    <>
      <DraftField
        path="flight.reservedFlight"
        span="two"
        look={{
          input: ({ value, onChange, onLeave }) => (
            <span className="booking-flight-input">
              <TextInput
                autoComplete="off"
                maxLength={10}
                value={typedText(value)}
                onChange={(typed) => onChange(typed.toUpperCase())}
                onBlur={onLeave}
              />
              <Button
                icon="plane"
                refused={isCode(airports, origin) ? undefined : t('booking.flights.originFirst')}
                onClick={() => setPicks(true)}
              >
                {t('booking.flights.pick')}
              </Button>
            </span>
          ),
        }}
      />
      {picks && isCode(airports, origin) ? (
        <BookingFlights origin={origin} onPick={take} onClose={() => setPicks(false)} />
      ) : null}
    </>
  );
}
