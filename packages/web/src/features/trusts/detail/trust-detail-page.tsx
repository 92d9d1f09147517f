import type { DocumentType } from '@loadline/contract/codes/document-type';
import { downloadFile, filesOf, uploadFile } from '@loadline/contract/files/file.api';
import { trustApi } from '@loadline/contract/trusts/trust.api';
import { withdrawAmendment } from '@loadline/contract/trusts/trust-draft.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call, callForFile } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { saveFile } from '../../../kernel/save-file.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { PrintHead } from '../../../resource/print-head.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { GoesWithCard } from '../../../shared/goes-with/goes-with-card.tsx';
import { Answered, PastAmendments } from '../../../shared/trusts/amendment-past.tsx';
import { AmendmentTable } from '../../../shared/trusts/amendment-table.tsx';
import { SentBackList } from '../../../shared/trusts/sent-back-list.tsx';
import { TrustBlocks } from '../../../shared/trusts/trust-blocks.tsx';
import { TrustChecklistCard } from '../../../shared/trusts/trust-checklist-card.tsx';
import type { TrustOrder } from '../../../shared/trusts/trust-order.ts';
import { TrustOrdersCard } from '../../../shared/trusts/trust-orders-card.tsx';
import { TrustQuoteCard } from '../../../shared/trusts/trust-quote-card.tsx';
import { TrustSummary } from '../../../shared/trusts/trust-summary.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Card } from '../../../ui/card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { KeepTrust } from '../keep-trust.tsx';
import { TrustFilesCard } from '../trust-files-card.tsx';
import { AmendDrawer } from './amend-drawer.tsx';
import { CancelDialog, type TrustDeed, WithdrawDialog } from './trust-dialogs.tsx';
import { TrustHead } from './trust-head.tsx';
import '../../../shared/trusts/amendment.css';
import '../../../shared/trusts/trust-page.css';

/** The whole of a trust order as its customer reads it, and what they can do with it. */
export function TrustDetailPage({ order }: { order: TrustOrder }) {
  const [asked, setAsked] = useState<TrustDeed>();
  const { trust } = order;
  const files = useTrustFiles(trust.id);
  return (
    <>
      <PrintHead number={trust.trustNo} />
      <DetailFrame
        onPhones
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
            <TrustQuoteCard order={order} />
            <TrustOrdersCard
              orders={order.orders}
              page={may('order:view') ? 'orderDetail' : undefined}
              bookings={order.bookings}
              bookingPage={() => (may('booking:view') ? 'book' : undefined)}
            />
            <GoesWithCard side="own" kind="trust" no={trust.trustNo} without={['order', 'booking']} />
            <TrustChecklistCard checklist={order.checklist} />
            <TrustFilesCard files={files.all} onDownload={files.download} onUpload={files.upload} />
            <DocumentHistoryCard question={asking(trustApi.history, { no: trust.trustNo })} />
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

/** What was asked to be changed and waits for an answer. */
function OpenAmendment({ order: { trust, content, amendments } }: { order: TrustOrder }) {
  const { t } = useWords();
  const client = useQueryClient();
  const open = amendments.find(({ state }) => state === 'OPEN');
  if (!open) return null;
  const { id, version } = trust;
  const round = t('trustDetail.amend.round', { round: open.round });
  const takeBack = async () => {
    await call(withdrawAmendment, { body: { id, version }, refusal: 'in place' });
    notify('success', t('trustDetail.amend.withdrawn'));
    await client.invalidateQueries();
  };
  return (
    <Card
      flush
      family="act"
      title={t('trustDetail.amend.open', { round })}
      aside={t('trustDetail.amend.asked', { who: open.askedBy, time: officeTime(open.askedAt).short })}
    >
      <p className="trust-reason">
        <span>{t('trustDetail.amend.why')}</span>
        <span>{open.why}</span>
      </p>
      <AmendmentTable
        label={round}
        fields={open.fields}
        content={content}
        answer={(field) => <Answered field={field} />}
        below={() => null}
      />
      <div className="amendment__foot">
        <span>{t('trustDetail.amend.ordersFollow')}</span>
        <span>
          {may('trust:edit') ? (
            <ConfirmButton
              label={t('trustDetail.amend.withdraw')}
              look="secondary"
              title={t('trustDetail.amend.withdrawTitle', { round })}
              text={t('trustDetail.amend.withdrawSays')}
              onConfirm={takeBack}
            />
          ) : null}
        </span>
      </div>
    </Card>
  );
}

/** What the customer has to know first: what to correct, why it was turned down, what waits for an answer. */
function TrustNote({ order }: { order: TrustOrder }) {
  const { t } = useWords();
  const { trust, reason, creditOnHold } = order;
  const isWaiting = trust.state === 'SUBMITTED' || trust.state === 'DRAFT' || trust.state === 'RETURNED';
  return (
    <>
      {creditOnHold && isWaiting ? <Alert family="act">{t('trust.onHold')}</Alert> : null}
      {trust.state === 'RETURNED' ? (
        <SentBackList
          order={order}
          title={t('trust.returned.title')}
          correct={
            may('trust:edit') ? (
              <PageLink page="trustCreate" query={{ no: trust.trustNo }}>
                {t('trustDetail.correct')}
              </PageLink>
            ) : null
          }
        />
      ) : null}
      {trust.state === 'REJECTED' && reason ? (
        <Alert family="stop">{t('trustDetail.rejected', { reason })}</Alert>
      ) : null}
      {trust.state === 'CANCEL_REQUESTED' ? (
        <Alert family="act">{t('trustDetail.cancel.waits', { reason: reason ?? '' })}</Alert>
      ) : null}
      {trust.state === 'CANCELLED' && reason ? (
        <Alert family="void">{t('trustDetail.cancel.done', { reason })}</Alert>
      ) : null}
      {(trust.state === 'ACCEPTED' || trust.state === 'IN_EXECUTION') && reason ? (
        <Alert family="act">{t('trustDetail.cancel.refused', { reason })}</Alert>
      ) : null}
    </>
  );
}

/** The files of a trust order, and how they come and go; a new one may complete its list of papers. */
function useTrustFiles(id: string) {
  const client = useQueryClient();
  const question = asking(filesOf, { subject: 'trust', id });
  const all = useQuery(question).data ?? [];
  const upload = async (file: File, type: DocumentType) => {
    await call(uploadFile, { query: { subject: 'trust', id, type }, file, refusal: 'in place' });
    await Promise.all([
      client.invalidateQueries({ queryKey: question.queryKey }),
      client.invalidateQueries({ queryKey: [trustApi.detail.path] }),
    ]);
  };
  return {
    all,
    upload: may('file:upload') ? upload : undefined,
    download: ({ fileId }: { fileId: string }) =>
      void callForFile(downloadFile, { query: { fileId }, refusal: 'in place' })
        .then(saveFile)
        .catch(tellRefusal),
  };
}
