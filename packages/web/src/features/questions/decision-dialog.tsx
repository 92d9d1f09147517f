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
import { useOwnGoods } from '../../shared/questions/use-own-goods.ts';
import { Modal } from '../../ui/dialog.tsx';

export type Decision = 'ACCEPTED' | 'REOPENED' | 'WITHDRAWN';

interface DecisionDialogProps {
  question: QuestionRecord['question'];
  to: Decision;
  onClose: () => void;
}

const { objection, goodsId } = decideQuestion.body;

const asked: Readonly<Record<Decision, Partial<typeof decideQuestion.body>>> = {
  ACCEPTED: { goodsId },
  REOPENED: { objection },
  WITHDRAWN: {},
};

/** Asks before an answer is accepted, or for what is wrong with it. */
export function DecisionDialog({ question, to, onClose }: DecisionDialogProps) {
  const { t, language } = useWords();
  const client = useQueryClient();
  const label = t(`questions.deed.${to}`);
  const { id, version, no } = question;
  const goods = useOwnGoods();
  return (
    <Modal open onClose={onClose} title={`${no}: ${label}`} closeLabel={t('resource.close')}>
      <p>{t(`questions.deedSays.${to}`)}</p>
      <ResourceForm
        fields={asked[to]}
        values={to === 'ACCEPTED' ? { goodsId: question.goodsId } : {}}
        columns="one"
        inputs={{
          goodsId: { ...goods, hint: t('questions.bindHint') },
          objection: {
            fault: (typed: unknown) => (isMissing(typed) ? say(sayWhy, language) : undefined),
          },
        }}
        submitLabel={label}
        onSubmit={async (given: { objection?: string | null; goodsId?: string | null }) => {
          const body = {
            id,
            version,
            to,
            objection: given.objection ?? null,
            goodsId: given.goodsId ?? null,
          };
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
