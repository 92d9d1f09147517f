import { wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import { workQueues } from '@loadline/contract/ops/work';
import { listWaiting, waitingSorts } from '@loadline/contract/ops/work.api';
import { pages } from '@loadline/contract/pages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { singleKeys } from '../../../kernel/single-keys.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { durationText } from '../../../resource/duration-text.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { sortCodeOf, sortKeys, tableSortOf } from '../../../resource/sort-code.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { inLanguage } from '../named.ts';
import { recordOf } from '../queue-pages.ts';
import { renewed } from '../use-work.ts';

type Entry = AnswerOf<typeof listWaiting>[number];

/** What has waited longest unless told, over all queues of this person; a press leads to the record. */
export function WaitingEntries() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const [{ sort }, change] = useAddress(listWaiting.query);
  const waiting = useQuery({
    ...asking(listWaiting, { sort }),
    refetchInterval: renewed,
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsIn(words), [words]);
  const rows = waiting.data ?? [];
  const title = say(pages.ops.title, language);
  const instead = waiting.isError ? (
    <NotLoaded what={title} error={waiting.error} onRetry={() => void waiting.refetch()} />
  ) : waiting.data && rows.length === 0 ? (
    <EmptyState title={t('desk.nothingWaits')} detail={t('desk.nothingWaitsDetail')} />
  ) : undefined;
  const open = (key: string) => {
    const entry = rows.find((row) => keyOf(row) === key);
    if (!entry) return;
    const { page, query } = recordOf(entry);
    goTo(page, query);
  };
  return (
    <div className="edge-list__rows">
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        phase={waiting.isPending ? 'loading' : waiting.isPlaceholderData ? 'refreshing' : 'ready'}
        sort={sort === undefined ? undefined : tableSortOf(sort)}
        onSort={(wanted) => change({ sort: sortCodeOf(wanted) })}
        instead={instead}
        keys={singleKeys() === 'on' ? 'page' : 'off'}
        onOpen={open}
      />
    </div>
  );
}

/** An order can wait in several queues. */
function keyOf({ queue, id }: Entry): string {
  return `${queue} ${id}`;
}

function columnsIn({ t, language }: Words): TableColumn<Entry>[] {
  const sorted = sortKeys(waitingSorts);
  const columns: TableColumn<Entry>[] = [
    {
      key: 'no',
      header: t('desk.no'),
      width: 170,
      fit: 'value',
      cell: (row) => <PageLink {...recordOf(row)}>{row.no}</PageLink>,
    },
    {
      key: 'queue',
      header: t('desk.what'),
      width: 190,
      fit: 'value',
      cell: ({ queue }) => say(wordOf(workQueues, queue), language),
    },
    {
      key: 'whose',
      header: t('desk.whose'),
      width: 300,
      fit: 'name',
      // What is of nobody yet has no name.
      cell: ({ whose, whoseEn }) => inLanguage(language, whose || null, whoseEn || null),
    },
    {
      key: 'waitingMinutes',
      header: t('desk.waiting'),
      width: 150,
      fit: 'value',
      cell: (row) => <Waited of={row} />,
    },
    {
      key: 'since',
      header: t('desk.since'),
      width: 130,
      muted: true,
      cell: ({ since }) => {
        const { short, full, offset } = officeTime(since);
        return (
          <time dateTime={since} title={`${full} ${offset}`}>
            {short}
          </time>
        );
      },
    },
  ];
  return columns.map((column) => ({ ...column, sortable: sorted.includes(column.key) }));
}

/** How long in working hours; a late one says by how much, as far as the queue's limit tells it. */
function Waited({ of: { waitingMinutes, overMinutes, late } }: { of: Entry }) {
  const { t } = useWords();
  if (!late) return durationText(waitingMinutes, t);
  const over = overMinutes ?? 0;
  return (
    <StatusChip family="stop">
      {over > 0
        ? t('trusts.late', { over: durationText(over < 60 ? over : over - (over % 60), t) })
        : t('desk.isLate')}
    </StatusChip>
  );
}
