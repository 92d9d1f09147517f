import { wordOf } from '@loadline/contract/kernel/code';
import type { DeskAnswer, DeskDraft, DeskVersion } from '@loadline/contract/waybill-drafts/draft';
import { waybillDraft } from '@loadline/contract/waybill-drafts/draft.api';
import { answerStates, preparableStatuses } from '@loadline/contract/waybill-drafts/draft.lifecycle';
import {
  answerForCustomer,
  deskWaybillDraft,
  saveDraft,
} from '@loadline/contract/waybill-drafts/draft-desk.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { permitted } from '../../kernel/permitted.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { BehalfDialog } from './behalf-dialog.tsx';
import { DraftEditing } from './draft-editing.tsx';
import { DraftList, SameRows, useOnlyChanged } from './draft-list.tsx';
import { papersOf } from './draft-papers.ts';
import { DraftWaiting } from './draft-waiting.tsx';
import { RequestList } from './own-answer.tsx';
import { OwnReview } from './own-review.tsx';
import { VersionState } from './version-state.tsx';
import './draft-desk.css';
import './drafts.css';

/** The draft of a waybill as a part of its detail: staff prepare and send it, a customer looks their part over. */
export function DraftTab({ no }: { no: string }) {
  return may('op:mawb:view') ? <DeskTab no={no} /> : <OwnTab no={no} />;
}

function DeskTab({ no }: { no: string }) {
  const draft = useQuery(asking(deskWaybillDraft, { no }));
  useLive('mawb', draft.data?.mawbId, () => draft.refetch());
  if (draft.data) return <DraftDesk draft={draft.data} />;
  return <DraftWaiting error={draft.error} onRetry={() => void draft.refetch()} />;
}

function OwnTab({ no }: { no: string }) {
  const { t } = useWords();
  const draft = useQuery(asking(waybillDraft, { no }));
  useLive('mawb', draft.data?.mawbId, () => draft.refetch());
  const isNone = draft.error instanceof Refusal && draft.error.status === 404;
  if (isNone) return <EmptyState title={t('drafts.none')} detail={t('drafts.noneDetail')} />;
  if (!draft.data) return <DraftWaiting error={draft.error} onRetry={() => void draft.refetch()} />;
  return (
    <div className="draft-own">
      <OwnReview draft={draft.data} />
    </div>
  );
}

/** The draft at the desk: what is being prepared is typed here; what was sent is looked at, with the answers to it. */
function DraftDesk({ draft }: { draft: DeskDraft }) {
  const [newest] = draft.versions;
  const isOut = newest?.state === 'SENT' || newest?.state === 'AGREED';
  const canPrepare =
    !isOut && preparableStatuses.includes(draft.status) && permitted(saveDraft) !== undefined;
  const asked = draft.versions.find(({ state }) => state !== 'PREPARING');
  return (
    <div className="draft-desk">
      {asked ? <AnswersCard draft={draft} version={asked} /> : null}
      {canPrepare ? <DraftEditing key={draft.mawbId} draft={draft} /> : <DraftReading draft={draft} />}
    </div>
  );
}

interface AnswersCardProps {
  draft: DeskDraft;
  /** The newest version that was sent. */
  version: DeskVersion;
}

/** Who has answered a version and what; staff answer for who has answered elsewhere. */
function AnswersCard({ draft, version }: AnswersCardProps) {
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
      <CodeChip word={word} />
      {when ? (
        <span className="draft-answers__who">
          {t(answer.onBehalf ? 'drafts.byStaff' : 'drafts.by', { who: answer.answeredBy ?? '', time: when })}
        </span>
      ) : null}
      {answer.reason ? <span className="draft-answers__who">{answer.reason}</span> : null}
    </div>
  );
}

/** The newest version as it is, beside the one before. */
function DraftReading({ draft }: { draft: DeskDraft }) {
  const { t } = useWords();
  const [newest, before] = draft.versions;
  const papers = newest ? papersOf(newest, before) : [];
  const changes = papers.flatMap(({ rows }) => rows.filter((row) => row.before !== undefined)).length;
  const { only, setOnly } = useOnlyChanged(changes);
  if (!newest) return <EmptyState title={t('drafts.noneYet')} detail={t('drafts.noneYetDetail')} />;
  const all = papers.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Card
      flush
      title={<VersionState version={newest} />}
      aside={
        before && changes > 0 ? (
          <SegmentedControl
            label={t('drafts.shown')}
            value={only ? 'changes' : 'whole'}
            onChange={(value) => setOnly(value === 'changes')}
            options={[
              { value: 'changes', label: t('drafts.onlyChanges') },
              { value: 'whole', label: t('drafts.whole') },
            ]}
          />
        ) : null
      }
    >
      <DraftList papers={papers} onlyChanged={only} />
      {only && before ? (
        <SameRows count={all - changes} version={before.no} onShow={() => setOnly(false)} />
      ) : null}
    </Card>
  );
}
