import { moneyReceipt } from '@loadline/contract/bills/money-receipt';
import { moneyApi as calls, reverseMoney } from '@loadline/contract/bills/money-receipt.api';
import { isSame } from '@loadline/contract/kernel/decimal';
import { moneyText } from '@loadline/contract/kernel/figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import { AllocateBlock } from './allocate-block.tsx';
import { companyName, type MoneyRecord } from './money-record.ts';
import './money.css';

const facts = ['payer', 'bankRef', 'note', 'madeWho', 'madeAt'] as const;

/** One receipt beside the list: what is left of it, the bills it may pay, and what it has paid. */
export function MoneyPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useWords();
  const detail = useQuery(asking(calls.detail, { id }));
  const of = detail.data;
  return (
    <SidePanel
      title={of ? of.receipt.receiptNo : t('money.unit.name')}
      subject={of && inLanguage(language, of.receipt.customer, of.receipt.customerEn)}
      facts={
        of
          ? `${moneyText(of.receipt.amount)} ${of.receipt.currency} · ${t('money.left')} ${moneyText(of.receipt.left)}`
          : null
      }
      width="wide"
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded what={t('money.unit.name')} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={t('money.unit.name')} /> : null}
      {of ? (
        <>
          <PanelBlock title={t('money.unit.name')}>
            {of.receipt.reversed === null ? null : (
              <Alert family="stop">{`${t('money.reversed')} · ${of.receipt.reversed}`}</Alert>
            )}
            <ResourceDetail
              fields={moneyReceipt.fields}
              keys={['day', companyName[language], ...facts]}
              record={of.receipt}
            />
          </PanelBlock>
          <AllocateBlock key={`${of.receipt.left} ${of.open.length}`} of={of} />
          <Allocations of={of} />
        </>
      ) : null}
    </SidePanel>
  );
}

function Allocations({ of: { receipt, allocations } }: { of: MoneyRecord }) {
  const { t } = useWords();
  const open = allocations.filter(({ reversed }) => reversed === null);
  const canReverse = open.length === 0 && receipt.reversed === null;
  return (
    <PanelBlock title={t('money.done')}>
      <ul className="money-parts">
        {allocations.map((part) => (
          <Allocation key={part.entryId} part={part} receiptId={receipt.id} />
        ))}
      </ul>
      {canReverse ? (
        <Reverse
          receiptId={receipt.id}
          entryId={null}
          no={receipt.receiptNo}
          label={t('money.reverseReceipt')}
          title={t('money.reverseReceiptTitle', { no: receipt.receiptNo })}
          says={t('money.reverseReceiptSays', { amount: `${moneyText(receipt.amount)} ${receipt.currency}` })}
        />
      ) : null}
    </PanelBlock>
  );
}

interface AllocationProps {
  part: MoneyRecord['allocations'][number];
  receiptId: string;
}

function Allocation({ part, receiptId }: AllocationProps) {
  const { t } = useWords();
  const bill = part.billNo ?? t('money.bond');
  const amount = moneyText(part.amount);
  return (
    <li>
      <b>{bill}</b>
      <span className="number">{amount}</span>
      <small>
        {part.day}
        {isSame(part.exchange, '0')
          ? null
          : ` · ${t('money.exchange', { amount: moneyText(part.exchange) })}`}
      </small>
      {part.reversed === null ? (
        <Reverse
          receiptId={receiptId}
          entryId={part.entryId}
          no={bill}
          label={t('money.reverse')}
          title={t('money.reverseTitle', { bill })}
          says={t('money.reverseSays', { amount })}
        />
      ) : (
        <StateDot family="void">{t('money.reversed')}</StateDot>
      )}
    </li>
  );
}

interface ReverseProps {
  receiptId: string;
  entryId: string | null;
  /** What it is called that is taken back. */
  no: string;
  label: string;
  title: string;
  says: string;
}

const { reason } = reverseMoney.body;

function Reverse({ receiptId, entryId, no, label, title, says }: ReverseProps) {
  const { t } = useWords();
  const done = useDone();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button look="text" size="small" aria-label={`${label} ${no}`} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {isAsking ? (
        <AskDialog
          title={title}
          says={says}
          fields={{ reason }}
          submitLabel={label}
          onSubmit={(given) =>
            done(
              call(reverseMoney, { body: { id: receiptId, entryId, ...given }, refusal: 'in place' }),
              t('money.reversed'),
            )
          }
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
