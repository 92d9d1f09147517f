import { deskSheetsOfOrder } from '@loadline/contract/exceptions/sheet-desk.api';
import { deskOrderApi } from '@loadline/contract/orders/order-desk.api';
import { deskNoteFields } from '@loadline/contract/orders/order-desk.note';
import type { HoldReason } from '@loadline/contract/orders/order-hold';
import { listReceipts } from '@loadline/contract/receipts/receipt.api';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { permitted } from '../../../kernel/permitted.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { useMessageBehind } from '../../../shared/feeds/message-behind.tsx';
import { GoesWithCard } from '../../../shared/goes-with/goes-with-card.tsx';
import { CartonsCard } from '../../../shared/orders/cartons-card.tsx';
import { ChecklistCard } from '../../../shared/orders/checklist-card.tsx';
import { EventsCard } from '../../../shared/orders/events-card.tsx';
import { useFormAddress } from '../../../shared/orders/form/use-form-address.ts';
import { GoodsCard } from '../../../shared/orders/goods-card.tsx';
import { HoldsCard } from '../../../shared/orders/holds-card.tsx';
import { OrderFacts, OrderFactsCard } from '../../../shared/orders/order-facts.tsx';
import { OrderMilestones } from '../../../shared/orders/order-milestones.tsx';
import { ParcelsCard } from '../../../shared/orders/parcels-card.tsx';
import { PartiesCard } from '../../../shared/orders/parties-card.tsx';
import { ReceiptsCard } from '../../../shared/orders/receipts-card.tsx';
import { WeightsCard } from '../../../shared/orders/weights-card.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, PlainCard } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { OrderExceptions } from '../exceptions/order-exceptions.tsx';
import { BatchDialog } from './batch-dialogs.tsx';
import { DeskRequests } from './desk-requests.tsx';
import type { AskedOfOne, DeskOrder } from './order.ts';
import { OrderDialog } from './order-dialogs.tsx';
import { OrderEditor } from './order-editor.tsx';
import { OrderHead } from './order-head.tsx';
import '../../../shared/orders/order.css';
import './orders.css';

/** One order on the desk: everything its customer sees, what only staff know, and what they can do with it. */
export function OrderPage({ of }: { of: DeskOrder }) {
  const { order } = of;
  const [asked, setAsked] = useState<AskedOfOne>();
  const files = useMemo(() => deskFileCalls('order', order.id), [order.id]);
  const form = useFormAddress();
  const behind = useMessageBehind(order.orderNumber);
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
              {permitted(deskSheetsOfOrder) ? <OrderExceptions no={order.orderNumber} /> : null}
              <GoesWithCard side="desk" kind="order" no={order.orderNumber} without={['sheet', 'receipt']} />
              <DeskNote of={of} onAsk={setAsked} />
              <ParcelsCard parcels={of.parcels} />
              <ChecklistCard checklist={of.checklist} status={of.order.status} upload={files.upload} />
              <FilesCard files={of.files} calls={files} usual="8" />
              <OrderFactsCard order={order} arrivals={of.arrivals} />
              <DocumentHistoryCard question={asking(deskOrderApi.history, { no: order.orderNumber })} />
            </>
          }
        >
          <PartiesCard parties={of.parties} />
          <GoodsCard goods={of.goods} />
          <WeightsCard order={order} weightTolerance={of.weightTolerance} />
          <DeskReceipts no={order.orderNumber} />
          <CartonsCard cartons={of.cartons} />
          <EventsCard record={of} behind={behind} />
        </DetailFrame>
      </div>
      {form.purpose === 'edit' && may('op:order:edit') ? <OrderEditor of={of} onClose={form.close} /> : null}
      {asked && asked !== 'edit' ? (
        <OrderDialog of={of} asked={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </PanelFrame>
  );
}

interface DeskHoldsProps {
  of: DeskOrder;
  onAsk: (asked: AskedOfOne) => void;
}

/** Why the order may not move, who said so, and what is not for the customer; one press releases it. */
function DeskHolds({ of, onAsk }: DeskHoldsProps) {
  const { t } = useWords();
  const [lifting, setLifting] = useState<HoldReason>();
  const isAllowed = may('op:order:hold');
  return (
    <>
      <HoldsCard
        holds={of.holds}
        aside={
          isAllowed ? (
            <Button look="text" size="small" icon="plus" onClick={() => onAsk('hold')}>
              {t('orderDesk.deed.hold')}
            </Button>
          ) : null
        }
        more={({ reason, open, placedBy, liftedBy, internalNote, passedAt, passedBy, passNote }) => (
          <>
            <p className="order-hold__clears">
              {t('orderDesk.heldBy', { who: placedBy || t('orderDesk.system') })}
              {liftedBy ? ` · ${t('orderDesk.liftedBy', { who: liftedBy })}` : null}
            </p>
            {passedAt ? (
              <p className="order-hold__clears">
                {t('orderDesk.holdPassed', { who: passedBy ?? '', time: officeTime(passedAt).short })}
                {` \u00b7 ${passNote ?? ''}`}
              </p>
            ) : null}
            {internalNote ? (
              <p className="order-desk__internal">
                <Icon name="lock" size={13} /> {internalNote}
              </p>
            ) : null}
            {open && isAllowed ? (
              <div className="order-deeds">
                <Button size="small" icon="check" onClick={() => setLifting(reason)}>
                  {t('orderDesk.deed.release')}
                </Button>
              </div>
            ) : null}
          </>
        )}
      />
      {lifting ? (
        <BatchDialog
          asked="release"
          ids={[of.order.id]}
          held={of.holds.filter(({ open }) => open).map(({ reason }) => reason)}
          reason={lifting}
          onClose={() => setLifting(undefined)}
        />
      ) : null}
    </>
  );
}

interface DeskNoteProps {
  of: DeskOrder;
  onAsk: (asked: AskedOfOne) => void;
}

/** What colleagues should know of the order; its customer never sees it. */
function DeskNote({ of: { note }, onAsk }: DeskNoteProps) {
  const { t } = useWords();
  return (
    <Card
      title={t('orderDesk.note')}
      aside={
        may('op:order:edit') ? (
          <Button look="text" size="small" icon="edit" onClick={() => onAsk('note')}>
            {t('orderDesk.deed.edit')}
          </Button>
        ) : null
      }
    >
      <div className="order-desk__internal">
        <ResourceDetail fields={deskNoteFields} keys={Object.keys(deskNoteFields)} record={note} />
      </div>
    </Card>
  );
}

/** What the warehouse measured of a customer's order, for who may read receipts. */
function DeskReceipts({ no }: { no: string }) {
  const { data } = useQuery({
    ...asking(listReceipts, { search: no, state: 'RECEIVED', size: 50 }),
    enabled: permitted(listReceipts) !== undefined,
  });
  return <ReceiptsCard receipts={data?.rows.filter(({ orderNumber }) => orderNumber === no) ?? []} />;
}
