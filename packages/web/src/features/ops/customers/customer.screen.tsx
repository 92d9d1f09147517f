import { deskPages } from '@loadline/contract/desk-pages';
import { wordOf } from '@loadline/contract/kernel/code';
import { permissions } from '@loadline/contract/kernel/permission';
import { say } from '@loadline/contract/kernel/text';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { usePlace } from '../../../kernel/navigation.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { one } from '../../../resource/use-list-address.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EnterForCard } from '../entering/enter-for-card.tsx';
import { inLanguage } from '../named.ts';
import { AccountCard } from './account-card.tsx';
import type { CustomerFile } from './customer.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import { CustomerState } from './customer-state.tsx';
import type { Deed, DeedsCardProps } from './deed.ts';
import { HistoryCard } from './history-card.tsx';
import { ProductsCard } from './products-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { QuotaCard } from './quota-card.tsx';
import { UsersCard } from './users-card.tsx';
import '../desk.css';
import './customers.css';

/** The customer that the address names. */
export function CustomerScreen() {
  const { language } = useWords();
  const { search: raw } = usePlace();
  const id = one(raw['no']) ?? '';
  const detail = useQuery({ ...asking(customerApi.detail, { id }), enabled: id !== '' });
  const what = say(deskPages.opsCustomer.title, language);
  return (
    <RecordPage no={id} question={detail} what={what} list={{ page: 'opsCustomers' }} atDesk byId>
      {(of) => <CustomerPage key={id} of={of} />}
    </RecordPage>
  );
}

/** All the forwarder knows and decides about one customer. */
function CustomerPage({ of }: { of: CustomerFile }) {
  const [asked, setAsked] = useState<Deed>();
  return (
    <PanelFrame>
      <DetailFrame
        title={<CustomerHead of={of} onAsk={setAsked} />}
        side={
          <>
            <EnterForCard customer={of.customer} />
            <QuotaCard of={of} onAsk={setAsked} />
            {may('op:finance') ? <AccountCard orgId={of.customer.id} /> : null}
            <GrantedCard of={of} onAsk={setAsked} />
            {may('op:audit:view') ? <HistoryCard customerId={of.customer.id} /> : null}
          </>
        }
      >
        <ProfileCard of={of} onAsk={setAsked} />
        <UsersCard orgId={of.customer.id} />
        <ProductsCard of={of} onAsk={setAsked} />
      </DetailFrame>
      {asked ? <CustomerDialog of={of} deed={asked} onClose={() => setAsked(undefined)} /> : null}
    </PanelFrame>
  );
}

/** Who it is, how it stands, and what can be done with it as a whole. */
function CustomerHead({ of: { customer }, onAsk }: DeedsCardProps) {
  const { t, language } = useWords();
  const name = inLanguage(language, customer.nameZh, customer.nameEn);
  const isActive = customer.status === 'active';
  return (
    <RecordTitle
      list={{ page: 'opsCustomers' }}
      title={name}
      here={customer.code}
      beside={<CustomerState {...customer} />}
      facts={customer.code}
      actions={
        <>
          {may('op:customer:edit') ? (
            <Button look={isActive ? 'danger' : 'secondary'} onClick={() => onAsk('status')}>
              {t(isActive ? 'customers.deactivate' : 'customers.activate')}
            </Button>
          ) : null}
          {may('op:customer:hold') && customer.creditCause === null ? (
            <Button onClick={() => onAsk('hold')}>
              {t(customer.onHold ? 'customers.release' : 'customers.hold')}
            </Button>
          ) : null}
          {may('op:customer:view-as') ? (
            <Button
              icon="eye"
              refused={isActive ? undefined : t('customers.viewAs.inactive')}
              onClick={() => onAsk('viewAs')}
            >
              {t('customers.viewAs.open')}
            </Button>
          ) : null}
        </>
      }
    />
  );
}

/** What the customer's users can have at most, and whether a second factor is asked of them. */
function GrantedCard({ of: { customer }, onAsk }: DeedsCardProps) {
  const { t, language } = useWords();
  const names = customer.permissions?.map((permission) => say(wordOf(permissions, permission), language));
  return (
    <Card
      title={t('customers.granted.title')}
      aside={
        may('op:customer:edit') ? (
          <Button look="text" size="small" icon="edit" onClick={() => onAsk('granted')}>
            {t('customers.edit')}
          </Button>
        ) : null
      }
    >
      <CheckList
        label={t('customers.granted.title')}
        checks={[
          {
            key: 'granted',
            family: names ? 'work' : 'done',
            text: names
              ? t('customers.granted.some', { count: names.length, names: names.join(t('desk.pause')) })
              : t('customers.granted.all'),
          },
          {
            key: 'totp',
            family: customer.requireTotp ? 'done' : 'void',
            text: t(customer.requireTotp ? 'customers.granted.totp' : 'customers.granted.noTotp'),
          },
        ]}
      />
    </Card>
  );
}
