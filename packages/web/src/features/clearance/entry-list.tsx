import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { entryFile } from '@loadline/contract/clearance/entry';
import { entryApi, entryTabs } from '@loadline/contract/clearance/entry.api';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useGoTo } from '../../kernel/page-link.tsx';
import { useWords, type Words } from '../../kernel/words.ts';
import { spansOf } from '../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useListAddress } from '../../resource/use-list-address.ts';
import { tabsOf } from '../../resource/views/views-of-list.ts';
import { entryCells, entryColumnsOf } from '../../shared/clearance/entry-cells.tsx';
import { entryFilters, inChosenZone } from '../../shared/clearance/entry-filters.ts';
import type { EntryRow } from '../../shared/clearance/entry-record.ts';
import { EntryPanel } from './entry-panel.tsx';

/** The entries of a customer: how far each is, what customs hold; one of them beside the list. */
export function EntryList() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const filters = entryFilters(words);
  const { filter } = useListAddress({ filter: entryApi.count.query, spans: spansOf(filters) });
  const { data: overview } = useQuery(asking(entryApi.overview, inChosenZone(filter)));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  return (
    <ResourceList
      name="coa"
      title={say(pages.coa.title, language)}
      search={t('clearance.search')}
      queues={{
        label: t('customs.tabs'),
        current: filter.tab ?? 'all',
        tabs: tabsOf(entryTabs, language, countOf),
      }}
      fields={entryFile.fields}
      keyedBy="fileNo"
      nameOf={({ fileNo, master }) => shownNumbers(master ?? fileNo)}
      calls={entryApi}
      asks={inChosenZone}
      live={['clearance']}
      about={[entryApi.overview, entryApi.detail]}
      sorted="-statusAt"
      {...entryColumnsOf(filter.tab)}
      cells={ownCells}
      rows="two lines"
      filters={filters}
      onOpen={({ fileNo }) => goTo('coa', { no: fileNo })}
      panel={({ row, close }) => row && <EntryPanel key={row.fileNo} no={row.fileNo} onClose={close} />}
      unit={{ name: t('clearance.unit.name'), one: t('clearance.unit.one'), many: t('clearance.unit.many') }}
      empty={{ title: t('clearance.none'), detail: t('clearance.noneDetail') }}
    />
  );
}

function ownCells(words: Words) {
  return entryCells<EntryRow>(words, 'coa');
}
