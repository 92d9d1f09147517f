import { type BookingParty, type BookingRole, bookingRoles } from '@loadline/contract/bookings/booking-party';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { DraftField } from '../../../resource/drafting/draft-field.tsx';
import { LineInput } from '../../../resource/drafting/line-input.tsx';
import { SentBackFor } from '../../../resource/drafting/sent-back.tsx';
import type { Address } from '../../../shared/customers/address-entry.ts';
import { AddressPicker } from '../../../shared/customers/address-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useBookingForm } from './booking-form.ts';

const always: readonly BookingRole[] = ['shipper', 'consignee'];

/** Section 3: who stands on the waybill. */
export function PartiesBlock() {
  const { t, language } = useWords();
  const { content, change } = useBookingForm();
  const shown = codesOf(bookingRoles).filter(
    (role) => always.includes(role) || content.parties[role] !== null,
  );
  const hidden = codesOf(bookingRoles).filter((role) => !shown.includes(role));
  return (
    <>
      {shown.map((role) => (
        <PartyRow key={role} role={role} />
      ))}
      {hidden.length > 0 ? (
        <div className="booking-more-parties">
          {hidden.map((role) => (
            <Button
              key={role}
              size="small"
              look="text"
              icon="plus"
              onClick={() => change(`parties.${role}`, noParty)}
            >
              {t('booking.parties.add', { role: say(wordOf(bookingRoles, role), language) })}
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}

const noParty: BookingParty = { name: null, tel: null, address: null, country: null };

function PartyRow({ role }: { role: BookingRole }) {
  const { t, language } = useWords();
  const { change, reasonsAt } = useBookingForm();
  const [picks, setPicks] = useState(false);
  const name = say(wordOf(bookingRoles, role), language);
  const path = `parties.${role}`;
  return (
    <div className="booking-party" role="group" aria-label={name} data-path={path}>
      <div className="field-grid">
        <DraftField
          path={`${path}.name`}
          label={name}
          span="two"
          aside={
            <span className="booking-party__deeds">
              <button
                type="button"
                aria-label={`${name}: ${t('drafting.book.pick')}`}
                onClick={() => setPicks(true)}
              >
                <Icon name="user" size={13} />
                {t('drafting.book.pick')}
              </button>
              {always.includes(role) ? null : (
                <button
                  type="button"
                  aria-label={t('booking.parties.remove', { role: name })}
                  onClick={() => change(path, null)}
                >
                  {t('booking.parties.drop')}
                </button>
              )}
            </span>
          }
        />
        <DraftField path={`${path}.tel`} />
        <DraftField path={`${path}.country`} />
        <DraftField
          path={`${path}.address`}
          span="four"
          look={{ input: (control) => <LineInput {...control} /> }}
        />
      </div>
      <SentBackFor reasons={reasonsAt(path)} />
      {picks ? (
        <AddressPicker
          type={role === 'shipper' ? 'shipper' : 'consignee'}
          onPick={(entry) => change(path, partyOfAddress(entry))}
          onClose={() => setPicks(false)}
        />
      ) : null}
    </div>
  );
}

/** An entry of the address book as a company on a waybill. */
function partyOfAddress({
  company,
  contact,
  phone,
  country,
  state,
  city,
  address,
  postCode,
}: Address): BookingParty {
  const place = [address, city, state, postCode].filter(Boolean).join(', ');
  return { name: company ?? contact, tel: phone, address: place, country };
}
