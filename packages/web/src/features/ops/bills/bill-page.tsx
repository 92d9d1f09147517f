import { billStatuses } from '@loadline/contract/bills/bill.codes';
import {
  changeBill,
  deskBillApi,
  deskBillPaper,
  deskBillSheet,
} from '@loadline/contract/bills/bill-desk.api';
import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { useWords } from '../../../kernel/words.ts';
import { CodeChip } from '../../../resource/code-chip.tsx';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { BillFigures, BillNote } from '../../../shared/bills/bill-figures.tsx';
import { BillLines } from '../../../shared/bills/bill-lines.tsx';
import { BillPapers } from '../../../shared/bills/bill-papers.tsx';
import type { DeskBillRecord } from '../../../shared/bills/bill-record.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';
import { BillDeeds } from './bill-deeds.tsx';
import { PutInDialog } from './put-in-dialog.tsx';

/** A bill at the desk: a draft is put together here, an issued one only read or taken back. */
export function BillPage({ of }: { of: DeskBillRecord }) {
  const { language } = useWords();
  const { bill } = of;
  const { billNo, status } = bill;
  return (
    <PanelFrame>
      <DetailFrame
        title={
          <RecordTitle
            list={{ page: 'opsBills' }}
            title={billNo}
            number={billNo}
            beside={<CodeChip word={wordOf(billStatuses, status)} />}
            facts={<span>{inLanguage(language, bill.customer, bill.customerEn)}</span>}
            actions={
              <>
                <BillPapers no={billNo} paper={deskBillPaper} sheet={deskBillSheet} />
                <BillDeeds of={of} />
              </>
            }
          />
        }
        head={<BillFigures bill={bill} />}
      >
        {status === 'DRAFT' ? <DraftLines of={of} /> : <BillLines of={of} />}
        {status === 'DRAFT' ? null : <BillFiles id={bill.id} />}
        <BillNote note={bill.note} />
        <DocumentHistoryCard question={asking(deskBillApi.history, { no: billNo })} />
      </DetailFrame>
    </PanelFrame>
  );
}

/** What its customer has sent to prove that it is paid. */
function BillFiles({ id }: { id: string }) {
  const files = useQuery(asking(deskFilesOf, { subject: 'bill', id }));
  useLive('bill', id, () => files.refetch());
  return <FilesCard files={files.data ?? []} calls={deskFileCalls('bill', id)} usual="PAYMENT" />;
}

/** The lines of a draft: some are taken off, others put on. */
function DraftLines({ of }: { of: DeskBillRecord }) {
  const { t, language } = useWords();
  const done = useDone();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [adds, setAdds] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, version, billDate, payDate, note } = of.bill;
  const takeOut = async () => {
    setBusy(true);
    try {
      const body = { id, version, billDate, payDate, note, putIn: null, takeOut: [...chosen] };
      const deed = call(changeBill, { body, refusal: 'in place' });
      await done(deed, t('bills.desk.takenOut', { count: chosen.size }));
      setChosen(new Set());
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <BillLines
        of={of}
        choice={{
          chosen,
          onChange: setChosen,
          rowLabel: ({ orderNumber, feeZh, feeEn }) =>
            `${orderNumber ?? ''} ${inLanguage(language, feeZh, feeEn)}`,
          pageLabel: t('bills.lines.title'),
        }}
        aside={
          <>
            {chosen.size > 0 ? (
              <Button size="small" icon="minus" busy={busy} onClick={() => void takeOut()}>
                {t('bills.desk.takeOut', { count: chosen.size })}
              </Button>
            ) : null}
            <Button size="small" icon="plus" onClick={() => setAdds(true)}>
              {t('bills.desk.putIn')}
            </Button>
          </>
        }
      />
      {adds ? <PutInDialog of={of} onClose={() => setAdds(false)} /> : null}
    </>
  );
}
