import { dispositions } from '@loadline/contract/clearance/entry.codes';
import { writeExam } from '@loadline/contract/clearance/entry-desk.api';
import { examCharge, flawOfFreeDay, writtenExam } from '@loadline/contract/clearance/entry-exam';
import { proposedExam } from '@loadline/contract/clearance/entry-exam.codes';
import { zoneOf } from '@loadline/contract/codes/place';
import { timeZones } from '@loadline/contract/codes/time-zone';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { keysOf } from '@loadline/contract/kernel/compose';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { SuggestInput } from '../../../resource/suggest-input.tsx';
import { typedText } from '../../../resource/typed-text.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEntry } from './desk-entry.ts';

interface ExamDialogProps {
  of: DeskEntry;
  exam: DeskEntry['exams'][number];
  onClose: () => void;
}

const fields = { ...writtenExam, ...examCharge };

/** What is known of an examination; what its code says of it by itself stands there already. */
export function ExamDialog({ of: { file, orders }, exam, onClose }: ExamDialogProps) {
  const { t, language } = useWords();
  const done = useDone();
  const { fileNo: no, version } = file;
  const values =
    exam.agency === null
      ? {
          ...proposedExam(exam.code),
          currency: 'USD',
          chargedCurrency: 'USD',
          zone: zoneOfArrival(orders),
          firms: file.firms,
        }
      : exam;
  return (
    <AskDialog
      title={t('clearanceDesk.exam.title', { number: no })}
      says={say(wordOf(dispositions, exam.code), language)}
      size="wide"
      columns="two"
      fields={fields}
      values={values}
      inputs={{
        lastFreeDay: {
          fault: (day) => {
            const flaw = flawOfFreeDay(typedText(day) || null, exam.since);
            return flaw && say(flaw, language);
          },
        },
        zone: {
          hint: t('clearanceDesk.exam.zoneHint'),
          input: (control) => <SuggestInput {...control} suggestions={codesOf(timeZones)} />,
        },
      }}
      sections={[
        { title: t('clearanceDesk.exam.forCustomer'), keys: keysOf(writtenExam) },
        { title: t('clearanceDesk.exam.forUs'), keys: keysOf(examCharge) },
      ]}
      submitLabel={t('resource.form.save')}
      onSubmit={(body) =>
        done(call(writeExam, { body: { ...body, no, version, hold: exam.id }, refusal: 'in place' }))
      }
      onClose={onClose}
    />
  );
}

/** The clocks where the first of the orders arrives that says where. */
function zoneOfArrival(orders: DeskEntry['orders']): string | null {
  const [zone = null] = orders.flatMap(({ destination }) => (destination && zoneOf(destination)) || []);
  return zone;
}
