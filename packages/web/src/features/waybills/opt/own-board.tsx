import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import {
  countOwnWaybills,
  exportWaybills,
  listOwnWaybills,
  ownOverview,
} from '@loadline/contract/waybills/waybill.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { useExport } from '../../../resource/export-button.tsx';
import { countedIn } from '../../../resource/unit.ts';
import { useList } from '../../../resource/use-list.ts';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { type Selection, useSelection } from '../../../resource/use-selection.ts';
import { WaybillCounters } from '../../../resource/waybill/waybill-counters.tsx';
import type { OwnWaybillRow } from '../../../resource/waybill/waybill-record.ts';
import { BulkBar } from '../../../ui/bulk-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { waybillFilters, waybillShape } from '../list/mawb-filters.ts';
import { ownColumns, ownTable } from './opt-cells.tsx';
import { OptList } from './opt-list.tsx';
import { OwnPanel } from './own-panel.tsx';

/** A customer's own side of waybill operation: its share of what flies, to read. */
export function OwnBoard() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const address = useListAddress(waybillShape);
  const list = useList(address, {
    page: (asked) => asking(listOwnWaybills, asked),
    count: (filter) => asking(countOwnWaybills, filter),
  });
  const { data: overview } = useQuery(asking(ownOverview, address.filter));
  const client = useQueryClient();
  useLive('mawb', undefined, () => client.invalidateQueries({ predicate: isAboutBoard }));
  const columns = useMemo(() => ownTable(words), [words]);
  const rows = list.page.data?.rows ?? [];
  const selection = useSelection<OwnWaybillRow>(JSON.stringify(address.filter), rows, ({ id }) => id);
  const { open, show } = useOpen();
  const noOf = (id: string | undefined) => rows.find((row) => row.id === id)?.airlineBill ?? undefined;
  const no = noOf(open);
  return (
    <OptList
      name="mawbOpt"
      title={say(pages.mawbOpt.title, language)}
      facts={overview && t('waybills.ownCounts', { total: wholeText(overview.total) })}
      counters={
        <WaybillCounters
          page="mawbOpt"
          look="card"
          counts={overview?.byStatus ?? []}
          raw={address.raw}
          chosen={address.filter.status}
        />
      }
      address={address}
      sorts={waybillShape.sorts}
      list={list}
      filters={waybillFilters(words, overview)}
      search={t('waybills.search')}
      columns={columns}
      usual={ownColumns}
      selection={selection}
      bulk={selection.keys.size > 0 && may('export:data') ? <OwnBulk selection={selection} /> : null}
      current={open}
      onPoint={show}
      onOpen={(id) => goTo('mawbDetail', { no: noOf(id) })}
      panel={no ? <OwnPanel key={no} no={no} onClose={() => show(undefined)} /> : null}
      unit={{ name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') }}
      empty={<EmptyState title={t('waybills.none')} detail={t('waybills.noneDetail')} />}
    />
  );
}

function OwnBulk({ selection }: { selection: Selection<OwnWaybillRow> }) {
  const { t } = useWords();
  const ids = selection.rows.map(({ id }) => id);
  const file = useExport(() => callForFile(exportWaybills, { query: { ids } }));
  const unit = { name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') };
  return (
    <BulkBar
      label={t('resource.selection.actions')}
      count={t('resource.selection.count', {
        count: wholeText(ids.length),
        unit: countedIn(unit, ids.length),
      })}
      clearLabel={t('resource.selection.clear')}
      onClear={selection.clear}
    >
      <Button size="small" icon="download" busy={file.busy} onClick={file.start}>
        {t('resource.export.chosen')}
      </Button>
    </BulkBar>
  );
}

const about: readonly unknown[] = [listOwnWaybills.path, countOwnWaybills.path, ownOverview.path];

function isAboutBoard({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return about.includes(queryKey[0]);
}
