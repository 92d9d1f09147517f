import { fieldsOfService } from '@loadline/contract/bookings/booking.needed';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { AddressPicker } from '../../../shared/customers/address-picker.tsx';
import { cutOffText } from '../../../shared/flights/flight-text.ts';
import { WarehouseField } from '../../../shared/references/warehouse-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { useBookingForm } from './booking-form.ts';

const wide: readonly string[] = ['pickupAddress', 'transferAddress'];

/** Section 8: how the cargo reaches the airport; each of the three services asks for its own fields. */
export function PickupBlock() {
  const { content } = useBookingForm();
  const { service } = content.pickup;
  const own: readonly (keyof BookingContent['pickup'])[] = service === null ? [] : fieldsOfService[service];
  return (
    <FieldGrid>
      <DraftField path="pickup.service" span="two" several look={{ as: 'segments' }} />
      {own.includes('warehouseCode') ? <WarehouseField path="pickup.warehouseCode" /> : null}
      <DeadlineField />
      {own
        .filter((key) => key !== 'warehouseCode')
        .map((key) => (
          <DraftField key={key} path={`pickup.${key}`} span={wide.includes(key) ? 'two' : 'one'} />
        ))}
      {service === 'ownPickup' ? <PickupFromBook /> : null}
    </FieldGrid>
  );
}

/** Until when the cargo comes; the flight's own cut-off stands under it. */
function DeadlineField() {
  const { t } = useWords();
  const { room } = useBookingForm();
  const flight = room.answer?.flight;
  const hint = flight ? t('booking.cutOff', { at: cutOffText(flight) }) : undefined;
  return (
    <DraftField path="pickup.deadline" look={{ hint, input: (control) => <InstantInput {...control} /> }} />
  );
}

function PickupFromBook() {
  const { t } = useWords();
  const { change } = useBookingForm();
  const [picks, setPicks] = useState(false);
  return (
    <div className="field-grid__full">
      <Button look="text" size="small" icon="book" onClick={() => setPicks(true)}>
        {t('drafting.book.pick')}
      </Button>
      {picks ? (
        <AddressPicker
          type="pickup"
          onPick={({ contact, phone, state, city, address }) => {
            change('pickup.pickupAddress', [state, city, address].filter(Boolean).join(' '));
            change('pickup.pickupContact', contact);
            change('pickup.pickupPhone', phone);
          }}
          onClose={() => setPicks(false)}
        />
      ) : null}
    </div>
  );
}
