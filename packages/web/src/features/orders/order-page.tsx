import type { ComponentType } from 'react';
import { useGoTo } from '../../kernel/page-link.tsx';
import { PrintHead } from '../../resource/print-head.tsx';
import { usePageKeys } from '../../resource/use-page-keys.ts';
import { PlainCard } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { CartonsCard } from './cartons-card.tsx';
import { EventsCard } from './events-card.tsx';
import { FilesCard } from './files-card.tsx';
import { GoodsCard } from './goods-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { OrderFacts, OrderFactsCard } from './order-facts.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderMilestones } from './order-milestones.tsx';
import type { OrderRecord } from './order-record.ts';
import { PartiesCard } from './parties-card.tsx';
import { TrackingCard } from './tracking-card.tsx';
import { WeightsCard } from './weights-card.tsx';
import './order-page.css';

interface OrderPageProps {
  record: OrderRecord;
  cases: ComponentType<{ no: string }>;
  /** `refreshing` while another order is on its way. */
  phase: 'refreshing' | 'ready';
}

/** The whole of one order: where it is, what it is, whose it is, what happened. */
export function OrderPage({ record, cases: Cases, phase }: OrderPageProps) {
  const goTo = useGoTo();
  const { order, previous, next } = record;
  const to = (no: string | null) => (no === null ? undefined : () => goTo('orderDetail', { no }));
  const steps = { onPrevious: to(previous), onNext: to(next) };
  usePageKeys({ '[': steps.onPrevious, ']': steps.onNext });
  return (
    <div className={`order-page order-page--${phase}`} aria-busy={phase === 'refreshing'}>
      <PrintHead number={order.orderNumber} />
      <DetailFrame
        title={<OrderHead order={order} {...steps} />}
        head={
          <PlainCard>
            <OrderMilestones record={record} />
            <OrderFacts order={order} />
          </PlainCard>
        }
        side={
          <>
            <Cases key={`cases ${order.orderNumber}`} no={order.orderNumber} />
            <OrderFactsCard order={order} />
            <TrackingCard key={order.orderNumber} no={order.orderNumber} isPublic={order.isPublic} />
            <FilesCard files={record.files} />
            <HistoryCard history={record.history} />
          </>
        }
      >
        <PartiesCard parties={record.parties} />
        <GoodsCard goods={record.goods} />
        <WeightsCard order={order} />
        <CartonsCard cartons={record.cartons} />
        <EventsCard record={record} />
      </DetailFrame>
    </div>
  );
}
