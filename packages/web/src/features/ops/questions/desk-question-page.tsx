import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { openQuestions } from '@loadline/contract/questions/question.codes';
import { answerQuestion, deskQuestionApi } from '@loadline/contract/questions/question-desk.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { permitted } from '../../../kernel/permitted.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { AnswerCards, AskedCard } from '../../../shared/questions/question-body.tsx';
import { QuestionStateChip } from '../../../shared/questions/question-state.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { inLanguage } from '../named.ts';
import { AnswerCard } from './answer-card.tsx';
import type { DeskQuestionRecord } from './desk-question.ts';

/** One question on the desk: what is asked, with its photos, and where it is answered. */
export function DeskQuestionPage({ of }: { of: DeskQuestionRecord }) {
  const { language } = useWords();
  const { id, no, customer, customerEn, state, orderNumber } = of.question;
  const files = useQuery(asking(deskFilesOf, { subject: 'question', id }));
  const isOpen = openQuestions.includes(state) && permitted(answerQuestion);
  return (
    <PanelFrame>
      <DetailFrame
        title={
          <RecordTitle
            list={{ page: 'opsHts' }}
            title={no}
            number={no}
            beside={<QuestionStateChip state={state} />}
            facts={<span>{inLanguage(language, customer, customerEn)}</span>}
          />
        }
        side={
          <>
            <FilesCard files={files.data ?? []} calls={deskFileCalls('question', id)} usual="2" />
            <DocumentHistoryCard question={asking(deskQuestionApi.history, { no })} />
          </>
        }
      >
        <AskedCard
          of={of}
          order={
            orderNumber && may('op:order:view') ? (
              <PageLink page="opsOrder" query={{ no: orderNumber }}>
                {orderNumber}
              </PageLink>
            ) : (
              orderNumber
            )
          }
        />
        {isOpen ? <AnswerCard question={of.question} before={of.thread[0]} /> : null}
        <AnswerCards thread={of.thread} />
      </DetailFrame>
    </PanelFrame>
  );
}
