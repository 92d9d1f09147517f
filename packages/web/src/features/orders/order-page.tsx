import { orderApi } from '@loadline/contract/orders/order.api';
import { receiptsOfOrder } from '@loadline/contract/receipts/receipt.api';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { DocumentHistoryCard } from '../../resource/document/document-history-card.tsx';
import { FilesCard } from '../../resource/files/files-card.tsx';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import type { FileCalls } from '../../resource/files/record-file.ts';
import { UploadButton } from '../../resource/files/upload-button.tsx';
import { PrintHead } from '../../resource/print-head.tsx';
import { RecordTitle } from '../../resource/record-title.tsx';
import { useTrail } from '../../resource/trail.ts';
import { useFile } from '../../resource/use-file.ts';
import { usePageKeys } from '../../resource/use-page-keys.ts';
import { GoesWithCard } from '../../shared/goes-with/goes-with-card.tsx';
import { CartonsCard } from '../../shared/orders/cartons-card.tsx';
import { ChecklistCard } from '../../shared/orders/checklist-card.tsx';
import { EventsCard } from '../../shared/orders/events-card.tsx';
import { useFormAddress } from '../../shared/orders/form/use-form-address.ts';
import { GoodsCard } from '../../shared/orders/goods-card.tsx';
import { HoldsCard } from '../../shared/orders/holds-card.tsx';
import { OrderFacts, OrderFactsCard } from '../../shared/orders/order-facts.tsx';
import { OrderMilestones } from '../../shared/orders/order-milestones.tsx';
import type { OrderRecord } from '../../shared/orders/order-record.ts';
import { ChannelMark, OrderState } from '../../shared/orders/order-state.tsx';
import { ParcelsCard } from '../../shared/orders/parcels-card.tsx';
import { PartiesCard } from '../../shared/orders/parties-card.tsx';
import { ReceiptsCard } from '../../shared/orders/receipts-card.tsx';
import { WeightsCard } from '../../shared/orders/weights-card.tsx';
import { Button } from '../../ui/button.tsx';
import { PlainCard } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { type AskedOfOrder, OrderMenu } from './order-menu.tsx';
import { OwnRequests } from './own-requests.tsx';
import { TrackingCard } from './tracking-card.tsx';
import '../../shared/orders/order.css';
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
  // Along the list that one came from, else along all orders.
  const steps = useTrail() ?? { onPrevious: to(previous), onNext: to(next) };
  usePageKeys({ '[': steps.onPrevious, ']': steps.onNext });
  return (
    <div
      className={`order-page${phase === 'refreshing' ? ' refreshing' : ''}`}
      aria-busy={phase === 'refreshing'}
    >
      <PrintHead number={order.orderNumber} />
      <DetailFrame
        onPhones
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
            <GoesWithCard side="own" kind="order" no={order.orderNumber} without={['sheet', 'receipt']} />
            <ParcelsCard parcels={record.parcels} />
            <ChecklistCard checklist={record.checklist} status={order.status} upload={files.upload} />
            <FilesCard files={record.files} calls={files} usual="1" />
            <OrderFactsCard order={order} arrivals={record.arrivals} />
            <TrackingCard key={order.orderNumber} no={order.orderNumber} isPublic={order.isPublic} />
            <DocumentHistoryCard question={asking(orderApi.history, { no: order.orderNumber })} />
          </>
        }
      >
        <PartiesCard parties={record.parties} />
        <GoodsCard goods={record.goods} own={order} />
        <WeightsCard order={order} weightTolerance={record.weightTolerance} />
        <OwnReceipts id={order.id} />
        <CartonsCard cartons={record.cartons} />
        <EventsCard record={record} />
      </DetailFrame>
      {isCancelling ? <CancelDialog record={record} onClose={() => setIsCancelling(false)} /> : null}
      <Suspense>{form.purpose ? <OrderDrawer /> : null}</Suspense>
    </div>
  );
}

interface OrderHeadProps {
  record: OrderRecord;
  files: FileCalls;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onAsk: (asked: AskedOfOrder) => void;
}

/** Number, status and service of an order; the way to its neighbours and to paper; what can be done with it. */
function OrderHead(props: OrderHeadProps) {
  const { t } = useWords();
  const { order } = props.record;
  const { orderNumber, referenceNumber } = order;
  return (
    <RecordTitle
      list={{ page: 'order' }}
      title={orderNumber}
      number={orderNumber}
      beside={
        <>
          <OrderState {...order} />
        </>
      }
      facts={
        <>
          <ChannelMark of={order} />
          <span>{t('orders.detail.reference', { number: referenceNumber })}</span>
        </>
      }
      actions={<Actions {...props} />}
    />
  );
}

function Actions({ record, files, onPrevious, onNext, onAsk }: OrderHeadProps) {
  const { t } = useWords();
  const release = record.files.find(({ type }) => type === '8');
  return (
    <>
      <IconButton
        icon="arrow-up"
        look="outlined"
        label={t('orders.detail.previous')}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        icon="arrow-down"
        look="outlined"
        label={t('orders.detail.next')}
        disabled={!onNext}
        onClick={onNext}
      />
      <Button icon="print" onClick={() => print()}>
        {t('orders.detail.print')}
      </Button>
      <OrderMenu record={record} onAsk={onAsk} />
      {files.upload ? (
        <UploadButton type="1" upload={files.upload}>
          {t('orders.detail.uploadClearance')}
        </UploadButton>
      ) : null}
      {release ? <ReleaseButton fileId={release.fileId} files={files} /> : null}
    </>
  );
}

function ReleaseButton({ fileId, files }: { fileId: string; files: FileCalls }) {
  const { t } = useWords();
  const { busy, start } = useFile(() => files.download(fileId));
  return (
    <Button look="primary" icon="download" busy={busy} onClick={start}>
      {t('orders.detail.downloadRelease')}
    </Button>
  );
}

/** What the warehouse measured of one's own order. */
function OwnReceipts({ id }: { id: string }) {
  const { data: receipts = [] } = useQuery(asking(receiptsOfOrder, { id }));
  return <ReceiptsCard receipts={receipts} />;
}
