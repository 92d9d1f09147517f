import { moveRfi, openRfi } from '@loadline/contract/clearance/entry-desk.api';
import { flawOfDueDay, lineKey } from '@loadline/contract/clearance/entry-rfi';
import type { RfiState } from '@loadline/contract/clearance/entry-rfi.codes';
import { timeZones } from '@loadline/contract/codes/time-zone';
import { sayWhy } from '@loadline/contract/kernel/change';
import { codesOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { call } from '../../../kernel/call.ts';
import { chosenZone } from '../../../kernel/chosen-zone.ts';
import { todayIn } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import type { Control, Values } from '../../../resource/input-look.ts';
import { SuggestInput } from '../../../resource/suggest-input.tsx';
import { typedText } from '../../../resource/typed-text.ts';
import type { Rfi } from '../../../shared/clearance/entry-record.ts';
import { lineText } from '../../../shared/clearance/rfi-card.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import type { DeskEntry } from './desk-entry.ts';
import { deedKeys } from './desk-rfis.tsx';

interface AskRfiProps {
  of: DeskEntry;
  onClose: () => void;
}

const { no: _no, version: _version, ...askFields } = openRfi.body;

/** Asks the customer what customs or another agency want to know. */
export function AskRfiDialog({ of: { file, lines }, onClose }: AskRfiProps) {
  const words = useWords();
  const { t } = words;
  const done = useDone();
  const until = useUntil();
  const { fileNo: no, version } = file;
  return (
    <AskDialog
      title={t('clearanceDesk.rfi.title', { number: no })}
      says={t('clearanceDesk.rfi.says')}
      size="wide"
      columns="two"
      fields={askFields}
      values={{ agency: 'CBP', form: 'CBP28', zone: chosenZone() }}
      inputs={{
        ...until,
        line: {
          options: lines.map((line) => ({
            value: lineKey(line),
            label: lineText(lineKey(line), lines, words),
          })),
          hint: t('clearanceDesk.rfi.lineHint'),
        },
      }}
      submitLabel={t('clearanceDesk.rfi.open')}
      onSubmit={(body) =>
        done(
          call(openRfi, { body: { ...body, no, version }, refusal: 'in place' }),
          t('clearanceDesk.rfi.asked'),
        )
      }
      onClose={onClose}
    />
  );
}

/** How the last day is typed: with the zone by whose calendar it counts, and never a day that is over. */
function useUntil() {
  const { t, language } = useWords();
  return {
    dueDay: {
      fault: (day: unknown, { zone }: Values) => {
        const flaw = flawOfDueDay(typedText(day) || null, todayOf(typedText(zone)));
        return flaw && say(flaw, language);
      },
    },
    zone: {
      hint: t('clearanceDesk.rfi.zoneHint'),
      input: (control: Control) => <SuggestInput {...control} suggestions={codesOf(timeZones)} />,
    },
  };
}

/** A zone that is half typed has no calendar. */
function todayOf(zone: string): string {
  try {
    return todayIn(zone || undefined);
  } catch {
    return todayIn();
  }
}

interface MoveRfiProps extends AskRfiProps {
  rfi: Rfi;
  to: RfiState;
}

const { body: said, dueDay, zone } = moveRfi.body;

/** Accepts an answer, asks again until a new day, or closes; the last two say why. */
export function MoveRfiDialog({ of: { file }, rfi, to, onClose }: MoveRfiProps) {
  const { t, language } = useWords();
  const done = useDone();
  const until = useUntil();
  const { fileNo: no, version } = file;
  const isAgain = to === 'OPEN';
  const needsWords = to !== 'ACCEPTED';
  const send = (given: { body: string | null; dueDay?: string | null; zone?: string | null }) =>
    done(
      call(moveRfi, {
        body: { dueDay: null, zone: null, ...given, no, version, rfi: rfi.id, to },
        refusal: 'in place',
      }),
    );
  const shared = { title: `${no}: ${rfi.topic}`, submitLabel: t(deedKeys[to]), onClose };
  const body = {
    hint: t('clearanceDesk.rfi.readByCustomer'),
    fault: (value: unknown) =>
      needsWords && typedText(value).trim() === '' ? say(sayWhy, language) : undefined,
  };
  return isAgain ? (
    <AskDialog
      {...shared}
      fields={{ body: said, dueDay, zone }}
      values={{ dueDay: rfi.dueDay, zone: rfi.zone }}
      inputs={{ ...until, body }}
      onSubmit={send}
    />
  ) : (
    <AskDialog {...shared} fields={{ body: said }} inputs={{ body }} onSubmit={send} />
  );
}
