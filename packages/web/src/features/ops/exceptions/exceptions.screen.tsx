import {
  countDeskSheets,
  deskFilter,
  deskOverview,
  deskRowFields,
  deskTabs,
  listDeskSheets,
} from '@loadline/contract/exceptions/sheet-desk.api';
import type { CodeOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { tabsOf } from '../../../resource/views/views-of-list.ts';
import { QueueCounters } from '../queue-counters.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { ExceptionBatch } from './exception-batch.tsx';
import { exceptionCells, exceptionColumns } from './exception-columns.tsx';
import '../../../resource/sheet/sheet.css';

/** What is wrong with the orders of one's customers; what runs out first stands first. */
export function ExceptionsScreen() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const [{ tab = 'open' }] = useAddress({ tab: deskFilter.tab });
  const { data: overview } = useQuery(asking(deskOverview, {}));
  const countOf = (wanted: CodeOf<typeof deskTabs>) =>
    overview && (overview.find((one) => one.tab === wanted)?.count ?? 0);
  const figure = (wanted: CodeOf<typeof deskTabs>) => wholeText(countOf(wanted) ?? 0);
  return (
    <ResourceList
      name="opsExceptions"
      frame="desk"
      title={say(pages.opsExceptions.title, language)}
      facts={
        overview &&
        t('exceptions.counts', {
          open: figure('open'),
          late: figure('late'),
          unassigned: figure('unassigned'),
        })
      }
      search={t('exceptions.search')}
      above={<QueueCounters current="exceptions" />}
      queues={{ label: t('exceptions.tabs'), current: tab, tabs: tabsOf(deskTabs, language, countOf) }}
      fields={deskRowFields}
      list={listDeskSheets}
      count={countDeskSheets}
      asks={(filter) => ({ ...filter, tab })}
      columns={exceptionColumns}
      cells={exceptionCells}
      rows="two lines"
      filters={useFilters()}
      withChosen={may('op:exception:edit') ? (rows) => <ExceptionBatch rows={rows} /> : undefined}
      onOpen={({ sheetNo }) => goTo('opsException', { no: sheetNo })}
      unit={{ name: t('sheets.unit.name'), one: t('sheets.unit.one'), many: t('sheets.unit.many') }}
      empty={{ title: t('exceptions.none'), detail: t('exceptions.noneDetail') }}
    />
  );
}

function useFilters(): FilterSpec[] {
  const { t, language } = useWords();
  const { people } = useOptions(useChoices());
  return [
    filterOf(deskFilter, 'state', language),
    filterOf(deskFilter, 'kind', language),
    filterOf(deskFilter, 'severity', language),
    filterOf(deskFilter, 'handlerId', language, { options: people }),
    filterOf(deskFilter, 'stage', language),
    {
      key: 'opened',
      label: t('sheets.opened'),
      from: 'openedFrom',
      to: 'openedTo',
      periods: ['today', 'last7', 'last30', 'last90'],
    },
  ];
}
