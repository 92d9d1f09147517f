import { listCustomers } from '@loadline/contract/ops/customer.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { inLanguage } from '../named.ts';
import './staff.css';

/** As many as are offered at once; typing finds the others. */
const offered = 50;

/** Any number of customers: those that are found, each with a tick. */
export function CustomersInput({ value, onChange, onLeave }: Control) {
  const { t, language } = useWords();
  const [search, setSearch] = useState('');
  const asked = { size: offered, sort: 'code' as const, ...(search.trim() && { search: search.trim() }) };
  const found = useQuery({ ...asking(listCustomers, asked), placeholderData: keepPreviousData });
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const turn = (id: string, isIn: boolean) =>
    onChange(isIn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <div className="customers-input">
      <TextInput
        type="search"
        icon="search"
        aria-label={t('customers.search')}
        placeholder={t('customers.search')}
        autoComplete="off"
        value={search}
        onChange={setSearch}
        onBlur={onLeave}
      />
      <ul className="customers-input__found">
        {found.data?.rows.map(({ id, code, nameZh, nameEn }) => (
          <li key={id}>
            <Checkbox checked={chosen.includes(id)} onChange={(isIn) => turn(id, isIn)}>
              {code} {inLanguage(language, nameZh, nameEn)}
            </Checkbox>
          </li>
        ))}
        {found.data?.rows.length === 0 ? <li>{t('customers.none')}</li> : null}
      </ul>
      <p className="customers-input__note" role="status">
        {t('staff.teams.chosen', { count: chosen.length })}
        {found.data?.next ? t('staff.teams.more', { count: offered }) : null}
      </p>
    </div>
  );
}
