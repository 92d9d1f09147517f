import { useMemo, useState } from 'react';
import { may } from '../../../kernel/session.ts';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { CartonsCard } from '../../../resource/order/cartons-card.tsx';
import { ChecklistCard } from '../../../resource/order/checklist-card.tsx';
import { EventsCard } from '../../../resource/order/events-card.tsx';
import { GoodsCard } from '../../../resource/order/goods-card.tsx';
import { HistoryCard } from '../../../resource/order/history-card.tsx';
import { OrderFacts, OrderFactsCard } from '../../../resource/order/order-facts.tsx';
import { OrderMilestones } from '../../../resource/order/order-milestones.tsx';
import { PartiesCard } from '../../../resource/order/parties-card.tsx';
import { WeightsCard } from '../../../resource/order/weights-card.tsx';
import { useFormAddress } from '../../../resource/order-form/use-form-address.ts';
import { PlainCard } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { OrderExceptions } from '../exceptions/order-exceptions.tsx';
import { DeskHolds } from './desk-holds.tsx';
import { DeskNote } from './desk-note.tsx';
import { DeskReceipts } from './desk-receipts.tsx';
import { DeskRequests } from './desk-requests.tsx';
import type { AskedOfOne, DeskOrder } from './order.ts';
import { OrderDialog } from './order-dialogs.tsx';
import { OrderEditor } from './order-editor.tsx';
import { OrderHead } from './order-head.tsx';
import '../../../resource/order/order.css';
import './orders.css';

/** One order on the desk: everything its customer sees, what only staff know, and what they can do with it. */
export function OrderPage({ of }: { of: DeskOrder }) {
  const { order } = of;
  const [asked, setAsked] = useState<AskedOfOne>();
  const files = useMemo(() => deskFileCalls('order', order.id), [order.id]);
  const form = useFormAddress();
  return (
    <PanelFrame>
      <div className="order-page">
        <DetailFrame
          title={
            <OrderHead
              of={of}
              onAsk={(deed) => (deed === 'edit' ? form.open('edit', order.orderNumber) : setAsked(deed))}
            />
          }
          head={
            <PlainCard>
              <OrderMilestones record={of} />
              <OrderFacts order={order} />
            </PlainCard>
          }
          side={
            <>
              <DeskRequests of={of} />
              <DeskHolds of={of} onAsk={setAsked} />
              <OrderExceptions no={order.orderNumber} />
              <DeskNote of={of} onAsk={setAsked} />
              <ChecklistCard checklist={of.checklist} upload={files.upload} />
              <FilesCard files={of.files} calls={files} usual="8" />
              <OrderFactsCard order={order} />
              <HistoryCard history={of.history} />
            </>
          }
        >
          <PartiesCard parties={of.parties} />
          <GoodsCard goods={of.goods} />
          <WeightsCard order={order} />
          <DeskReceipts no={order.orderNumber} />
          <CartonsCard cartons={of.cartons} />
          <EventsCard record={of} />
        </DetailFrame>
      </div>
      {form.purpose === 'edit' && may('op:order:edit') ? <OrderEditor of={of} onClose={form.close} /> : null}
      {asked && asked !== 'edit' ? (
        <OrderDialog of={of} asked={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </PanelFrame>
  );
}
