import { say } from '@loadline/contract/kernel/text';
import { deskOrderDetail } from '@loadline/contract/orders/order-desk.edit.api';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
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
import { OrderPage } from './order-page.tsx';
import '../desk.css';

/** The order of a customer that the address names. */
export function OrderScreen() {
  const { t, language } = useWords();
  const raw: Raw = useSearch({ strict: false });
  const no = one(raw['no']) ?? '';
  const detail = useQuery({ ...asking(deskOrderDetail, { no }), enabled: no !== '' });
  useLive('order', detail.data?.order.id, () => detail.data && detail.refetch());
  const title = say(pages.opsOrder.title, language);
  if (no === '' || (detail.error instanceof Refusal && detail.error.status === 404))
    return (
      <Around title={title}>
        <EmptyState
          title={t('orders.detail.notFound')}
          detail={no === '' ? undefined : t('exceptions.notFoundDetail', { number: no })}
          actions={
            <PageLink page="opsOrders" className={buttonClass()}>
              {t('orders.detail.toList')}
            </PageLink>
          }
        />
      </Around>
    );
  if (detail.isError)
    return (
      <Around title={title}>
        <NotLoaded what={title} error={detail.error} onRetry={() => void detail.refetch()} />
      </Around>
    );
  if (!detail.data)
    return (
      <Around title={no}>
        <Skeleton widths={[180, 0, 140]} rows={8} label={title} />
      </Around>
    );
  return <OrderPage key={no} of={detail.data} />;
}

function Around({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PanelFrame>
      <PageTitle title={title} />
      <PlainCard>{children}</PlainCard>
    </PanelFrame>
  );
}
