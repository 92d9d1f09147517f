import { trustApi } from '@loadline/contract/trusts/trust.api';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { PrintHead } from '../../../resource/print-head.tsx';
import { PastAmendments } from '../../../resource/trust/amendment-past.tsx';
import { TrustBlocks } from '../../../resource/trust/trust-blocks.tsx';
import { TrustChecklistCard } from '../../../resource/trust/trust-checklist-card.tsx';
import { TrustFilesCard } from '../../../resource/trust/trust-files-card.tsx';
import { TrustHistoryCard } from '../../../resource/trust/trust-history-card.tsx';
import type { TrustOrder } from '../../../resource/trust/trust-order.ts';
import { TrustOrdersCard } from '../../../resource/trust/trust-orders-card.tsx';
import { TrustSummary } from '../../../resource/trust/trust-summary.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { KeepTrust } from '../keep-trust.tsx';
import { AmendDrawer } from './amend-drawer.tsx';
import { OpenAmendment } from './open-amendment.tsx';
import { CancelDialog, type TrustDeed, WithdrawDialog } from './trust-dialogs.tsx';
import { TrustHead } from './trust-head.tsx';
import { TrustNote } from './trust-note.tsx';
import { useTrustFiles } from './use-trust-files.ts';
import '../../../resource/trust/amendment.css';
import '../../../resource/trust/trust-page.css';

/** The whole of a trust order as its customer reads it, and what he can do with it. */
export function TrustDetailPage({ order }: { order: TrustOrder }) {
  const [asked, setAsked] = useState<TrustDeed>();
  const { trust } = order;
  const files = useTrustFiles(trust.id);
  return (
    <>
      <PrintHead number={trust.trustNo} />
      <DetailFrame
        title={<TrustHead order={order} onAsk={setAsked} />}
        head={
          <div className="trust-cards">
            <TrustNote order={order} />
            <OpenAmendment order={order} />
            <TrustSummary order={order} />
          </div>
        }
        side={
          <>
            <TrustOrdersCard
              orders={order.orders}
              page={may('order:view') ? 'orderDetail' : undefined}
              bookings={order.bookings}
              bookingPage={() => (may('booking:view') ? 'book' : undefined)}
            />
            <TrustChecklistCard checklist={order.checklist} />
            <TrustFilesCard files={files.all} onDownload={files.download} onUpload={files.upload} />
            <TrustHistoryCard question={asking(trustApi.history, { no: trust.trustNo })} />
          </>
        }
      >
        <PastAmendments amendments={order.amendments} />
        <TrustBlocks order={order} />
      </DetailFrame>
      <Asking order={order} asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

function Asking({
  order,
  asked,
  onClose,
}: {
  order: TrustOrder;
  asked: TrustDeed | undefined;
  onClose: () => void;
}) {
  switch (asked) {
    case undefined:
      return null;
    case 'amend':
      return <AmendDrawer order={order} onClose={onClose} />;
    case 'withdraw':
      return <WithdrawDialog order={order} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog order={order} onClose={onClose} />;
    case 'template':
      return <KeepTrust trust={order.trust} onClose={onClose} />;
  }
}
