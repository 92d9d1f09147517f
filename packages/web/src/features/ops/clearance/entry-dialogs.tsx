import { dispositions } from '@loadline/contract/clearance/entry.codes';
import {
  correctFiled,
  makeEntry,
  moveEntry,
  recordDisposition,
  saveEntry,
  stepBackEntry,
} from '@loadline/contract/clearance/entry-desk.api';
import { unpaidOf } from '@loadline/contract/clearance/entry-duty';
import { missingOfEntry } from '@loadline/contract/clearance/entry-missing';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Language } from '@loadline/contract/kernel/text';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { chosenZone } from '../../../kernel/chosen-zone.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { zoneText } from '../../../shared/clearance/zone-text.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useNumbersAsked } from '../customs/numbers-input.tsx';
import { StepBackDialog, type StepClock, StepDialog, timeBy } from '../customs/step-dialogs.tsx';
import { useDone } from '../use-done.ts';
import type { Asked, DeskEntry } from './desk-entry.ts';
import { PaymentDialog, WriteDutyDialog } from './duty-dialogs.tsx';
import { ExamDialog } from './exam-dialog.tsx';
import { IsfDialog } from './isf-dialog.tsx';
import { LineDialog } from './line-dialog.tsx';
import { PgaDialog } from './pga-dialog.tsx';
import { ReckonDutyDialog } from './reckon-dialog.tsx';
import { AskRfiDialog, MoveRfiDialog } from './rfi-dialogs.tsx';
import { SummaryDialog } from './summary-dialog.tsx';

interface OneProps {
  of: DeskEntry;
  onClose: () => void;
}

/** What is asked before an entry is changed. */
export function EntryDialog({ of: now, asked, onClose }: OneProps & { asked: Asked }) {
  const of = useAtOpening(now);
  if (asked === 'written') return <WrittenDialog of={of} onClose={onClose} />;
  if (asked === 'back') return <BackDialog of={of} onClose={onClose} />;
  if (asked === 'summary') return <SummaryDialog of={of} onClose={onClose} />;
  if (asked === 'correct') return <CorrectDialog of={of} onClose={onClose} />;
  if (asked === 'disposition') return <DispositionDialog of={of} onClose={onClose} />;
  if (asked === 'isf') return of.isf && <IsfDialog of={of} isf={of.isf} onClose={onClose} />;
  if (asked === 'rfi') return <AskRfiDialog of={of} onClose={onClose} />;
  if (asked === 'reckoning') return <ReckonDutyDialog of={of} onClose={onClose} />;
  if (asked === 'duty') return <WriteDutyDialog of={of} onClose={onClose} />;
  if ('duty' in asked) return <PaymentDialog of={of} {...asked} onClose={onClose} />;
  if ('rfi' in asked) return <MoveRfiDialog of={of} {...asked} onClose={onClose} />;
  if ('flagged' in asked) return <PgaDialog of={of} flagged={asked.flagged} onClose={onClose} />;
  if ('line' in asked) return <LineDialog of={of} line={asked.line} onClose={onClose} />;
  if ('exam' in asked) return <ExamDialog of={of} exam={asked.exam} onClose={onClose} />;
  return <MoveDialog of={of} to={asked.move} onClose={onClose} />;
}

/** An entry from orders, whose goods become its lines. */
export function MakeEntryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useWords();
  const done = useDone();
  const goTo = useGoTo();
  const numbers = useNumbersAsked(t('customsDesk.make.numbersHint'));
  return (
    <AskDialog
      title={t('clearanceDesk.make.title')}
      says={t('clearanceDesk.make.says')}
      fields={makeEntry.body}
      values={{ entryType: '01' }}
      inputs={{
        numbers,
      }}
      submitLabel={t('customsDesk.make.go')}
      onSubmit={async (body) => {
        const making = call(makeEntry, { body, refusal: 'in place' });
        const { file } = await making;
        await done(making, t('clearanceDesk.make.done', { number: file.fileNo }));
        goTo('opsCoa', { no: file.fileNo });
      }}
      onClose={onClose}
    />
  );
}

const { no: _saved, version: _lock, ...writtenFields } = saveEntry.body;

function WrittenDialog({ of: { file }, onClose }: OneProps) {
  const { t } = useWords();
  const done = useDone();
  const { fileNo: no, version } = file;
  return (
    <AskDialog
      title={t('customsDesk.header.title', { number: no })}
      columns="two"
      fields={writtenFields}
      values={file}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) => done(call(saveEntry, { body: { ...body, no, version }, refusal: 'in place' }))}
      onClose={onClose}
    />
  );
}

/** Times are typed as they are read here. */
function chosenClock(language: Language): StepClock {
  const zone = chosenZone();
  return { zone, name: zoneText(zone, language) };
}

function MoveDialog({ of, to, onClose }: OneProps & { to: DeskEntry['file']['status'] }) {
  const { language } = useWords();
  const { fileNo: no, version, status } = of.file;
  return (
    <StepDialog
      no={no}
      from={status}
      to={to}
      lacks={lackingFor(of, to)}
      clock={chosenClock(language)}
      transport={of.file.transport}
      record={(given) => call(moveEntry, { body: { ...given, no, version, to }, refusal: 'in place' })}
      onClose={onClose}
    />
  );
}

/** What has to be there before a step: the papers complete, no hold of customs, the payment confirmed. */
function lackingFor({ file, lines }: DeskEntry, to: DeskEntry['file']['status']) {
  if (to === 'SUBMITTED') return missingOfEntry(file, lines).map(({ label }) => label);
  if (to === 'TAX_PAID') {
    const standing = unpaidOf(file);
    return standing ? [standing] : [];
  }
  return to === 'RELEASED' ? file.holds.map((code) => wordOf(dispositions, code)) : [];
}

function BackDialog({ of: { file }, onClose }: OneProps) {
  const { fileNo: no, version } = file;
  return (
    <StepBackDialog
      no={no}
      takeBack={(given) => call(stepBackEntry, { body: { ...given, no, version }, refusal: 'in place' })}
      onClose={onClose}
    />
  );
}

/** What customs have been told of what the orders say now. */
function CorrectDialog({ of: { file }, onClose }: OneProps) {
  const { t } = useWords();
  const done = useDone();
  const { fileNo: no, version } = file;
  return (
    <AskDialog
      title={t('clearanceDesk.correct.title', { number: no })}
      says={t('clearanceDesk.correct.says')}
      fields={{ reason: correctFiled.body.reason }}
      submitLabel={t('clearanceDesk.correct.open')}
      onSubmit={(given) =>
        done(
          call(correctFiled, { body: { ...given, no, version }, refusal: 'in place' }),
          t('clearanceDesk.correct.done'),
        )
      }
      onClose={onClose}
    />
  );
}

const { no: _told, version: _read, ...dispositionFields } = recordDisposition.body;

function DispositionDialog({ of: { file }, onClose }: OneProps) {
  const { t, language } = useWords();
  const done = useDone();
  const { fileNo: no, version } = file;
  return (
    <AskDialog
      title={t('clearanceDesk.disposition.title', { number: no })}
      says={t('clearanceDesk.disposition.says')}
      fields={dispositionFields}
      inputs={{ at: timeBy(chosenClock(language), t) }}
      submitLabel={t('clearanceDesk.disposition.open')}
      onSubmit={(given) =>
        done(call(recordDisposition, { body: { ...given, no, version }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}
