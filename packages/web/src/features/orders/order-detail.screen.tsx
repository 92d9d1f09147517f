import { orderApi } from '@loadline/contract/orders/order.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PlainCard } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { OrderPage } from './order-page.tsx';
import './orders.css';

interface OrderDetailScreenProps {
  /** What is wrong with the order: a subject of its own. */
  cases: ComponentType<{ no: string }>;
}

/** One order by the number in the address. */
export function OrderDetailScreen({ cases }: OrderDetailScreenProps) {
  const { t } = useWords();
  const [{ no = '' }] = useAddress(orderApi.detail.query);
  const detail = useQuery({
    ...asking(orderApi.detail, { no }),
    enabled: no !== '',
    placeholderData: keepPreviousData,
  });
  useLive('order', detail.data?.order.id, () => detail.data && detail.refetch());
  const isUnknown = detail.error instanceof Refusal && detail.error.status === 404;
  if (no === '' || isUnknown) return <NotThere no={no} />;
  if (detail.isError) {
    return (
      <Around no={no}>
        <NotLoaded
          what={t('orders.detail.title')}
          error={detail.error}
          onRetry={() => void detail.refetch()}
        />
      </Around>
    );
  }
  if (!detail.data) return <Loading no={no} />;
  return (
    <OrderPage record={detail.data} cases={cases} phase={detail.isPlaceholderData ? 'refreshing' : 'ready'} />
  );
}

/** The page around an order that is not there: not yet, not now, or not at all. */
function Around({ no, children }: { no: string; children: ReactNode }) {
  const { t } = useWords();
  return (
    <DetailFrame
      title={
        <PageTitle
          trailLabel={t('orders.detail.trail')}
          trail={[
            {
              key: 'list',
              node: <PageLink page="order">{t('orders.title')}</PageLink>,
            },
            { key: 'here', node: no },
          ]}
          title={no}
        />
      }
    >
      <PlainCard>{children}</PlainCard>
    </DetailFrame>
  );
}

function Loading({ no }: { no: string }) {
  const { t } = useWords();
  const isDue = useDelayed(true);
  return (
    <Around no={no}>
      {isDue ? <Skeleton widths={[180, 0, 0, 140]} rows={8} label={t('orders.detail.title')} /> : null}
    </Around>
  );
}

function NotThere({ no }: { no: string }) {
  const { t } = useWords();
  return (
    <Around no={no || t('orders.detail.title')}>
      <EmptyState
        title={t('orders.detail.notFound')}
        detail={no === '' ? undefined : t('orders.detail.notFoundDetail', { number: no })}
        actions={
          <PageLink page="order" className={buttonClass()}>
            {t('orders.detail.toList')}
          </PageLink>
        }
      />
    </Around>
  );
}
