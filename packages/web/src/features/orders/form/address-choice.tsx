import { addressApi } from '@loadline/contract/customers/address.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { noParty } from '../../../resource/order-form/order-draft.ts';
import type { Row } from '../../../resource/rows/rows.ts';
import { Select } from '../../../ui/select.tsx';

type Address = AnswerOf<typeof addressApi.list>['rows'][number];

const atOnce = 200;

/** A company of an order from the address book of one's own. */
export function AddressChoice({ onTake }: { onTake: (row: Row) => void }) {
  const { t } = useWords();
  const isReadable = may('mine:view');
  const { data } = useQuery({ ...asking(addressApi.list, { size: atOnce }), enabled: isReadable });
  const addresses = data?.rows ?? [];
  if (addresses.length === 0) return null;
  const take = (id: string) => {
    const chosen = addresses.find((one) => one.id === id);
    if (chosen) onTake(partyOf(chosen));
  };
  return (
    <Select
      aria-label={t('orderForm.fromBook')}
      className="address-choice"
      placeholder={t('orderForm.fromBook')}
      value=""
      options={addresses.map((one) => ({
        value: one.id,
        label: [one.company ?? one.contact, one.city, one.country].filter(Boolean).join(' · '),
      }))}
      onChange={take}
    />
  );
}

function partyOf({ company, contact, address, city, state, postCode, phone }: Address): Row {
  return {
    ...noParty,
    company: company ?? contact,
    address,
    city: city ?? '',
    state: state ?? '',
    postCode: postCode ?? '',
    tel: phone,
  };
}
