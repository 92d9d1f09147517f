import { billApi, billPaper, billSheet } from '@loadline/contract/bills/bill.api';
import { billStatuses } from '@loadline/contract/bills/bill.codes';
import { ownBalances } from '@loadline/contract/bills/ledger.api';
import { filesOf } from '@loadline/contract/files/file.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { DocumentHistoryCard } from '../../resource/document/document-history-card.tsx';
import { FilesCard } from '../../resource/files/files-card.tsx';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import { RecordPage } from '../../resource/record-page.tsx';
import { RecordTitle } from '../../resource/record-title.tsx';
import { BalancesStrip } from '../../shared/bills/balances-strip.tsx';
import { BillFigures, BillNote } from '../../shared/bills/bill-figures.tsx';
import { BillLines } from '../../shared/bills/bill-lines.tsx';
import { BillPapers } from '../../shared/bills/bill-papers.tsx';
import type { BillLine, BillRecord } from '../../shared/bills/bill-record.ts';
import { DetailFrame } from '../../ui/frames.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { InvoiceCard } from './invoice-card.tsx';
import { LinePanel } from './line-panel.tsx';

/** One bill by the number in the address. */
export function BillDetailScreen() {
  const { language } = useWords();
  const [{ no = '' }] = useAddress(billApi.detail.query);
  const detail = useQuery({ ...asking(billApi.detail, { no }), enabled: no !== '' });
  useLive('bill', detail.data?.bill.id, () => detail.refetch());
  const what = say(pages.billDetail.title, language);
  return (
    <RecordPage no={no} question={detail} what={what} list={{ page: 'bill' }} onPhones>
      {(of) => <BillPage key={no} of={of} />}
    </RecordPage>
  );
}

function BillPage({ of }: { of: BillRecord }) {
  const { bill } = of;
  const { billNo } = bill;
  const { data: standing } = useQuery(asking(ownBalances, {}));
  const [lineId, setLineId] = useState<string>();
  const isBilled = bill.status !== 'VOID' && bill.creditOf === null;
  const onDispute = useMemo(() => (isBilled ? ({ id }: BillLine) => setLineId(id) : undefined), [isBilled]);
  const panel = lineId && <LinePanel key={lineId} lineId={lineId} onClose={() => setLineId(undefined)} />;
  return (
    <PanelFrame panel={panel}>
      <DetailFrame
        onPhones
        title={
          <RecordTitle
            list={{ page: 'bill' }}
            title={billNo}
            number={billNo}
            beside={<CodeChip word={wordOf(billStatuses, bill.status)} />}
            actions={<BillPapers no={billNo} paper={billPaper} sheet={billSheet} />}
          />
        }
        head={
          <>
            {standing ? <BalancesStrip of={standing} /> : null}
            <BillFigures bill={bill} />
          </>
        }
      >
        <BillLines of={of} onDispute={onDispute} />
        <BillFiles id={bill.id} />
        <InvoiceCard bill={bill} />
        <BillNote note={bill.note} />
        <DocumentHistoryCard question={asking(billApi.history, { no: billNo })} />
      </DetailFrame>
    </PanelFrame>
  );
}

/** What proves that it is paid, until the money is in. */
function BillFiles({ id }: { id: string }) {
  const files = useQuery(asking(filesOf, { subject: 'bill', id }));
  useLive('bill', id, () => files.refetch());
  return <FilesCard files={files.data ?? []} calls={ownFileCalls('bill', id)} usual="PAYMENT" />;
}
