import { boundGoodsApi } from '@loadline/contract/goods/goods-code.api';
import { htsParts } from '@loadline/contract/hts/hts.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { questionApi } from '@loadline/contract/questions/question.api';
import { useGoTo } from '../../kernel/page-link.tsx';
import { permitted } from '../../kernel/permitted.ts';
import { useWords } from '../../kernel/words.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** Where the questions stand. */
export const questionsTab = { tab: 'questions' };

/** The parts of the page: the schedule, one's own goods, and what was asked about the one for the other. */
export function HtsTabs({ current }: { current: 'schedule' | 'goods' | 'questions' }) {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const addresses = { schedule: {}, goods: { part: 'goods' }, questions: questionsTab };
  const tabs = [
    { key: 'schedule', label: t('goods.schedule') },
    ...(permitted(boundGoodsApi.list)
      ? [{ key: 'goods', label: say(wordOf(htsParts, 'goods'), language) }]
      : []),
    ...(permitted(questionApi.list) ? [{ key: 'questions', label: t('questions.tab') }] : []),
  ];
  return (
    <Tabs
      label={say(pages.hts.title, language)}
      tabs={tabs}
      current={current}
      onChoose={(tab) => goTo('hts', tab === 'goods' || tab === 'questions' ? addresses[tab] : {})}
    />
  );
}
