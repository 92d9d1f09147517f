import {
  type WaybillStatus,
  waybillStatuses,
  waybillStatusOrder,
} from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { Search } from '../../kernel/navigation.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { CounterStrip } from '../../ui/counter-strip.tsx';

interface WaybillCountersProps {
  page: 'mawb' | 'mawbOpt';
  look: 'edge' | 'card';
  counts: readonly { readonly status: WaybillStatus; readonly count: number }[];
  /** What the list is filtered by: a counter changes the status alone. */
  raw: Search;
  chosen: readonly WaybillStatus[] | undefined;
}

/** How many stand in each of the 16 states; each narrows the list to what it counts, once more widens it again. */
export function WaybillCounters({ page, look, counts, raw, chosen }: WaybillCountersProps) {
  const { t, language } = useWords();
  const current = chosen?.length === 1 ? chosen[0] : undefined;
  return (
    <CounterStrip
      label={t('waybills.counters')}
      look={look}
      current={current}
      counters={waybillStatusOrder.map((status) => {
        const word = wordOf(waybillStatuses, status);
        const count = counts.find((one) => one.status === status)?.count ?? 0;
        return { key: status, label: say(word, language), family: word.family, count: wholeText(count) };
      })}
      link={({ key }, drawn) => (
        <PageLink page={page} query={{ ...raw, status: key === current ? undefined : key }} {...drawn} />
      )}
    />
  );
}
