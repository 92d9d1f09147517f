import { marginGroup, marginGroups } from '@loadline/contract/bills/margin';
import { marginApi, marginChoices } from '@loadline/contract/bills/margin.api';
import { deskPages } from '@loadline/contract/desk-pages';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useNavigation } from '../../../kernel/navigation.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import {
  bareDays,
  daysFilter,
  type FilterSpec,
  filterOf,
  spansOf,
} from '../../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { inLanguage } from '../named.ts';
import { MarginTotals, marginCells } from './margin-cells.tsx';
import { type MarginRow, narrowedTo } from './narrowed.ts';
import '../desk.css';

const figures = ['lines', 'charged', 'cost', 'margin', 'percent'] as const;

/** What is left of what was charged, by order, customer, product or month; each group leads to its orders, an order to its charges. */
export function MarginsScreen() {
  const words = useWords();
  const { t, language } = words;
  const { go } = useNavigation();
  const filters = useFilters(words);
  const { filter } = useListAddress({ filter: marginApi.count.query, spans: spansOf(filters) });
  const by = filter.by ?? 'order';
  const { data: sums } = useQuery(asking(marginApi.overview, filter));
  return (
    <ResourceList
      name="opsMargins"
      frame="desk"
      title={say(deskPages.opsMargin.title, language)}
      search={say(marginApi.count.query.search.label, language)}
      queues={{
        label: t('margins.tabs'),
        current: by,
        tabs: tabsOf(marginGroups, language, () => undefined).map((tab) => ({
          ...tab,
          search: { by: tab.key },
        })),
      }}
      fields={marginGroup.fields}
      calls={marginApi}
      about={[marginApi.overview]}
      live={['bill']}
      sorted="-margin"
      columns={by === 'order' ? ['name', 'customer', ...figures] : ['name', ...figures]}
      more={['from', 'to', 'without', 'unrated']}
      cells={(said) => marginCells(said, by)}
      nameOf={(row: MarginRow) => row.name ?? row.id}
      rows="two lines"
      filters={filters}
      onOpen={(row) => go(narrowedTo(row, by))}
      totals={sums ? <MarginTotals of={sums} /> : undefined}
      unit={{ name: t('margins.unit.name'), one: t('margins.unit.one'), many: t('margins.unit.many') }}
      empty={{ title: t('margins.none'), detail: t('margins.noneDetail') }}
    />
  );
}

type Choices = AnswerOf<typeof marginChoices>['customers'];

function useFilters({ t, language }: Words): FilterSpec[] {
  const { data } = useQuery(asking(marginChoices, {}));
  const options = (choices: Choices = []) =>
    choices.map(({ value, zh, en }) => ({ value, label: inLanguage(language, zh, en) }));
  return [
    filterOf(marginApi.count.query, 'orgId', language, { options: options(data?.customers) }),
    filterOf(marginApi.count.query, 'product', language, { options: options(data?.products) }),
    daysFilter('days', t('margins.days'), { ...bareDays, periods: ['last30', 'last90'] }),
  ];
}
