import { say } from '@loadline/contract/kernel/text';
import { customerDetail } from '@loadline/contract/ops/customer.api';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { one, type Raw } from '../../../resource/use-list-address.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PlainCard } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { CustomerPage } from './customer-page.tsx';
import '../desk.css';
import './customers.css';

/** The customer that the address names. */
export function CustomerScreen() {
  const { t, language } = useWords();
  const raw: Raw = useSearch({ strict: false });
  const id = one(raw['no']) ?? '';
  const detail = useQuery({ ...asking(customerDetail, { id }), enabled: id !== '' });
  const title = say(pages.opsCustomer.title, language);
  // A number that is no id at all is as unknown as one of another team.
  const isUnknown = detail.error instanceof Refusal && [400, 404].includes(detail.error.status);
  if (detail.data) return <CustomerPage key={id} of={detail.data} />;
  if (id === '' || isUnknown)
    return (
      <Around title={title}>
        <EmptyState
          title={t('customers.unknown')}
          detail={t('customers.unknownDetail')}
          actions={
            <PageLink page="opsCustomers" className={buttonClass()}>
              {t('customers.toList')}
            </PageLink>
          }
        />
      </Around>
    );
  return (
    <Around title={title}>
      {detail.isError ? (
        <NotLoaded what={title} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : (
        <Skeleton widths={[140, 0, 140, 0]} rows={8} label={title} />
      )}
    </Around>
  );
}

function Around({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PanelFrame>
      <PageTitle title={title} />
      <PlainCard>{children}</PlainCard>
    </PanelFrame>
  );
}
