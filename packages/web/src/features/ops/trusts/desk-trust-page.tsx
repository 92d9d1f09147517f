import { contentFields } from '@loadline/contract/trusts/trust-content';
import { deskTrustApi, returnTrust } from '@loadline/contract/trusts/trust-desk.api';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { PastAmendments } from '../../../resource/trust/amendment-past.tsx';
import { TrustBlocks } from '../../../resource/trust/trust-blocks.tsx';
import { TrustChecklistCard } from '../../../resource/trust/trust-checklist-card.tsx';
import { TrustHistoryCard } from '../../../resource/trust/trust-history-card.tsx';
import { TrustOrdersCard } from '../../../resource/trust/trust-orders-card.tsx';
import { TrustSummary } from '../../../resource/trust/trust-summary.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { ReturnCard } from '../return-card.tsx';
import { useReturning } from '../use-returning.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AnswerCard } from './answer-card.tsx';
import { CancelCard } from './cancel-card.tsx';
import { KeepDialog, RejectDialog, YesToCancelDialog } from './decision-dialogs.tsx';
import type { DeskDeed, DeskTrust } from './desk-trust.ts';
import { DeskTrustHead } from './desk-trust-head.tsx';
import { DeskTrustNote } from './desk-trust-note.tsx';
import { useDeskTrustFiles } from './use-desk-trust-files.ts';
import '../../../resource/trust/amendment.css';
import '../../../resource/trust/trust-page.css';
import './desk-trust.css';

/** One trust order on the desk: what waits for an answer, everything that is asked for, and the decision. */
export function DeskTrustPage({ order }: { order: DeskTrust }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<DeskDeed>();
  const { trust } = order;
  const { files, calls } = useDeskTrustFiles(trust.id);
  const returning = useReturning();
  const isReturning = asked === 'return';
  const close = () => setAsked(undefined);
  return (
    <PanelFrame>
      <DetailFrame
        title={<DeskTrustHead order={order} onAsk={setAsked} />}
        head={
          <>
            {isReturning ? (
              <ReturnCard
                fields={contentFields}
                content={order.content}
                returning={returning}
                send={(returned) => {
                  const { id, version } = trust;
                  return call(returnTrust, { body: { id, version, ...returned }, refusal: 'in place' });
                }}
                sent={t('trusts.return.sent')}
                onClose={close}
              />
            ) : null}
            <div className="trust-cards">
              <DeskTrustNote order={order} />
              <CancelCard order={order} onAsk={setAsked} />
              <AnswerCard order={order} />
              <TrustSummary order={order} />
            </div>
          </>
        }
        side={
          <>
            <TrustOrdersCard
              orders={order.orders}
              page={may('op:order:view') ? 'opsOrder' : undefined}
              bookings={order.bookings}
              bookingPage={({ draft }) => (!draft && may('op:booking:view') ? 'opsBooking' : undefined)}
            />
            <TrustChecklistCard checklist={order.checklist} />
            <FilesCard files={files} calls={calls} usual="2" />
            <TrustHistoryCard question={asking(deskTrustApi.history, { no: trust.trustNo })} />
          </>
        }
      >
        <PastAmendments amendments={order.amendments} />
        <TrustBlocks order={order} picks={isReturning ? returning.picks : undefined} />
      </DetailFrame>
      {asked === 'accept' ? <AcceptDialog order={order} onClose={close} /> : null}
      {asked === 'reject' ? <RejectDialog order={order} onClose={close} /> : null}
      {asked === 'cancel' ? <YesToCancelDialog order={order} onClose={close} /> : null}
      {asked === 'keep' ? <KeepDialog order={order} onClose={close} /> : null}
    </PanelFrame>
  );
}
