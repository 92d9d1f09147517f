import { writtenDispute } from '@loadline/contract/bills/dispute';
import { lineToDispute, raiseDispute, withdrawDispute } from '@loadline/contract/bills/dispute.api';
import { filesOf } from '@loadline/contract/files/file.api';
import { exceeds } from '@loadline/contract/kernel/decimal';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { permitted } from '../../kernel/permitted.ts';
import { newKey } from '../../kernel/request.ts';
import { useWords } from '../../kernel/words.ts';
import { ConfirmButton } from '../../resource/confirm-button.tsx';
import { FilesCard } from '../../resource/files/files-card.tsx';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { ResourceForm } from '../../resource/resource-form.tsx';
import type { BillDispute } from '../../shared/bills/bill-record.ts';
import { DisputeChip, DisputeFacts, LineWeights } from '../../shared/bills/dispute-parts.tsx';
import { PanelBlock, SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Line = AnswerOf<typeof lineToDispute>;

/** One line of a bill beside the others: its weights, what was disputed of it, and where it is disputed. */
export function LinePanel({ lineId, onClose }: { lineId: string; onClose: () => void }) {
  const { t, language } = useWords();
  const detail = useQuery(asking(lineToDispute, { lineId }));
  const of = detail.data;
  const isOpen = of?.disputes.some(({ state }) => state === 'OPEN');
  return (
    <SidePanel
      title={of ? (language === 'en' ? of.line.feeEn : of.line.feeZh) : t('bills.dispute.title')}
      subject={of?.line.orderNumber}
      facts={of && t('bills.dispute.stands', { amount: moneyText(of.standing), currency: of.currency })}
      width="wide"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded
          what={t('bills.dispute.title')}
          error={detail.error}
          onRetry={() => void detail.refetch()}
        />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={t('bills.dispute.title')} /> : null}
      {of ? (
        <>
          <LineWeights weights={of.weights} />
          {of.disputes.map((one) => (
            <Disputed key={one.id} dispute={one} />
          ))}
          {isOpen || !exceeds(of.standing, '0') || !permitted(raiseDispute) ? null : <Raise of={of} />}
        </>
      ) : null}
    </SidePanel>
  );
}

function Raise({ of: { line, standing, currency } }: { of: Line }) {
  const { t } = useWords();
  const client = useQueryClient();
  const [id] = useState(newKey);
  return (
    <PanelBlock title={t('bills.dispute.form')}>
      <ResourceForm
        fields={writtenDispute}
        values={{}}
        columns="one"
        inputs={{
          wanted: { hint: t('bills.dispute.wantedHint', { currency, amount: moneyText(standing) }) },
        }}
        submitLabel={t('bills.dispute.send')}
        onSubmit={async (typed) => {
          const body = { id, lineId: line.id, ...typed, files: null };
          await call(raiseDispute, { body, refusal: 'in place' });
          notify('success', t('bills.dispute.sent'));
          await client.invalidateQueries();
        }}
      />
    </PanelBlock>
  );
}

function Disputed({ dispute }: { dispute: BillDispute }) {
  const { t } = useWords();
  const { id, no, state } = dispute;
  const files = useQuery(asking(filesOf, { subject: 'dispute', id }));
  const { upload, withdraw, ...reading } = ownFileCalls('dispute', id);
  const isOpen = state === 'OPEN';
  const calls = isOpen ? { ...reading, ...(upload && { upload }), ...(withdraw && { withdraw }) } : reading;
  return (
    <PanelBlock title={t('bills.dispute.earlier', { no })} aside={<DisputeChip state={state} />}>
      <DisputeFacts dispute={dispute} page="billDetail" />
      {isOpen || dispute.files > 0 ? <FilesCard files={files.data ?? []} calls={calls} usual="2" /> : null}
      {isOpen && permitted(withdrawDispute) ? <Withdraw dispute={dispute} /> : null}
    </PanelBlock>
  );
}

function Withdraw({ dispute: { id, version, no } }: { dispute: BillDispute }) {
  const { t } = useWords();
  const client = useQueryClient();
  return (
    <ConfirmButton
      label={t('bills.dispute.withdraw')}
      look="secondary"
      size="small"
      title={t('bills.dispute.withdrawTitle', { no })}
      text={t('bills.dispute.withdrawSays')}
      onConfirm={async () => {
        await call(withdrawDispute, { body: { id, version }, refusal: 'in place' });
        notify('success', t('bills.dispute.withdrawn', { no }));
        await client.invalidateQueries();
      }}
    />
  );
}
