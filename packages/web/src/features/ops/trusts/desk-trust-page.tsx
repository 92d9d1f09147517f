import { creditCauses } from '@loadline/contract/bills/credit.codes';
import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import { deskTrustApi, returnTrust } from '@loadline/contract/trusts/trust-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { WarningList } from '../../../resource/warning-list.tsx';
import { GoesWithCard } from '../../../shared/goes-with/goes-with-card.tsx';
import { PastAmendments } from '../../../shared/trusts/amendment-past.tsx';
import { SentBackList } from '../../../shared/trusts/sent-back-list.tsx';
import { TrustBlocks } from '../../../shared/trusts/trust-blocks.tsx';
import { TrustChecklistCard } from '../../../shared/trusts/trust-checklist-card.tsx';
import { TrustOrdersCard } from '../../../shared/trusts/trust-orders-card.tsx';
import { TrustQuoteCard } from '../../../shared/trusts/trust-quote-card.tsx';
import { TrustSummary } from '../../../shared/trusts/trust-summary.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EnterLink } from '../entering/enter-link.tsx';
import { ReturnCard } from '../return-card.tsx';
import { RightNeeded, useRightNeeded } from '../right-needed.tsx';
import { useReturning } from '../use-returning.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { AnswerCard } from './answer-card.tsx';
import { KeepDialog, RejectDialog, YesToCancelDialog } from './decision-dialogs.tsx';
import type { DeskDeed, DeskTrust } from './desk-trust.ts';
import { DeskTrustHead } from './desk-trust-head.tsx';
import '../../../shared/trusts/amendment.css';
import '../../../shared/trusts/trust-page.css';
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
            <TrustQuoteCard order={order} />
            <TrustOrdersCard
              orders={order.orders}
              page={may('op:order:view') ? 'opsOrder' : undefined}
              bookings={order.bookings}
              bookingPage={({ draft }) => (!draft && may('op:booking:view') ? 'opsBooking' : undefined)}
              ofDraft={(bookingNo) => (
                <EnterLink
                  page="opsEnterBooking"
                  icon="edit"
                  size="small"
                  customer={order.customerId}
                  no={bookingNo}
                >
                  {t('entering.complete')}
                </EnterLink>
              )}
            />
            <GoesWithCard side="desk" kind="trust" no={trust.trustNo} without={['order', 'booking']} />
            <TrustChecklistCard checklist={order.checklist} />
            <FilesCard files={files} calls={calls} usual="2" />
            <DocumentHistoryCard question={asking(deskTrustApi.history, { no: trust.trustNo })} />
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

interface CancelCardProps {
  order: DeskTrust;
  onAsk: (deed: DeskDeed) => void;
}

/** The customer wants it cancelled: with its orders as long as nothing was done for them, else not at all. */
function CancelCard({ order: { trust, reason, orders }, onAsk }: CancelCardProps) {
  const { t, language } = useWords();
  const orderRight = useRightNeeded('op:order:edit');
  if (trust.state !== 'CANCEL_REQUESTED') return null;
  const moving = orders.filter(({ status }) => status !== 'ORDERED' && status !== 'CANCELLED');
  const waiting = orders.some(({ status }) => status === 'ORDERED');
  const named = moving.map(({ orderNumber }) => orderNumber).join(language === 'en' ? ', ' : '\u3001');
  const refused =
    moving.length > 0 ? t('trusts.cancel.moving', { orders: named }) : waiting ? orderRight : undefined;
  return (
    <Card flush family="act" title={t('trusts.cancel.asked')}>
      <p className="trust-reason">
        <span>{t('trustDetail.amend.why')}</span>
        <span>{reason}</span>
      </p>
      <div className="amendment__foot">
        {may('op:trust:decide') ? (
          <span>
            <Button onClick={() => onAsk('keep')}>{t('trusts.cancel.no')}</Button>
            <Button look="danger" refused={refused} onClick={() => onAsk('cancel')}>
              {t('trusts.cancel.yes')}
            </Button>
          </span>
        ) : (
          <RightNeeded right="op:trust:decide" />
        )}
      </div>
    </Card>
  );
}

/** What stands in the way of a decision, and what was decided with which reason. */
function DeskTrustNote({ order }: { order: DeskTrust }) {
  const { t, language } = useWords();
  const { trust, warnings, reason, creditOnHold, decidedBy, decidedAt } = order;
  const held =
    order.creditCause === null ? order.holdReason : say(wordOf(creditCauses, order.creditCause), language);
  const by =
    decidedAt === null
      ? ''
      : t('trusts.decidedBy', { who: decidedBy ?? '', time: officeTime(decidedAt).short });
  return (
    <>
      {creditOnHold && trust.state === 'SUBMITTED' ? (
        <Alert family="stop">{t('trusts.holdBlocks', { reason: held ?? '—' })}</Alert>
      ) : null}
      {trust.state === 'SUBMITTED' ? <WarningList title={t('trusts.doubts')} warnings={warnings} /> : null}
      {trust.state === 'RETURNED' ? (
        <SentBackList order={order} title={`${t('trusts.return.done')} · ${by}`} />
      ) : null}
      {trust.state === 'REJECTED' && reason ? (
        <Alert family="stop">{`${t('trustDetail.rejected', { reason })} · ${by}`}</Alert>
      ) : null}
      {trust.state === 'CANCELLED' ? (
        <Alert family="void">{`${t('trustDetail.cancel.done', { reason: reason ?? '—' })} · ${by}`}</Alert>
      ) : null}
    </>
  );
}

/** The files of a trust order, also those its customer does not see, and what can be done with them at the desk. */
function useDeskTrustFiles(id: string) {
  const files = useQuery(asking(deskFilesOf, { subject: 'trust', id }));
  useLive('trust', id, () => files.refetch());
  return { files: files.data ?? [], calls: useMemo(() => deskFileCalls('trust', id), [id]) };
}
