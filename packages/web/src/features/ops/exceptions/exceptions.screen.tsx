import { deskSorts } from '@loadline/contract/exceptions/sheet';
import {
  countDeskSheets,
  deskFilter,
  deskOverview,
  deskTabs,
  listDeskSheets,
} from '@loadline/contract/exceptions/sheet-desk.api';
import { type CodeOf, codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { useList } from '../../../resource/use-list.ts';
import { type ListShape, useListAddress } from '../../../resource/use-list-address.ts';
import { useSelection } from '../../../resource/use-selection.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskList } from '../desk-list.tsx';
import { QueueCounters } from '../queue-counters.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import type { ExceptionRow } from './exception.ts';
import { ExceptionBulk } from './exception-bulk.tsx';
import { exceptionColumns } from './exception-columns.tsx';
import '../../../resource/sheet/sheet.css';

const shape = {
  filter: deskFilter,
  sorts: deskSorts,
  spans: { opened: ['openedFrom', 'openedTo'] },
} as const satisfies ListShape<typeof deskFilter, keyof (typeof deskSorts)['codes']>;

type Tab = CodeOf<typeof deskTabs>;

/** What is wrong with the orders of one's customers; what runs out first stands first. */
export function ExceptionsScreen() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const address = useListAddress(shape);
  const tab: Tab = address.filter.tab ?? 'open';
  const list = useList(address, {
    page: (asked) => asking(listDeskSheets, { ...asked, tab }),
    count: (asked) => asking(countDeskSheets, { ...asked, tab }),
  });
  const columns = useMemo(() => exceptionColumns(words), [words]);
  const rows = list.page.data?.rows ?? [];
  const selection = useSelection<ExceptionRow>(JSON.stringify(address.filter), rows, (row) => row.id);
  const byId = new Map(rows.map((row) => [row.id, row.sheetNo]));
  return (
    <PanelFrame look="sheet">
      <DeskList
        title={say(pages.opsExceptions.title, language)}
        facts={<Facts />}
        search={t('exceptions.search')}
        above={
          <>
            <QueueCounters current="exceptions" />
            <ScopeTabs tab={tab} onChoose={(chosen) => address.change({ tab: chosen })} />
          </>
        }
        filters={useFilters()}
        address={address}
        sorts={shape.sorts}
        list={list}
        columns={columns}
        rows="two lines"
        choice={
          may('op:exception:edit')
            ? {
                chosen: selection.keys,
                onChange: selection.choose,
                rowLabel: t('resource.selection.row'),
                pageLabel: t('resource.selection.page'),
              }
            : undefined
        }
        bulk={selection.keys.size > 0 ? <ExceptionBulk selection={selection} /> : null}
        onOpen={(id) => goTo('opsException', { no: byId.get(id) ?? '' })}
        unit={{ name: t('sheets.unit.name'), one: t('sheets.unit.one'), many: t('sheets.unit.many') }}
        empty={<EmptyState title={t('exceptions.none')} detail={t('exceptions.noneDetail')} />}
      />
    </PanelFrame>
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

function useOverview() {
  return useQuery(asking(deskOverview, {})).data;
}

function Facts() {
  const { t } = useWords();
  const overview = useOverview();
  if (!overview) return null;
  const of = (wanted: Tab) => wholeText(overview.find(({ tab }) => tab === wanted)?.count ?? 0);
  return t('exceptions.counts', { open: of('open'), late: of('late'), unassigned: of('unassigned') });
}

function ScopeTabs({ tab, onChoose }: { tab: Tab; onChoose: (tab: string) => void }) {
  const { t, language } = useWords();
  const overview = useOverview();
  return (
    <Tabs
      label={t('exceptions.tabs')}
      current={tab}
      onChoose={onChoose}
      tabs={codesOf(deskTabs).map((key) => {
        const count = overview?.find((one) => one.tab === key)?.count;
        const label = say(wordOf(deskTabs, key), language);
        return { key, label, count: count === undefined ? undefined : wholeText(count) };
      })}
    />
  );
}
