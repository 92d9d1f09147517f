import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { question } from '@loadline/contract/questions/question';
import { askQuestion, questionApi } from '@loadline/contract/questions/question.api';
import { questionTabs } from '@loadline/contract/questions/question.codes';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { spansOf } from '../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useListAddress } from '../../resource/use-list-address.ts';
import { useOpen } from '../../resource/use-open.ts';
import { tabsOf } from '../../resource/views/views-of-list.ts';
import { HtsTabs } from '../../shared/hts/hts-tabs.tsx';
import { newQuestion } from '../../shared/questions/ask-link.tsx';
import {
  furtherQuestionColumns,
  questionCells,
  questionColumns,
  questionFilters,
} from '../../shared/questions/question-cells.tsx';
import type { QuestionRow } from '../../shared/questions/question-record.ts';
import { Button } from '../../ui/button.tsx';
import { QuestionForm } from './question-form.tsx';

/** What a customer has asked about the classification of goods. */
export function QuestionList() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const filters = questionFilters(words);
  const { filter } = useListAddress({ filter: questionApi.count.query, spans: spansOf(filters) });
  const { data: overview } = useQuery(asking(questionApi.overview, filter));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  const figure = (tab: string) => wholeText(countOf(tab) ?? 0);
  const mayAsk = permitted(askQuestion) !== undefined;
  return (
    <ResourceList
      name="questions"
      title={say(pages.hts.title, language)}
      facts={overview && t('questions.facts', { waiting: figure('waiting'), answered: figure('answered') })}
      actions={mayAsk ? <AskButton /> : null}
      above={<HtsTabs current="questions" />}
      search={t('questions.search')}
      queues={{
        label: t('questions.tabs'),
        current: filter.tab ?? 'questions',
        tabs: tabsOf(questionTabs, language, countOf),
      }}
      fields={question.fields}
      keyedBy="no"
      calls={questionApi}
      live={['question']}
      about={[questionApi.overview]}
      sorted="-stateAt"
      columns={questionColumns}
      more={furtherQuestionColumns}
      cells={ownCells}
      rows="two lines"
      filters={filters}
      onOpen={({ no }) => goTo('hts', { no })}
      panel={({ key, close }) =>
        key === newQuestion && mayAsk ? (
          <QuestionForm onClose={close} onAsked={(no) => goTo('hts', { no })} />
        ) : null
      }
      unit={{ name: t('questions.unit.name'), one: t('questions.unit.one'), many: t('questions.unit.many') }}
      empty={{ title: t('questions.none'), detail: t('questions.noneDetail') }}
    />
  );
}

function ownCells(words: Words) {
  return questionCells<QuestionRow>(words, 'hts');
}

function AskButton() {
  const { t } = useWords();
  const { show } = useOpen();
  return (
    <Button look="primary" icon="comment" onClick={() => show(newQuestion)}>
      {t('questions.ask')}
    </Button>
  );
}
