import { htsParts } from '@loadline/contract/hts/hts.api';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useGoTo } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { Tabs } from '../../ui/tabs.tsx';

const schedule = 'schedule';

/** The schedule, and what else the screen shows. */
export function HtsParts({ current = schedule }: { current?: string | undefined }) {
  const { t, language } = useWords();
  const goTo = useGoTo();
  return (
    <Tabs
      label={t('goods.parts')}
      tabs={[
        { key: schedule, label: t('goods.schedule') },
        ...codesOf(htsParts).map((key) => ({ key, label: say(wordOf(htsParts, key), language) })),
      ]}
      current={current}
      onChoose={(part) => goTo('hts', part === schedule ? {} : { part })}
    />
  );
}
