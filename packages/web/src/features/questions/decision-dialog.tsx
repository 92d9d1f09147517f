import { sayWhy } from '@loadline/contract/kernel/change';
import { say } from '@loadline/contract/kernel/text';
import { decideQuestion } from '@loadline/contract/questions/question.api';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../kernel/call.ts';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { ResourceForm } from '../../resource/resource-form.tsx';
import { isMissing } from '../../resource/value-text.ts';
import type { QuestionRecord } from '../../shared/questions/question-record.ts';
import { Modal } from '../../ui/dialog.tsx';

export type Decision = 'ACCEPTED' | 'REOPENED' | 'WITHDRAWN';

interface DecisionDialogProps {
  question: QuestionRecord['question'];
  to: Decision;
  onClose: () => void;
}

const { objection } = decideQuestion.body;

/** Asks before an answer is accepted, or for what is wrong with it. */
export function DecisionDialog({ question: { id, version, no }, to, onClose }: DecisionDialogProps) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const label = t(`questions.deed.${to}`);
  const isAgain = to === 'REOPENED';
  return (
    <Modal open onClose={onClose} title={`${no}: ${label}`} closeLabel={t('resource.close')}>
      <p>{t(`questions.deedSays.${to}`)}</p>
      <ResourceForm
        fields={isAgain ? { objection } : {}}
        values={{}}
        columns="one"
        inputs={{
          objection: {
            fault: (typed: unknown) => (isMissing(typed) ? say(sayWhy, language) : undefined),
          },
        }}
        submitLabel={label}
        onSubmit={async (given: { objection?: string | null }) => {
          const body = { id, version, to, objection: given.objection ?? null };
          await call(decideQuestion, { body, refusal: 'in place' });
          notify('success', t(`questions.done.${to}`, { no }));
          onClose();
          await client.invalidateQueries();
        }}
        onCancel={onClose}
      />
    </Modal>
  );
}
