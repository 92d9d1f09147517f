import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { DeskAnswer, DeskDraft, DeskVersion } from '@loadline/contract/waybill-drafts/draft';
import { answerStates } from '@loadline/contract/waybill-drafts/draft.lifecycle';
import { answerForCustomer } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { useState } from 'react';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { officeTime } from '../../resource/office-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { BehalfDialog } from './behalf-dialog.tsx';
import { RequestList } from './own-answer.tsx';

interface AnswersCardProps {
  draft: DeskDraft;
  /** The newest version that was sent. */
  version: DeskVersion;
}

/** Who has answered a version and what; staff answer for who has answered elsewhere. */
export function AnswersCard({ draft, version }: AnswersCardProps) {
  const { t } = useWords();
  const [asked, setAsked] = useState<DeskAnswer>();
  const { answers, no, state } = version;
  const done = answers.filter((answer) => answer.state !== 'WAITING').length;
  const canAnswer = state === 'SENT' && permitted(answerForCustomer) !== undefined;
  return (
    <Card
      flush
      title={t('drafts.answersTo', { no })}
      aside={t('drafts.answered', { done, of: answers.length })}
    >
      <ul className="draft-answers">
        {answers.map((answer) => (
          <li key={answer.customerId}>
            <AnswerLine answer={answer} />
            {canAnswer && answer.state === 'WAITING' ? (
              <Button
                size="small"
                onClick={() => setAsked(answer)}
                aria-label={t('drafts.behalfOf', { customer: answer.customerCode })}
              >
                {t('drafts.behalf')}
              </Button>
            ) : null}
            <RequestList requests={answer.requests} />
          </li>
        ))}
      </ul>
      {asked ? (
        <BehalfDialog draft={draft} version={version} answer={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </Card>
  );
}

function AnswerLine({ answer }: { answer: DeskAnswer }) {
  const { t, language } = useWords();
  const word = wordOf(answerStates, answer.state);
  const name = language === 'en' ? answer.customerEn : answer.customer;
  const when = answer.answeredAt ? officeTime(answer.answeredAt).short : undefined;
  return (
    <div className="draft-answers__line">
      <b>{answer.customerCode}</b>
      <span>{name}</span>
      <StatusChip family={word.family ?? 'void'}>{say(word, language)}</StatusChip>
      {when ? (
        <span className="draft-answers__who">
          {t(answer.onBehalf ? 'drafts.byStaff' : 'drafts.by', { who: answer.answeredBy ?? '', time: when })}
        </span>
      ) : null}
      {answer.reason ? <span className="draft-answers__who">{answer.reason}</span> : null}
    </div>
  );
}
