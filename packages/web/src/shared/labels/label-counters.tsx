import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { labelStates } from '@loadline/contract/labels/label.codes';
import { usePlace } from '../../kernel/navigation.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { one } from '../../resource/use-list-address.ts';
import { CounterStrip } from '../../ui/counter-strip.tsx';
import type { LabelOverview } from './label-record.ts';

interface LabelCountersProps {
  page: 'label' | 'opsLabel';
  states: LabelOverview['states'] | undefined;
}

/** How many stand in each status; each narrows the list to what it counts, once more widens it again. */
export function LabelCounters({ page, states = [] }: LabelCountersProps) {
  const { t, language } = useWords();
  const { search: raw } = usePlace();
  const current = one(raw['status']);
  return (
    <CounterStrip
      label={t('labels.counters')}
      look={page === 'label' ? 'card' : 'edge'}
      current={current}
      counters={codesOf(labelStates).map((state) => {
        const word = wordOf(labelStates, state);
        const count = states.find((found) => found.state === state)?.count ?? 0;
        return { key: state, label: say(word, language), family: word.family, count: wholeText(count) };
      })}
      link={({ key }, drawn) => (
        <PageLink
          page={page}
          query={{ ...raw, open: undefined, status: key === current ? undefined : key }}
          {...drawn}
        />
      )}
    />
  );
}
