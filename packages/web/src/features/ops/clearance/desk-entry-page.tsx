import { entryLifecycleOf } from '@loadline/contract/clearance/entry.lifecycle';
import { deskEntryApi, deskEntryPaper, takeDeskCodes } from '@loadline/contract/clearance/entry-desk.api';
import { missingOfEntry } from '@loadline/contract/clearance/entry-missing';
import { customsWord } from '@loadline/contract/customs/customs.lifecycle';
import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { chosenZone } from '../../../kernel/chosen-zone.ts';
import { permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { EntryCard } from '../../../shared/clearance/entry-card.tsx';
import {
  DispositionsCard,
  EntryFigures,
  EntryLines,
  EntryPapers,
} from '../../../shared/clearance/entry-cards.tsx';
import { EntryOrders } from '../../../shared/clearance/entry-orders.tsx';
import { EntryPaperMenu } from '../../../shared/clearance/entry-paper-menu.tsx';
import { EntrySteps } from '../../../shared/clearance/entry-steps.tsx';
import { amountText, ExamCards } from '../../../shared/clearance/exam-cards.tsx';
import { IsfCard } from '../../../shared/clearance/isf-card.tsx';
import { PgaCard } from '../../../shared/clearance/pga-card.tsx';
import { SinceFiledCard } from '../../../shared/clearance/since-filed-card.tsx';
import { SummaryCard } from '../../../shared/clearance/summary-card.tsx';
import { CustomsState } from '../../../shared/customs/customs-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, PlainCard } from '../../../ui/card.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { inLanguage } from '../named.ts';
import { DeskDuty } from './desk-duty.tsx';
import type { Asked, DeskEntry } from './desk-entry.ts';
import { DeskRfis } from './desk-rfis.tsx';
import { EntryDialog } from './entry-dialogs.tsx';
import { EditLine } from './line-dialog.tsx';

interface AskingProps {
  of: DeskEntry;
  onAsk: (asked: Asked) => void;
}

/** One entry on the desk: what it lacks, what customs said, and everything that can be done with it. */
export function DeskEntryPage({ of }: { of: DeskEntry }) {
  const { t, language } = useWords();
  const [asked, setAsked] = useState<Asked>();
  const { file, orders } = of;
  const { fileNo, customer, customerEn, status } = file;
  return (
    <PanelFrame>
      <DetailFrame
        title={
          <RecordTitle
            list={{ page: 'opsCoa' }}
            title={fileNo}
            number={fileNo}
            beside={<CustomsState status={status} transport={of.file.transport} />}
            facts={<span>{inLanguage(language, customer, customerEn)}</span>}
            actions={
              <>
                <EntryPaperMenu
                  give={(spoken) => callForFile(deskEntryPaper, { query: { no: fileNo }, language: spoken })}
                />
                <Deeds of={of} onAsk={setAsked} />
              </>
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
            <Lacking of={of} onAsk={setAsked} />
            <DeskDuty of={of} onAsk={setAsked} />
            <DeskExams of={of} onAsk={setAsked} />
            <DispositionsCard of={of} />
            <DeskPapers of={of} />
            <EntryOrders orders={orders} />
            <DocumentHistoryCard
              question={asking(deskEntryApi.history, { no: fileNo })}
              zone={chosenZone()}
            />
          </>
        }
      >
        <DeskRfis of={of} onAsk={setAsked} />
        <EntryCard
          bond={of.bond}
          file={file}
          aside={<Edit label={t('customsDesk.edit')} onClick={() => setAsked('written')} />}
        />
        <IsfCard
          of={of}
          deeds={<Edit label={t('clearanceDesk.isf.write')} onClick={() => setAsked('isf')} />}
        />
        <SinceFiledCard
          of={of}
          deeds={
            <Button look="text" size="small" icon="check" onClick={() => setAsked('correct')}>
              {t('clearanceDesk.correct.open')}
            </Button>
          }
        />
        <EntryLines
          of={of}
          take={takeDeskCodes}
          deed={(line) => <EditLine line={line} onEdit={() => setAsked({ line })} />}
        />
        <SummaryCard
          of={of}
          deeds={<Edit label={t('clearanceDesk.summary.write')} onClick={() => setAsked('summary')} />}
        />
        <PgaCard
          of={of}
          deeds={(flagged) => (
            <Edit label={t('clearanceDesk.pga.note')} onClick={() => setAsked({ flagged })} />
          )}
        />
      </DetailFrame>
      {asked ? <EntryDialog of={of} asked={asked} onClose={() => setAsked(undefined)} /> : null}
    </PanelFrame>
  );
}

function Edit({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button look="text" size="small" icon="edit" onClick={onClick}>
      {label}
    </Button>
  );
}

/** The next step as the one button, everything else in a menu. */
function Deeds({ of: { file, steps }, onAsk }: AskingProps) {
  const { t, language } = useWords();
  const open = entryLifecycleOf(steps.map(({ step }) => step));
  const [next, ...others] = nextOf(open, file.status, permissionsHeld());
  const nameOf = (status: typeof file.status) => say(customsWord(status, file.transport), language);
  const moves = others.map((to) => ({
    key: to,
    label: t('customsDesk.move.to', { status: nameOf(to) }),
    danger: to === 'VOID',
  }));
  const rest = [
    { key: 'disposition', label: t('clearanceDesk.disposition.open'), icon: 'shield' as const },
    { key: 'rfi', label: t('clearanceDesk.rfi.open'), icon: 'mail' as const },
    {
      key: 'back',
      label: t('customsDesk.back.open'),
      icon: 'chevron-left' as const,
      danger: true,
      refused: steps.length === 0 ? t('customsDesk.back.none') : undefined,
    },
  ];
  return (
    <>
      <Menu
        label={t('orders.deed.title')}
        align="end"
        items={[moves, rest].filter((group) => group.length > 0)}
        onChoose={(key) => {
          const to = others.find((status) => status === key);
          if (to) onAsk({ move: to });
          if (key === 'disposition' || key === 'back' || key === 'rfi') onAsk(key);
        }}
        trigger={(trigger) => (
          <Button icon="more" {...trigger}>
            {t('orders.deed.title')}
          </Button>
        )}
      />
      {next ? (
        <Button look="primary" icon="arrow-right" onClick={() => onAsk({ move: next })}>
          {t('customsDesk.move.to', { status: nameOf(next) })}
        </Button>
      ) : null}
    </>
  );
}

/** What is still to be filled in before the entry is filed: here what staff write, the goods at their order. */
function Lacking({ of: { file, lines }, onAsk }: AskingProps) {
  const { t, language } = useWords();
  const missing = file.status === 'PREPARING' ? missingOfEntry(file, lines) : [];
  if (missing.length === 0) return null;
  const title = t('customs.lines.lacks', { count: missing.length });
  return (
    <Card family="act" title={title}>
      <CheckList
        label={title}
        checks={missing.map(({ lineNo, key, label }) => {
          const name = say(label, language);
          return {
            key: `${lineNo} ${key}`,
            family: 'act',
            text:
              lineNo === null && key !== 'lines' ? (
                <Button look="text" size="small" onClick={() => onAsk('written')}>
                  {name}
                </Button>
              ) : lineNo === null ? (
                name
              ) : (
                t('customsDesk.lines.lacksAt', { line: lineNo, name })
              ),
          };
        })}
      />
    </Card>
  );
}

/** What customs hold, with what it costs us besides. */
function DeskExams({ of: { exams }, onAsk }: AskingProps) {
  const { t } = useWords();
  return (
    <ExamCards
      exams={exams}
      deeds={(exam) => (
        <Button look="text" size="small" icon="edit" onClick={() => onAsk({ exam })}>
          {t('clearanceDesk.exam.write')}
        </Button>
      )}
      charge={({ charged, chargedCurrency }) =>
        charged && chargedCurrency ? amountText(chargedCurrency, charged) : null
      }
    />
  );
}

function DeskPapers({ of }: { of: DeskEntry }) {
  const { file } = of;
  const { data: files = [] } = useQuery(asking(deskFilesOf, { subject: 'clearance', id: file.id }));
  return <EntryPapers of={of} files={files} calls={deskFileCalls('clearance', file.id)} />;
}
