import { hsDigits } from '@loadline/contract/checks/hs';
import { say } from '@loadline/contract/kernel/text';
import { answerFields, writtenAnswer } from '@loadline/contract/questions/question';
import { answerQuestion, htsToAnswer } from '@loadline/contract/questions/question-desk.api';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { todayIn } from '../../../kernel/time.ts';
import { useWords } from '../../../kernel/words.ts';
import { FormAnswer } from '../../../resource/form-answer.tsx';
import { FormField } from '../../../resource/form-field.tsx';
import type { InputLooks } from '../../../resource/input-look.ts';
import { LeaveGuard } from '../../../resource/leave-guard.tsx';
import { typedText } from '../../../resource/typed-text.ts';
import { useResourceForm } from '../../../resource/use-resource-form.ts';
import { DutyLayers } from '../../../shared/questions/duty-layers.tsx';
import type { QuestionAnswer } from '../../../shared/questions/question-record.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useDone } from '../use-done.ts';
import type { DeskQuestionRecord } from './desk-question.ts';
import '../../../resource/styles/form.css';
import '../../../shared/questions/question.css';

interface AnswerCardProps {
  question: DeskQuestionRecord['question'];
  /** The answer that was not accepted. */
  before: QuestionAnswer | undefined;
}

/** Where a question is answered: a number, what the schedule says of it on the day, and why it is this one. */
export function AnswerCard({ question, before }: AnswerCardProps) {
  const { t, language } = useWords();
  const formId = useId();
  const box = useRef<HTMLFormElement>(null);
  const done = useDone();
  const { id, version, no, origin } = question;
  const looks: InputLooks<typeof writtenAnswer> = {
    hts: { hint: t('questionsDesk.htsHint') },
    validFrom: { hint: t('questionsDesk.dayHint') },
  };
  const form = useResourceForm({
    fields: writtenAnswer,
    // A number of the United States is in force by the day there.
    values: { validFrom: todayIn('America/New_York') },
    looks,
    onSubmit: (typed) =>
      done(
        call(answerQuestion, { body: { ...typed, id, version }, refusal: 'in place' }),
        t('questionsDesk.done', { no }),
      ),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.leaveAll();
    if (form.isRight) void form.send();
    else requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  const field = (key: keyof typeof writtenAnswer) => (
    <FormField name={key} field={writtenAnswer[key]} look={looks[key] ?? {}} form={form} />
  );
  return (
    <Card family="work" title={t('questionsDesk.answer')}>
      {before?.objection ? (
        <Alert family="act">
          {say(answerFields.objection.label, language)}: {before.objection}
        </Alert>
      ) : null}
      <form ref={box} id={formId} className="resource-form" noValidate onSubmit={submit}>
        <FormAnswer fields={writtenAnswer} form={form} />
        <div className="form-fields">
          {field('hts')}
          {field('validFrom')}
        </div>
        <NumberSeen
          hts={hsDigits(typedText(form.values['hts']))}
          on={typedText(form.values['validFrom'])}
          origin={origin}
        />
        <div className="form-fields">{field('reasoning')}</div>
        <p className="question-send">
          <Button look="primary" type="submit" busy={form.busy}>
            {t('questionsDesk.send')}
          </Button>
        </p>
      </form>
      <LeaveGuard isOn={form.isChanged && !form.busy} />
    </Card>
  );
}

interface NumberSeenProps {
  hts: string;
  on: string;
  origin: DeskQuestionRecord['question']['origin'];
}

/** What the schedule says of the number that is typed, before it is answered. */
function NumberSeen({ hts, on, origin }: NumberSeenProps) {
  const isWhole = /^\d{10}$/.test(hts) && /^\d{4}-\d\d-\d\d$/.test(on);
  const seen = useQuery({ ...asking(htsToAnswer, { hts, on, origin }), enabled: isWhole, retry: false });
  if (!isWhole) return null;
  return (
    <div className="question-preview" aria-live="polite" aria-busy={seen.isPending}>
      {seen.data ? <DutyLayers of={seen.data} /> : null}
      {seen.error instanceof Refusal ? <Alert family="stop">{seen.error.says}</Alert> : null}
    </div>
  );
}
