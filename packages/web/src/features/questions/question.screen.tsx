import { filesOf } from '@loadline/contract/files/file.api';
import { questionApi } from '@loadline/contract/questions/question.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { useWords } from '../../kernel/words.ts';
import { RecordPage } from '../../resource/record-page.tsx';
import { questionsTab } from '../../shared/hts/hts-tabs.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionPage } from './question-page.tsx';

/** The classification questions of a customer, or at `?no=` one of them. */
export function QuestionScreen() {
  const [{ no }] = useAddress(questionApi.detail.query);
  return no ? <OneQuestion no={no} /> : <QuestionList />;
}

function OneQuestion({ no }: { no: string }) {
  const { t } = useWords();
  const detail = useQuery(asking(questionApi.detail, { no }));
  const client = useQueryClient();
  const id = detail.data?.question.id;
  useLive('question', id, () => {
    if (id)
      void client.invalidateQueries({ queryKey: asking(filesOf, { subject: 'question', id }).queryKey });
    return detail.refetch();
  });
  return (
    <RecordPage
      no={no}
      question={detail}
      what={t('questions.unit.name')}
      list={{ page: 'hts', query: questionsTab, title: t('questions.tab') }}
    >
      {(of) => <QuestionPage key={no} of={of} />}
    </RecordPage>
  );
}
