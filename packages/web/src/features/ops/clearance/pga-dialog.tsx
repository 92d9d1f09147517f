import { notePga } from '@loadline/contract/clearance/entry-desk.api';
import type { WrittenPga } from '@loadline/contract/clearance/entry-pga';
import { alike, flawsOfPga, writtenPga } from '@loadline/contract/clearance/entry-pga';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import { pgaFlags, pgaNeeds, ruleOf, undisclaimed } from '@loadline/contract/clearance/pga.codes';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Values } from '../../../resource/input-look.ts';
import type { Flagged } from '../../../shared/clearance/entry-record.ts';
import { lineText } from '../../../shared/clearance/rfi-card.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEntry } from './desk-entry.ts';

interface PgaDialogProps {
  of: DeskEntry;
  flagged: Flagged;
  onClose: () => void;
}

/** What was done about one flag of a line: filed, disclaimed or not needed; empty takes the note away. */
export function PgaDialog({ of: { file, lines }, flagged: { line, note }, onClose }: PgaDialogProps) {
  const words = useWords();
  const { t, language } = words;
  const done = useDone();
  const { fileNo: no, version } = file;
  const { flag } = note;
  const hts = lines.find((one) => lineKey(one) === line)?.hsDest;
  const others = lines.filter((one) => one.hsDest === hts && lineKey(one) !== line).map(lineKey);
  const fault = (key: keyof typeof writtenPga) => (_value: unknown, given: Values) => {
    const flaw = flawsOfPga(flag, given).find(({ path }) => path === key);
    return flaw && say(flaw.says, language);
  };
  const shared = {
    title: `${no}: ${say(wordOf(pgaFlags, flag), language)}`,
    says: [
      lineText(line, lines, words),
      say(wordOf(pgaNeeds, ruleOf(flag).need), language),
      say(ruleOf(flag).paper, language),
    ].join(' · '),
    submitLabel: t('resource.form.save'),
    onClose,
  };
  const inputs = {
    pgaState: {
      fault: fault('pgaState'),
      hint: undisclaimed.includes(flag) ? t('clearanceDesk.pga.alwaysFiled') : undefined,
    },
    pgaNo: { fault: fault('pgaNo') },
    disclaimCode: { fault: fault('disclaimCode'), hint: t('clearanceDesk.pga.codeHint') },
    pgaNote: { fault: fault('pgaNote'), hint: t('clearanceDesk.rfi.readByCustomer') },
  };
  const send = (given: WrittenPga, named: readonly string[]) =>
    done(call(notePga, { body: { ...given, no, version, flag, lines: [...named] }, refusal: 'in place' }));
  return others.length === 0 ? (
    <AskDialog
      {...shared}
      fields={writtenPga}
      values={note}
      inputs={inputs}
      onSubmit={(given) => send(given, [line])}
    />
  ) : (
    <AskDialog
      {...shared}
      fields={{ ...writtenPga, alike }}
      values={note}
      inputs={{
        ...inputs,
        alike: { as: 'switch', hint: t('clearanceDesk.pga.others', { count: others.length }) },
      }}
      onSubmit={({ alike: isAll, ...given }) => send(given, isAll ? [line, ...others] : [line])}
    />
  );
}
