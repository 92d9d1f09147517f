import { useEffect, useRef } from 'react';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import type { AmendedField } from '../../../resource/trust/trust-order.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { useAnswers } from './use-answers.ts';

interface AnswerProps {
  field: AmendedField;
  answers: ReturnType<typeof useAnswers>;
}

/** Yes or no to one field. */
export function AnswerChoice({ field: { path, label }, answers }: AnswerProps) {
  const { t } = useWords();
  if (!may('op:trust:decide')) return null;
  const answer = answers.of(path);
  return (
    <span className="answer-choice" data-answer={answer && (answer.accepted ? 'yes' : 'no')}>
      <SegmentedControl
        look="box"
        label={label}
        value={answer === undefined ? '' : answer.accepted ? 'yes' : 'no'}
        onChange={(value) => answers.decide(path, value === 'yes')}
        options={[
          {
            value: 'yes',
            label: (
              <>
                <Icon name="check" size={13} /> {t('trusts.answer.yes')}
              </>
            ),
          },
          {
            value: 'no',
            label: (
              <>
                <Icon name="close" size={13} /> {t('trusts.answer.no')}
              </>
            ),
          },
        ]}
      />
    </span>
  );
}

/** Why not: the customer reads it. */
export function AnswerReason({ field, answers }: AnswerProps) {
  const answer = answers.of(field.path);
  return answer && !answer.accepted ? (
    <ReasonRow
      label={field.label}
      reason={answer.reason}
      onSay={(reason) => answers.say(field.path, reason)}
    />
  ) : null;
}

interface ReasonRowProps {
  label: string;
  reason: string;
  onSay: (reason: string) => void;
}

function ReasonRow({ label, reason, onSay }: ReasonRowProps) {
  const { t } = useWords();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <tr className="amendment__why">
      <td aria-hidden="true" />
      <td colSpan={5}>
        <TextInput
          ref={input}
          icon="comment"
          maxLength={500}
          aria-label={t('trusts.answer.whyNot', { field: label })}
          placeholder={t('trusts.answer.why')}
          value={reason}
          onChange={onSay}
        />
      </td>
    </tr>
  );
}
