import { deskPages } from '@loadline/contract/desk-pages';
import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { deskQuestion } from '@loadline/contract/questions/question';
import { questionTabs } from '@loadline/contract/questions/question.codes';
import { deskQuestionApi } from '@loadline/contract/questions/question-desk.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf, spansOf } from '../../../resource/filter/filter-spec.ts';
import { RecordPage } from '../../../resource/record-page.tsx';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import {
  furtherQuestionColumns,
  questionCells,
  questionColumns,
  questionFilters,
} from '../../../shared/questions/question-cells.tsx';
import { inLanguage, named } from '../named.ts';
import type { DeskQuestionRow } from './desk-question.ts';
import { DeskQuestionPage } from './desk-question-page.tsx';
import '../desk.css';

/** The classification questions of the customers one serves, or at `?no=` one of them. */
export function QuestionsDeskScreen() {
  const [{ no }] = useAddress(deskQuestionApi.detail.query);
  return no ? <OneQuestion no={no} /> : <QuestionsDesk />;
}

function OneQuestion({ no }: { no: string }) {
  const { t } = useWords();
  const detail = useQuery(asking(deskQuestionApi.detail, { no }));
  const client = useQueryClient();
  const id = detail.data?.question.id;
  useLive('question', id, () => {
    if (id)
      void client.invalidateQueries({ queryKey: asking(deskFilesOf, { subject: 'question', id }).queryKey });
    return detail.refetch();
  });
  return (
    <RecordPage no={no} question={detail} what={t('questions.unit.name')} list={{ page: 'opsHts' }} atDesk>
      {(of) => <DeskQuestionPage key={no} of={of} />}
    </RecordPage>
  );
}

function QuestionsDesk() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const filters = useDeskFilters(words);
  const { filter } = useListAddress({ filter: deskQuestionApi.count.query, spans: spansOf(filters) });
  const { data: overview } = useQuery(asking(deskQuestionApi.overview, filter));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  const figure = (tab: string) => wholeText(countOf(tab) ?? 0);
  const [first, ...others] = questionColumns;
  return (
    <ResourceList
      name="opsQuestions"
      frame="desk"
      title={say(deskPages.opsHts.title, language)}
      facts={overview && t('questions.facts', { waiting: figure('waiting'), answered: figure('answered') })}
      search={t('questions.search')}
      queues={{
        label: t('questions.tabs'),
        current: filter.tab ?? 'questions',
        tabs: tabsOf(questionTabs, language, countOf),
      }}
      fields={deskQuestion.fields}
      keyedBy="no"
      calls={deskQuestionApi}
      live={['question']}
      about={[deskQuestionApi.overview]}
      sorted="-stateAt"
      columns={[first, 'customer', ...others]}
      more={furtherQuestionColumns}
      cells={deskCells}
      rows="two lines"
      filters={filters}
      onOpen={({ no }) => goTo('opsHts', { no })}
      unit={{ name: t('questions.unit.name'), one: t('questions.unit.one'), many: t('questions.unit.many') }}
      empty={{ title: t('questions.none'), detail: t('questions.noneAtDesk') }}
    />
  );
}

const customersAtOnce = 200;

/** The same as its customer's, and whose it is. */
function useDeskFilters(words: Words): FilterSpec[] {
  const { language } = words;
  const isKnown = may('op:customer:view');
  const { data } = useQuery({ ...asking(customerApi.list, { size: customersAtOnce }), enabled: isKnown });
  const options = (data?.rows ?? []).map((row) => ({
    value: row.id,
    label: `${row.code} ${named(row, language)}`,
  }));
  return [
    ...(isKnown ? [filterOf(deskQuestionApi.count.query, 'orgId', language, { options })] : []),
    ...questionFilters(words),
  ];
}

function deskCells(words: Words): ColumnLooks<typeof deskQuestion.fields, DeskQuestionRow> {
  return {
    ...questionCells<DeskQuestionRow>(words, 'opsHts'),
    customer: {
      width: 132,
      cell: ({ customer, customerEn }) => inLanguage(words.language, customer, customerEn),
    },
  };
}
