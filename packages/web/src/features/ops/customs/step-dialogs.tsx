import type { CustomsStatus } from '@loadline/contract/customs/customs.lifecycle';
import { customsWord } from '@loadline/contract/customs/customs.lifecycle';
import { moveCustomsFile, stepBackCustoms } from '@loadline/contract/customs/customs-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { useWords, type Words } from '../../../kernel/words.ts';
import type { InputLook } from '../../../resource/input-look.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';

/** An IANA zone and what it is called. */
export interface StepClock {
  readonly zone: string;
  readonly name: string;
}

interface StepProps {
  /** The declaration or entry. */
  no: string;
  from: CustomsStatus;
  to: CustomsStatus;
  /** What is missing before the step: it asks for a reason. */
  lacks: readonly Text[];
  /** By whose clocks the time of the step is typed. */
  clock: StepClock;
  /** How the goods go, where it is known. */
  transport?: string | null;
  record: (given: Omit<BodyOf<typeof moveCustomsFile>, 'no' | 'version' | 'to'>) => Promise<unknown>;
  onClose: () => void;
}

const { no: _no, version: _version, to: _to, ...stepFields } = moveCustomsFile.body;

/** One step, with when it was and what there is to say. */
export function StepDialog({ no, from, to, lacks, clock, transport = null, record, onClose }: StepProps) {
  const { t, language } = useWords();
  const done = useDone();
  const nameOf = (one: CustomsStatus) => say(customsWord(one, transport), language);
  const names = lacks.map((label) => say(label, language)).join(language === 'en' ? ', ' : '\u3001');
  const needed = to === 'VOID' || lacks.length > 0;
  return (
    <AskDialog
      title={t('customsDesk.move.title', { number: no, status: nameOf(to) })}
      says={
        lacks.length > 0
          ? t('customsDesk.move.lacks', { count: lacks.length, names })
          : t('customsDesk.move.says', { from: nameOf(from), to: nameOf(to) })
      }
      fields={stepFields}
      inputs={{
        at: timeBy(clock, t),
        reason: {
          hint: t('customsDesk.reasonHint'),
          fault: (value) =>
            needed && (typeof value !== 'string' || value.trim() === '')
              ? t('customsDesk.move.reasonNeeded')
              : undefined,
        },
      }}
      submitLabel={t('customsDesk.move.go', { status: nameOf(to) })}
      deed={to === 'VOID' ? 'cancelling' : undefined}
      onSubmit={(given) =>
        done(record(given), t('customsDesk.move.done', { number: no, status: nameOf(to) }))
      }
      onClose={onClose}
    />
  );
}

/** How the time of a step is typed. */
export function timeBy({ zone, name }: StepClock, t: Words['t']): InputLook {
  return {
    hint: t('customsDesk.nowHint', { zone: name }),
    input: (control) => <InstantInput {...control} zone={zone} />,
  };
}

interface StepBackProps extends Pick<StepProps, 'no' | 'onClose'> {
  takeBack: (given: Pick<BodyOf<typeof stepBackCustoms>, 'reason'>) => Promise<unknown>;
}

/** The last step is taken back, for a reason. */
export function StepBackDialog({ no, takeBack, onClose }: StepBackProps) {
  const { t } = useWords();
  const done = useDone();
  return (
    <AskDialog
      title={t('customsDesk.back.title', { number: no })}
      says={t('customsDesk.back.says')}
      fields={{ reason: stepBackCustoms.body.reason }}
      submitLabel={t('customsDesk.back.open')}
      deed="cancelling"
      onSubmit={(given) => done(takeBack(given))}
      onClose={onClose}
    />
  );
}
