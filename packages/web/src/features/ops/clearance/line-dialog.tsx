import type { EntryLine } from '@loadline/contract/clearance/entry';
import { saveLine } from '@loadline/contract/clearance/entry-desk.api';
import {
  casesAlike,
  type WrittenLineSummary,
  writtenLineSummary,
} from '@loadline/contract/clearance/entry-line-summary';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import { relationships } from '@loadline/contract/clearance/entry-summary.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { gramsText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { lineText } from '../../../shared/clearance/rfi-card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEntry } from './desk-entry.ts';

export function EditLine({ line, onEdit }: { line: EntryLine; onEdit: () => void }) {
  const { t } = useWords();
  const label = t('clearanceDesk.line.write', { line: lineKey(line) });
  return <IconButton icon="edit" size="small" label={label} onClick={onEdit} />;
}

interface LineDialogProps {
  of: DeskEntry;
  line: EntryLine;
  onClose: () => void;
}

/** What the entry summary asks of one line beside its goods; what stands empty is as the cartons and the whole entry say. */
export function LineDialog({ of: { file, lines, summary }, line, onClose }: LineDialogProps) {
  const words = useWords();
  const { t, language } = words;
  const done = useDone();
  const { fileNo: no, version } = file;
  const named = lineKey(line);
  const others = lines.filter((one) => one.hsDest === line.hsDest && lineKey(one) !== named).length;
  const told = (name: string | null) => (name ? t('clearanceDesk.summary.told', { name }) : null);
  const { toldWeight } = line;
  const { relationship } = summary;
  const shared = {
    title: t('clearanceDesk.line.open', { number: no }),
    says: [lineText(named, lines, words), line.hsDest].filter(Boolean).join(' · '),
    values: line.summary ?? {},
    submitLabel: t('resource.form.save'),
    onClose,
  };
  const inputs = {
    lineWeight: { hint: told(toldWeight && `${gramsText(toldWeight)} kg`) },
    lineCharges: { hint: t('clearanceDesk.line.charges') },
    lineRelationship: { hint: told(relationship && say(wordOf(relationships, relationship), language)) },
  };
  const send = (given: WrittenLineSummary & { alike?: boolean | null }) =>
    done(call(saveLine, { body: { alike: null, ...given, no, version, line: named }, refusal: 'in place' }));
  return others === 0 ? (
    <AskDialog {...shared} fields={writtenLineSummary} inputs={inputs} onSubmit={send} />
  ) : (
    <AskDialog
      {...shared}
      fields={{ ...writtenLineSummary, alike: casesAlike }}
      inputs={{ ...inputs, alike: { as: 'switch', hint: t('clearanceDesk.pga.others', { count: others }) } }}
      onSubmit={send}
    />
  );
}
