import type { CustomsStatus } from '@loadline/contract/customs/customs.lifecycle';
import { customsStatuses } from '@loadline/contract/customs/customs.lifecycle';
import { moveCustomsFile, stepBackCustoms } from '@loadline/contract/customs/customs-desk.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { InstantInput } from '../../../resource/instant-input.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';

interface StepProps {
  /** The declaration or entry. */
  no: string;
  from: CustomsStatus;
  to: CustomsStatus;
  /** What is missing before the step: it asks for a reason. */
  lacks: readonly Text[];
  record: (given: Omit<BodyOf<typeof moveCustomsFile>, 'no' | 'version' | 'to'>) => Promise<unknown>;
  onClose: () => void;
}

const { no: _no, version: _version, to: _to, ...stepFields } = moveCustomsFile.body;

/** One step, with when it was and what there is to say. */
export function StepDialog({ no, from, to, lacks, record, onClose }: StepProps) {
  const { t, language } = useWords();
  const done = useDone();
  const nameOf = (one: CustomsStatus) => say(wordOf(customsStatuses, one), language);
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
        at: { hint: t('customsDesk.nowHint'), input: (control) => <InstantInput {...control} /> },
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
