import { filesOf } from '@loadline/contract/files/file.api';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { questionApi } from '@loadline/contract/questions/question.api';
import { questionLifecycle } from '@loadline/contract/questions/question.codes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../kernel/asking.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { DocumentHistoryCard } from '../../resource/document/document-history-card.tsx';
import { FilesCard } from '../../resource/files/files-card.tsx';
import { ownFileCalls } from '../../resource/files/own-files.ts';
import { RecordTitle } from '../../resource/record-title.tsx';
import { questionsTab } from '../../shared/hts/hts-tabs.tsx';
import { AnswerCards, AskedCard } from '../../shared/questions/question-body.tsx';
import type { QuestionAnswer, QuestionRecord } from '../../shared/questions/question-record.ts';
import { QuestionStateChip } from '../../shared/questions/question-state.tsx';
import { Button } from '../../ui/button.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';

/** One question: the answer that stands, what was asked and answered before, and what can be done with it. */
export function QuestionPage({ of }: { of: QuestionRecord }) {
  const { t, language } = useWords();
  const { id, no, nameZh, nameEn, state, orderNumber, origin } = of.question;
  const files = useQuery(asking(filesOf, { subject: 'question', id }));
  return (
    <DetailFrame
      onPhones
      title={
        <RecordTitle
          list={{ page: 'hts', query: questionsTab, title: t('questions.tab') }}
          title={no}
          number={no}
          beside={<QuestionStateChip state={state} />}
          facts={<span>{language === 'en' ? nameEn : nameZh}</span>}
          actions={<Deeds of={of} />}
        />
      }
      head={
        <AnswerCards
          thread={of.thread.slice(0, 1)}
          more={(answer) => <Links answer={answer} origin={origin} />}
        />
      }
      side={
        <>
          <FilesCard files={files.data ?? []} calls={ownFileCalls('question', id)} usual="PHOTO" />
          <DocumentHistoryCard question={asking(questionApi.history, { no })} />
        </>
      }
    >
      <AskedCard
        of={of}
        order={
          orderNumber && may('order:view') ? (
            <PageLink page="orderDetail" query={{ no: orderNumber }}>
              {orderNumber}
            </PageLink>
          ) : (
            orderNumber
          )
        }
      />
      <AnswerCards thread={of.thread.slice(1)} isEarlier />
    </DetailFrame>
  );
}

interface LinksProps {
  answer: QuestionAnswer;
  origin: QuestionRecord['question']['origin'];
}

/** Where the number stands in the schedule, and what goods of the country that was asked about owe in all. */
function Links({ answer: { hts, validFrom }, origin }: LinksProps) {
  const { t } = useWords();
  return (
    <>
      <PageLink page="hts" query={{ no: hts, on: validFrom, heading: hts.slice(0, 4) }}>
        {t('questions.inSchedule')}
      </PageLink>
      {may('tariff:view') ? (
        <PageLink page="tariff" query={{ hts, origin }}>
          {t('questions.toTariff')}
        </PageLink>
      ) : null}
    </>
  );
}

/** The one that ends it stands last. */
const decisions = ['WITHDRAWN', 'REOPENED', 'ACCEPTED'] as const;

function Deeds({ of }: { of: QuestionRecord }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<Decision>();
  const next = nextOf(questionLifecycle, of.question.state, permissionsHeld());
  return (
    <>
      {decisions
        .filter((to) => next.includes(to))
        .map((to) => (
          <Button key={to} look={to === 'ACCEPTED' ? 'primary' : 'secondary'} onClick={() => setAsked(to)}>
            {t(`questions.deed.${to}`)}
          </Button>
        ))}
      {asked ? (
        <DecisionDialog question={of.question} to={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  );
}
