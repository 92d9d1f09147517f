import { customsSteps } from '@loadline/contract/customs/customs.lifecycle';
import { moveCustomsFiles } from '@loadline/contract/customs/customs-desk.api';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceForm } from '../../../resource/resource-form.tsx';
import { clockOfCustoms } from '../../../shared/customs/customs-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckList } from '../../../ui/check-list.tsx';
import { Modal } from '../../../ui/dialog.tsx';
import { useNumbersAsked } from './numbers-input.tsx';
import { timeBy } from './step-dialogs.tsx';

interface MoveAllDialogProps {
  /** Those that were chosen; none: they are pasted here. */
  numbers: readonly string[];
  /** Nothing was done. */
  onClose: () => void;
  /** It was done, and its answers were read. */
  onDone?: () => void;
}

type Outcome = AnswerOf<typeof moveCustomsFiles>[number];

/** The same step of several declarations: asked once, answered for each by itself. */
export function MoveAllDialog({ numbers: given, onClose, onDone = onClose }: MoveAllDialogProps) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const [numbers] = useState(given);
  const asked = useNumbersAsked(t('customsDesk.numbersHint'));
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>();
  const { numbers: pasted, ...step } = moveCustomsFiles.body;
  const options = codesOf(customsSteps).map((value) => ({
    value,
    label: say(wordOf(customsSteps, value), language),
  }));
  return (
    <Modal
      open
      onClose={outcomes ? onDone : onClose}
      title={
        numbers.length > 0
          ? t('customsDesk.moveAll.title', { count: numbers.length })
          : t('customsDesk.moveAll.pasted')
      }
      closeLabel={t('resource.close')}
      footer={outcomes ? <Button onClick={onDone}>{t('resource.close')}</Button> : undefined}
    >
      {outcomes ? (
        <Outcomes outcomes={outcomes} />
      ) : (
        <ResourceForm
          fields={{ numbers: pasted, ...step }}
          values={{ numbers }}
          inputs={{
            numbers: asked,
            to: { options },
            at: timeBy(clockOfCustoms('CN', language), t),
            reason: { hint: t('customsDesk.reasonHint') },
          }}
          columns="one"
          submitLabel={t('customsDesk.moveAll.go')}
          onSubmit={async (body) => {
            setOutcomes(await call(moveCustomsFiles, { body, refusal: 'in place' }));
            await client.invalidateQueries();
          }}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}

/** What became of each, those that were refused first. */
function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { t } = useWords();
  const refusedFirst = outcomes.toSorted((one, other) => Number(one.done) - Number(other.done));
  const label = t('customsDesk.moveAll.outcome', {
    count: outcomes.filter(({ done }) => done).length,
    all: outcomes.length,
  });
  return (
    <div role="status">
      <p>
        <b>{label}</b>
      </p>
      <CheckList
        label={label}
        checks={refusedFirst.map(({ number, fileNo, done, message }) => ({
          key: number,
          family: done ? 'done' : 'stop',
          text: [number, fileNo === number ? undefined : fileNo, message].filter(Boolean).join(' · '),
        }))}
      />
    </div>
  );
}
