import { orderApi } from '@loadline/contract/orders/order.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { useWords } from '../../kernel/words.ts';
import { RecordPage } from '../../resource/record-page.tsx';
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
  const phase = detail.isPlaceholderData ? 'refreshing' : 'ready';
  return (
    <RecordPage no={no} question={detail} what={t('orders.detail.title')} list={{ page: 'order' }}>
      {(record) => <OrderPage record={record} cases={cases} phase={phase} />}
    </RecordPage>
  );
}
