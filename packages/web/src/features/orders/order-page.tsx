import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { useGoTo } from '../../kernel/page-link.tsx';
import { FilesCard } from '../../resource/files/files-card.tsx';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import { CartonsCard } from '../../resource/order/cartons-card.tsx';
import { ChecklistCard } from '../../resource/order/checklist-card.tsx';
import { EventsCard } from '../../resource/order/events-card.tsx';
import { GoodsCard } from '../../resource/order/goods-card.tsx';
import { HistoryCard } from '../../resource/order/history-card.tsx';
import { HoldsCard } from '../../resource/order/holds-card.tsx';
import { OrderFacts, OrderFactsCard } from '../../resource/order/order-facts.tsx';
import { OrderMilestones } from '../../resource/order/order-milestones.tsx';
import type { OrderRecord } from '../../resource/order/order-record.ts';
import { PartiesCard } from '../../resource/order/parties-card.tsx';
import { WeightsCard } from '../../resource/order/weights-card.tsx';
import { useFormAddress } from '../../resource/order-form/use-form-address.ts';
import { PrintHead } from '../../resource/print-head.tsx';
import { usePageKeys } from '../../resource/use-page-keys.ts';
import { PlainCard } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderHead } from './order-head.tsx';
import { OwnReceipts } from './own-receipts.tsx';
import { OwnRequests } from './own-requests.tsx';
import { TrackingCard } from './tracking-card.tsx';
import '../../resource/order/order.css';
import '../../ui/styles/refreshing.css';

const OrderDrawer = lazy(async () => ({
  default: (await import('./form/order-drawer.tsx')).OrderDrawer,
}));

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
  const [isCancelling, setIsCancelling] = useState(false);
  const form = useFormAddress();
  const files = useMemo(() => ownFileCalls('order', order.id), [order.id]);
  const to = (no: string | null) => (no === null ? undefined : () => goTo('orderDetail', { no }));
  const steps = { onPrevious: to(previous), onNext: to(next) };
  usePageKeys({ '[': steps.onPrevious, ']': steps.onNext });
  return (
    <div
      className={`order-page${phase === 'refreshing' ? ' refreshing' : ''}`}
      aria-busy={phase === 'refreshing'}
    >
      <PrintHead number={order.orderNumber} />
      <DetailFrame
        title={
          <OrderHead
            record={record}
            files={files}
            {...steps}
            onAsk={(asked) =>
              asked === 'cancel' ? setIsCancelling(true) : form.open(asked, order.orderNumber)
            }
          />
        }
        head={
          <PlainCard>
            <OrderMilestones record={record} />
            <OrderFacts order={order} />
          </PlainCard>
        }
        side={
          <>
            <HoldsCard holds={record.holds} />
            <OwnRequests requests={record.requests} />
            <Cases key={`cases ${order.orderNumber}`} no={order.orderNumber} />
            <ChecklistCard checklist={record.checklist} upload={files.upload} />
            <FilesCard files={record.files} calls={files} usual="1" />
            <OrderFactsCard order={order} />
            <TrackingCard key={order.orderNumber} no={order.orderNumber} isPublic={order.isPublic} />
            <HistoryCard history={record.history} />
          </>
        }
      >
        <PartiesCard parties={record.parties} />
        <GoodsCard goods={record.goods} />
        <WeightsCard order={order} />
        <OwnReceipts id={order.id} />
        <CartonsCard cartons={record.cartons} />
        <EventsCard record={record} />
      </DetailFrame>
      {isCancelling ? <CancelDialog order={order} onClose={() => setIsCancelling(false)} /> : null}
      <Suspense>{form.purpose ? <OrderDrawer /> : null}</Suspense>
    </div>
  );
}
