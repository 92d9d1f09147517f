import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { customsApi, customsTabs } from '@loadline/contract/customs/customs.api';
import { customsFile } from '@loadline/contract/customs/customs-file';
import { wholeText } from '@loadline/contract/kernel/figures';
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
import { customsCells, customsColumns, furtherColumns } from '../../shared/customs/customs-cells.tsx';
import { customsFilters } from '../../shared/customs/customs-filters.ts';
import type { CustomsRow } from '../../shared/customs/customs-record.ts';
import { CustomsTotals } from '../../shared/customs/customs-totals.tsx';
import { CustomsPanel } from './customs-panel.tsx';

/** The declarations of a customer: where each stands, what is asked, what is to be paid; one of them beside the list. */
export function CustomsList() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const filters = customsFilters(words);
  const { filter } = useListAddress({ filter: customsApi.count.query, spans: spansOf(filters) });
  const { data: overview } = useQuery(asking(customsApi.overview, filter));
  const countOf = (wanted: string) => overview?.tabs.find(({ tab }) => tab === wanted)?.count;
  const figure = (wanted: string) => wholeText(countOf(wanted) ?? 0);
  return (
    <ResourceList
      name="customs"
      title={say(pages.customs.title, language)}
      facts={
        overview && t('customs.counts', { total: figure('all'), mine: figure('mine'), tax: figure('taxDue') })
      }
      search={t('customs.search')}
      queues={{
        label: t('customs.tabs'),
        current: filter.tab ?? 'all',
        tabs: tabsOf(customsTabs, language, countOf),
      }}
      fields={customsFile.fields}
      keyedBy="fileNo"
      nameOf={({ fileNo, waybillNo }) => shownNumbers(waybillNo ?? fileNo)}
      calls={customsApi}
      live={['customs']}
      about={[customsApi.overview, customsApi.detail]}
      sorted="-statusAt"
      columns={customsColumns}
      more={furtherColumns}
      cells={ownCells}
      rows="two lines"
      filters={filters}
      filtersInRow={4}
      totals={overview && <CustomsTotals of={overview} />}
      onOpen={({ fileNo }) => goTo('customs', { no: fileNo })}
      panel={({ row, close }) => row && <CustomsPanel key={row.fileNo} no={row.fileNo} onClose={close} />}
      unit={{ name: t('customs.unit.name'), one: t('customs.unit.one'), many: t('customs.unit.many') }}
      empty={{ title: t('customs.none'), detail: t('customs.noneDetail') }}
    />
  );
}

function ownCells(words: Words) {
  return customsCells<CustomsRow>(words, 'customs');
}
