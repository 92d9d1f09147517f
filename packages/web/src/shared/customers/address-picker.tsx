import { addressApi } from '@loadline/contract/customers/address.api';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useWords } from '../../kernel/words.ts';
import { Palette } from '../../ui/palette.tsx';
import type { PaletteSearch } from '../../ui/palette-entry.ts';
import type { Address } from './address-entry.ts';

interface AddressPickerProps {
  /** These kinds of entries come first. */
  type: Address['type'];
  onPick: (entry: Address) => void;
  onClose: () => void;
}

/** Finds a company in the customer's address book. */
export function AddressPicker({ type, onPick, onClose }: AddressPickerProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const found = useRef<readonly Address[]>([]);
  const search: PaletteSearch = useCallback(
    async (query) => {
      const { rows } = await client.fetchQuery(
        asking(addressApi.list, { size: 50, ...(query && { search: query }) }),
      );
      found.current = rows;
      const entries = rows
        .toSorted((one, other) => Number(other.type === type) - Number(one.type === type))
        .map(({ id, company, contact, city, address }) => ({
          key: id,
          icon: 'company' as const,
          label: company ?? contact,
          detail: [company && contact, city, address].filter(Boolean).join(' · '),
        }));
      return entries.length > 0 ? [{ key: 'book', label: t('drafting.book.group'), entries }] : [];
    },
    [client, type, t],
  );
  const choose = (id: string) => {
    const entry = found.current.find((one) => one.id === id);
    if (entry) onPick(entry);
  };
  return (
    <Palette
      open
      onClose={onClose}
      search={search}
      onChoose={({ key }) => choose(key)}
      label={t('drafting.book.pick')}
      placeholder={t('drafting.book.search')}
      nothing={t('drafting.book.nothing')}
      failed={t('drafting.pick.failed')}
      enterLabel={t('drafting.pick.enter')}
    />
  );
}
