import { printedHts } from '@loadline/contract/hts/hts-no';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { answerFields, question as questions } from '@loadline/contract/questions/question';
import { answerVerdicts } from '@loadline/contract/questions/question.codes';
import type { ReactNode } from 'react';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { ResourceDetail } from '../../resource/resource-detail.tsx';
import { Card } from '../../ui/card.tsx';
import { StateDot } from '../../ui/status-chip.tsx';
import { DutyLayers } from './duty-layers.tsx';
import type { QuestionAnswer, QuestionRecord } from './question-record.ts';
import './question.css';

const asked = [
  'nameZh',
  'nameEn',
  'material',
  'purpose',
  'origin',
  'details',
  'goodsSku',
  'orderNumber',
] as const;
const by = ['askedBy', 'askedAt'] as const;

/** What was asked. */
export function AskedCard({ of, order }: { of: QuestionRecord; order: ReactNode }) {
  const { t } = useWords();
  const { question } = of;
  const told = asked.filter((key) => question[key] !== null);
  return (
    <Card title={t('questions.asked')}>
      <div className="question-asked">
        <ResourceDetail
          fields={questions.fields}
          keys={[...told, ...by]}
          record={question}
          instead={{ orderNumber: order }}
        />
      </div>
    </Card>
  );
}

interface AnswersProps {
  thread: readonly QuestionAnswer[];
  /** None of them is the one that stands. */
  isEarlier?: boolean;
  /** What a number leads to. */
  more?: (answer: QuestionAnswer) => ReactNode;
}

/** The answers: the one that stands, and under it those that were given before. */
export function AnswerCards({ thread, isEarlier = false, more }: AnswersProps) {
  const { t } = useWords();
  return thread.map((answer, at) => (
    <Card
      key={answer.no}
      title={t(at === 0 && !isEarlier ? 'questions.answer' : 'questions.earlier', { no: answer.no })}
      aside={`${answer.author} · ${officeTime(answer.answeredAt).full}`}
    >
      <AnswerBody answer={answer} more={at === 0 ? more?.(answer) : null} />
    </Card>
  ));
}

function AnswerBody({ answer, more }: { answer: QuestionAnswer; more: ReactNode }) {
  const { t, language } = useWords();
  const { hts, reasoning, validFrom, verdict, verdictAt, verdictWho, objection } = answer;
  return (
    <div className="question-answer">
      <p className="question-answer__head">
        <b>{printedHts(hts)}</b>
        <span>{t('questions.validFrom', { day: validFrom })}</span>
        {more}
      </p>
      <DutyLayers of={answer} />
      <section>
        <h3>{say(answerFields.reasoning.label, language)}</h3>
        <p className="question-answer__words">{reasoning}</p>
      </section>
      {verdict === null ? null : (
        <section>
          <StateDot family={wordOf(answerVerdicts, verdict).family ?? 'wait'}>
            {say(wordOf(answerVerdicts, verdict), language)}
          </StateDot>{' '}
          <small>
            {verdictWho} · {verdictAt === null ? null : officeTime(verdictAt).full}
          </small>
          {objection === null ? null : <p className="question-answer__words">{objection}</p>}
        </section>
      )}
    </div>
  );
}
