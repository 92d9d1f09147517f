import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { trustSorts } from '@loadline/contract/trusts/trust.api';
import {
  countDeskTrusts,
  deskTrustOverview,
  exportDeskTrusts,
  listDeskTrusts,
} from '@loadline/contract/trusts/trust-desk.api';
import {
  type DeskTrustTab,
  deskTrustTab,
  deskTrustTabs,
  filterOfTab,
} from '@loadline/contract/trusts/trust-desk.tabs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { ExportButton, useExport } from '../../../resource/export-button.tsx';
import { useList } from '../../../resource/use-list.ts';
import { type ListShape, useListAddress } from '../../../resource/use-list-address.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { DeskList } from '../desk-list.tsx';
import { QueueCounters } from '../queue-counters.tsx';
import { trustColumns } from './trust-columns.tsx';
import { deskTrustFilters } from './trust-filters.ts';

const filter = { ...countDeskTrusts.query, tab: deskTrustTab };

const shape = {
  filter,
  sorts: trustSorts,
  spans: {
    submitted: ['submittedFrom', 'submittedTo'],
    ready: ['readyFrom', 'readyTo'],
  },
} as const satisfies ListShape<typeof filter, keyof (typeof trustSorts)['codes']>;

/** The trust orders of one's customers; what waits to be decided first, the longest waiting at the top. */
export function TrustsScreen() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const client = useQueryClient();
  const address = useListAddress(shape);
  const tab = address.filter.tab ?? 'waiting';
  const narrowed = <A extends { tab?: DeskTrustTab | undefined }>({ tab: _tab, ...asked }: A) => ({
    ...filterOfTab[tab],
    ...asked,
  });
  const list = useList(address, {
    page: (asked) => asking(listDeskTrusts, narrowed(asked)),
    count: (asked) => asking(countDeskTrusts, narrowed(asked)),
  });
  const { data: overview } = useQuery(asking(deskTrustOverview, {}));
  useLive('trust', undefined, () => client.invalidateQueries({ predicate: isOfTheDesk }));
  const columns = useMemo(() => trustColumns(words), [words]);
  const exporting = useExport(() => callForFile(exportDeskTrusts, { query: narrowed(address.filter) }));
  const rows = list.page.data?.rows ?? [];
  return (
    <PanelFrame look="sheet">
      <DeskList
        title={say(pages.opsTrusts.title, language)}
        facts={
          overview &&
          t('trusts.counts', {
            waiting: wholeText(overview.waiting),
            late: wholeText(overview.late),
            hours: overview.lateAfterHours,
          })
        }
        search={t('trusts.search')}
        actions={
          <ExportButton busy={exporting.busy} onStart={exporting.start}>
            {t('trusts.export')}
          </ExportButton>
        }
        above={
          <>
            <QueueCounters current="trusts" />
            <ScopeTabs tab={tab} onChoose={(chosen) => address.change({ tab: chosen })} />
          </>
        }
        filters={deskTrustFilters(words, overview)}
        address={address}
        {...(tab !== 'waiting' && { sorts: shape.sorts })}
        list={list}
        columns={columns}
        rows="two lines"
        onOpen={(id) => goTo('opsTrust', { no: rows.find((row) => row.id === id)?.trustNo ?? '' })}
        unit={{ name: t('trust.unit.name'), one: t('trust.unit.one'), many: t('trust.unit.many') }}
        empty={
          <EmptyState
            title={t(tab === 'waiting' ? 'trusts.noneWait' : 'trusts.none')}
            detail={t('trusts.noneDetail')}
          />
        }
      />
    </PanelFrame>
  );
}

const asked: readonly unknown[] = [listDeskTrusts.path, countDeskTrusts.path, deskTrustOverview.path];

function isOfTheDesk({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return asked.includes(queryKey[0]);
}

function ScopeTabs({ tab, onChoose }: { tab: DeskTrustTab; onChoose: (tab: string) => void }) {
  const { t, language } = useWords();
  const { data: overview } = useQuery(asking(deskTrustOverview, {}));
  const countIn = (key: DeskTrustTab): number | undefined => {
    if (!overview) return undefined;
    const { waiting, amending, state } = filterOfTab[key];
    if (waiting) return overview.waiting;
    if (amending) return overview.amending;
    if (!state) return overview.total;
    return overview.byState
      .filter((one) => state.includes(one.state))
      .reduce((sum, { count }) => sum + count, 0);
  };
  return (
    <Tabs
      label={t('trusts.tabs')}
      current={tab}
      onChoose={onChoose}
      tabs={codesOf(deskTrustTabs).map((key) => {
        const count = countIn(key);
        return {
          key,
          label: say(wordOf(deskTrustTabs, key), language),
          count: count === undefined ? undefined : wholeText(count),
        };
      })}
    />
  );
}
