import {
  countWaybills,
  exportWaybills,
  listWaybills,
  waybillOverview,
} from '@loadline/contract/waybills/waybill.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../../resource/decimal.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { type ListQuestions, useList } from '../../../resource/use-list.ts';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { WaybillCounters } from '../../../resource/waybill/waybill-counters.tsx';
import type { OwnWaybillRow } from '../../../resource/waybill/waybill-record.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { mawbColumns, mawbListed, mawbLooks, numberOf } from './mawb-cells.tsx';
import { waybillFilters, waybillShape, waybillViews } from './mawb-filters.ts';
import { MawbPanel } from './mawb-panel.tsx';

/** What the row of a draft that waits for the customer opens, in place of its facts. */
export interface DraftAsked {
  row: OwnWaybillRow;
  onClose: () => void;
}

const questions: ListQuestions<typeof waybillShape.filter, string, OwnWaybillRow> = {
  page: (asked) => asking(listWaybills, asked),
  count: (filter) => asking(countWaybills, filter),
};

/** A customer's waybills and its bookings that have none yet, as one list over the 16 states (rulings.md 23). */
export function MawbListScreen({ draft: Draft }: { draft?: ComponentType<DraftAsked> }) {
  const words = useWords();
  const { t } = words;
  const looks = useMemo(() => mawbLooks(words), [words]);
  const address = useListAddress(waybillShape);
  const goTo = useGoTo();
  const { open, show } = useOpen();
  const { data: overview } = useQuery(asking(waybillOverview, address.filter));
  const client = useQueryClient();
  useLive('mawb', undefined, () => client.invalidateQueries({ predicate: isAboutWaybills }));
  const { page } = useList(address, questions);
  const row = page.data?.rows.find(({ id }) => id === open);
  const close = () => show(undefined);
  const isAsked = row?.status === '43' && may('mawb:confirm');
  return (
    <ResourceList
      of={mawbListed}
      name="mawbs"
      title={t('waybills.title')}
      facts={
        overview &&
        t('waybills.counts', { total: wholeText(overview.total), bookings: wholeText(overview.bookings) })
      }
      above={
        <WaybillCounters
          page="mawb"
          look="edge"
          counts={overview?.byStatus ?? []}
          raw={address.raw}
          chosen={address.filter.status}
        />
      }
      address={address}
      sorts={waybillShape.sorts}
      questions={questions}
      looks={looks}
      columns={mawbColumns}
      search={t('waybills.search')}
      unit={{ name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') }}
      filters={waybillFilters(words, overview)}
      filtersInRow={row ? 2 : 5}
      views={waybillViews(t, overview)}
      keyOf={(one) => one.id}
      current={open}
      onPoint={show}
      onOpen={(id) => {
        const opened = page.data?.rows.find((one) => one.id === id);
        if (opened?.kind === 'waybill' && may('mawb-opt:view')) goTo('mawbDetail', { no: numberOf(opened) });
        else show(id);
      }}
      panel={
        row &&
        (isAsked && Draft ? (
          <Draft key={row.id} row={row} onClose={close} />
        ) : (
          <MawbPanel key={row.id} row={row} onClose={close} />
        ))
      }
      sums={(rows) =>
        t('waybills.sums', {
          pieces: decimalText(sumOf(rows.map(({ quantity }) => quantity)), 0),
          weight: decimalText(sumOf(rows.map(({ grossWeight }) => grossWeight)), 1),
          billing: decimalText(sumOf(rows.map(({ billingWeight }) => billingWeight)), 1),
        })
      }
      onExport={
        may('export:data')
          ? ({ filter, ...rest }) => callForFile(exportWaybills, { query: { ...filter, ...rest } })
          : undefined
      }
      empty={<EmptyState title={t('waybills.none')} detail={t('waybills.noneDetail')} />}
    />
  );
}

const about: readonly unknown[] = [listWaybills.path, countWaybills.path, waybillOverview.path];

function isAboutWaybills({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return about.includes(queryKey[0]);
}
