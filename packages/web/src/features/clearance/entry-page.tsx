import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { entryApi, entryPaper, takeCodes } from '@loadline/contract/clearance/entry.api';
import { asking } from '../../kernel/asking.ts';
import { callForFile } from '../../kernel/call.ts';
import { chosenZone } from '../../kernel/chosen-zone.ts';
import { DocumentHistoryCard } from '../../resource/document/document-history-card.tsx';
import { RecordTitle } from '../../resource/record-title.tsx';
import { EntryCard } from '../../shared/clearance/entry-card.tsx';
import { DispositionsCard, EntryFigures, EntryLines } from '../../shared/clearance/entry-cards.tsx';
import { EntryOrders } from '../../shared/clearance/entry-orders.tsx';
import { EntryPaperMenu } from '../../shared/clearance/entry-paper-menu.tsx';
import type { EntryRecord } from '../../shared/clearance/entry-record.ts';
import { EntrySteps } from '../../shared/clearance/entry-steps.tsx';
import { ExamCards } from '../../shared/clearance/exam-cards.tsx';
import { IsfCard } from '../../shared/clearance/isf-card.tsx';
import { PgaCard } from '../../shared/clearance/pga-card.tsx';
import { SinceFiledCard } from '../../shared/clearance/since-filed-card.tsx';
import { SummaryCard } from '../../shared/clearance/summary-card.tsx';
import { CustomsState } from '../../shared/customs/customs-state.tsx';
import { PlainCard } from '../../ui/card.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { OwnDuty } from './own-duty.tsx';
import { OwnEntryPapers } from './own-entry-papers.tsx';
import { OwnRfis } from './own-rfis.tsx';

/** One entry: how far it is, what is declared, what customs said and what hangs on it. */
export function EntryPage({ of }: { of: EntryRecord }) {
  const { file, orders } = of;
  const { fileNo } = file;
  return (
    <DetailFrame
      onPhones
      title={
        <RecordTitle
          list={{ page: 'coa' }}
          title={shownNumbers(file.master ?? fileNo)}
          here={fileNo}
          number={fileNo}
          beside={<CustomsState status={file.status} transport={file.transport} />}
          actions={
            <EntryPaperMenu
              give={(spoken) => callForFile(entryPaper, { query: { no: fileNo }, language: spoken })}
            />
          }
        />
      }
      head={
        <PlainCard>
          <EntrySteps of={of} />
          <EntryFigures file={file} />
        </PlainCard>
      }
      side={
        <>
          <OwnRfis of={of} which="open" />
          <OwnDuty of={of} />
          <ExamCards exams={of.exams} />
          <DispositionsCard of={of} />
          <OwnRfis of={of} which="over" />
          <OwnEntryPapers of={of} />
          <EntryOrders orders={orders} />
          <DocumentHistoryCard question={asking(entryApi.history, { no: fileNo })} zone={chosenZone()} />
        </>
      }
    >
      <IsfCard of={of} />
      <SinceFiledCard of={of} />
      <EntryLines of={of} take={takeCodes} />
      <PgaCard of={of} />
      <EntryCard file={file} bond={of.bond} />
      <SummaryCard of={of} />
    </DetailFrame>
  );
}
