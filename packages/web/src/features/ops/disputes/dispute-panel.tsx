import { charge } from '@loadline/contract/bills/charge';
import { acceptDispute, deskDisputeApi, rejectDispute } from '@loadline/contract/bills/dispute-desk.api';
import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { DisputeChip, DisputeFacts, LineWeights } from '../../../shared/bills/dispute-parts.tsx';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';

type DisputeRecord = AnswerOf<typeof deskDisputeApi.detail>;

const line = [
  'orderNumber',
  'feeDate',
  'unitName',
  'billingWeight',
  'quantity',
  'unitFee',
  'orderFee',
  'rate',
] as const;

/** One dispute beside the list: what is said of which line, the weights side by side, and where it is decided. */
export function DisputePanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useWords();
  const detail = useQuery(asking(deskDisputeApi.detail, { id }));
  const files = useQuery(asking(deskFilesOf, { subject: 'dispute', id }));
  useLive('dispute', id, () => Promise.all([detail.refetch(), files.refetch()]));
  const of = detail.data;
  const name = t('bills.dispute.desk.unit.name');
  return (
    <SidePanel
      title={
        of ? (
          <>
            {of.dispute.no} <DisputeChip state={of.dispute.state} />
          </>
        ) : (
          name
        )
      }
      subject={of && inLanguage(language, of.dispute.customer, of.dispute.customerEn)}
      facts={
        of && (
          <PageLink page="opsBill" query={{ no: of.dispute.billNo }}>
            {of.dispute.billNo}
          </PageLink>
        )
      }
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded what={name} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={name} /> : null}
      {of ? (
        <>
          <PanelBlock title={name}>
            <DisputeFacts dispute={of.dispute} page="opsBill" />
          </PanelBlock>
          <PanelBlock
            title={t('bills.dispute.desk.line')}
            aside={t('bills.dispute.stands', { amount: moneyText(of.standing), currency: of.currency })}
          >
            <ResourceDetail fields={charge.fields} keys={line} record={of.line} />
          </PanelBlock>
          <LineWeights weights={of.weights} />
          <FilesCard files={files.data ?? []} calls={deskFileCalls('dispute', id)} usual="2" />
          <DocumentHistoryCard question={asking(deskDisputeApi.history, { id })} />
          {of.dispute.state === 'OPEN' ? <Decisions of={of} /> : null}
        </>
      ) : null}
    </SidePanel>
  );
}

function Decisions({ of: { dispute } }: { of: DisputeRecord }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<'accept' | 'reject'>();
  const close = () => setAsked(undefined);
  return (
    <PanelFoot>
      <Button look="primary" onClick={() => setAsked('accept')}>
        {t('bills.dispute.desk.accept')}
      </Button>
      <Button onClick={() => setAsked('reject')}>{t('bills.dispute.desk.reject')}</Button>
      {asked === 'accept' ? <AcceptDialog dispute={dispute} onClose={close} /> : null}
      {asked === 'reject' ? <RejectDialog dispute={dispute} onClose={close} /> : null}
    </PanelFoot>
  );
}

interface DialogProps {
  dispute: DisputeRecord['dispute'];
  onClose: () => void;
}

function AcceptDialog({ dispute: { id, version, no, billNo, disputed }, onClose }: DialogProps) {
  const { t } = useWords();
  const done = useDone();
  const { credited, answer } = acceptDispute.body;
  return (
    <AskDialog
      title={t('bills.dispute.desk.acceptTitle', { no })}
      says={t('bills.dispute.desk.acceptSays', { bill: billNo })}
      fields={{ credited, answer }}
      values={{ credited: disputed }}
      inputs={{ answer: { hint: t('bills.dispute.desk.readByCustomer') } }}
      submitLabel={t('bills.dispute.desk.accept')}
      onSubmit={(given) =>
        done(
          call(acceptDispute, { body: { id, version, ...given }, refusal: 'in place' }),
          t('bills.dispute.desk.accepted', { no }),
        )
      }
      onClose={onClose}
    />
  );
}

function RejectDialog({ dispute: { id, version, no }, onClose }: DialogProps) {
  const { t } = useWords();
  const done = useDone();
  const { answer } = rejectDispute.body;
  return (
    <AskDialog
      title={t('bills.dispute.desk.rejectTitle', { no })}
      fields={{ answer }}
      inputs={{ answer: { hint: t('bills.dispute.desk.readByCustomer') } }}
      submitLabel={t('bills.dispute.desk.reject')}
      onSubmit={(given) =>
        done(
          call(rejectDispute, { body: { id, version, ...given }, refusal: 'in place' }),
          t('bills.dispute.desk.rejected', { no }),
        )
      }
      onClose={onClose}
    />
  );
}
