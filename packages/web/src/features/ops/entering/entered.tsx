import { deskPages } from '@loadline/contract/desk-pages';
import { say } from '@loadline/contract/kernel/text';
import { contactsToEnterFor, customersToEnterFor } from '@loadline/contract/ops/choices.api';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { parseSearch, stringifySearch } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useNavigation, usePlace } from '../../../kernel/navigation.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { isEntering, serveContact, servedContact, servedCustomer } from '../../../kernel/served-customer.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ComboInput } from '../../../ui/combo-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { Select } from '../../../ui/select.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { named } from '../named.ts';
import './entering.css';

function useCustomers() {
  return useQuery({ ...asking(customersToEnterFor, {}), staleTime: Number.POSITIVE_INFINITY });
}

/** Under the header, while something is entered for a customer: for whom. */
export function EnteringBar() {
  const { t, language } = useWords();
  const { path } = usePlace();
  const { data } = useCustomers();
  const customer = data?.find(({ id }) => id === servedCustomer());
  if (!customer) return null;
  const label = t('entering.for', { customer: `${customer.code} ${named(customer, language)}` });
  return (
    <Banner
      look="quiet"
      label={label}
      icon="edit"
      action={
        <>
          <ForContact customer={customer.id} />
          <a href={path} className={buttonClass('secondary', 'small')}>
            {t('entering.another')}
          </a>
        </>
      }
    >
      <b>{label}</b> {t('entering.says')}
    </Banner>
  );
}

/** Which of the customer's people looks after it: somebody who sees but their own would not find it otherwise. */
function ForContact({ customer }: { customer: string }) {
  const { t } = useWords();
  const { go } = useNavigation();
  const { path, search } = usePlace();
  const [contact, setContact] = useState(servedContact() ?? '');
  const { data: contacts = [] } = useQuery(asking(contactsToEnterFor, { customerId: customer }));
  if (contacts.length === 0) return null;
  const choose = (chosen: string) => {
    serveContact(chosen || undefined);
    setContact(chosen);
    go({ path, search: { ...search, contact: undefined }, replace: true, resetScroll: false, unasked: true });
  };
  return (
    <Select
      className="input--small"
      aria-label={t('entering.contact')}
      value={contact}
      placeholder={t('entering.anyContact')}
      options={contacts.map(({ id, name }) => ({ value: id, label: t('entering.forContact', { name }) }))}
      onChange={choose}
    />
  );
}

/** A page of the console; where something is entered for a customer, once it is known for whom. */
export function Entered({ children }: { children: ReactNode }) {
  const { path } = usePlace();
  return isEntering(path) ? <ForWhom>{children}</ForWhom> : children;
}

function ForWhom({ children }: { children: ReactNode }) {
  const { t } = useWords();
  const { data, error, refetch } = useCustomers();
  const served = servedCustomer();
  if (error) return <NotLoaded what={t('entering.customer')} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  if (data.some(({ id }) => id === served)) return <PanelFrame>{children}</PanelFrame>;
  if (data.length === 0) return <NoCustomer />;
  return <ChooseCustomer customers={data} isUnknown={served !== undefined} />;
}

/** Who begins opens a customer first. */
function NoCustomer() {
  const { t, language } = useWords();
  return (
    <EmptyState
      title={t('entering.noCustomer')}
      detail={t('entering.noCustomerDetail')}
      actions={
        may('op:customer:view') ? (
          <PageLink page="opsCustomers" className={buttonClass('primary')}>
            {say(deskPages.opsCustomers.title, language)}
          </PageLink>
        ) : null
      }
    />
  );
}

interface ChooseCustomerProps {
  customers: readonly { id: string; code: string; nameZh: string; nameEn: string }[];
  /** The address names one for whom nothing can be entered. */
  isUnknown: boolean;
}

/** The first step: for whom. Found by code, by name in both languages, by the first letters of its pinyin. */
function ChooseCustomer({ customers, isUnknown }: ChooseCustomerProps) {
  const { t, language } = useWords();
  const [chosen, setChosen] = useState('');
  const choose = (customer: string) => {
    setChosen(customer);
    const search = { ...parseSearch(location.search), customer };
    if (customer) location.assign(location.pathname + stringifySearch(search));
  };
  return (
    <PanelFrame>
      <PageTitle title={t('entering.title')} />
      <Card title={t('entering.choose')}>
        <div className="choose-customer">
          {isUnknown ? <Alert family="act">{t('entering.unknown')}</Alert> : null}
          <Field label={t('entering.customer')} required hint={t('entering.hint')}>
            <ComboInput
              options={customers.map((one) => ({
                value: one.id,
                label: `${one.code} ${named(one, language)}`,
                also: `${one.nameZh} ${one.nameEn}`,
              }))}
              value={chosen}
              placeholder={t('entering.pick')}
              searchLabel={t('entering.search')}
              emptyText={t('entering.none')}
              onChange={choose}
            />
          </Field>
        </div>
      </Card>
    </PanelFrame>
  );
}
