import type { Fields } from '@loadline/contract/kernel/field';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { singleKeys } from '../kernel/single-keys.ts';
import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, StillLoading } from '../ui/states.tsx';
import { DataTable } from '../ui/table/data-table.tsx';
import type { TableColumn } from '../ui/table/table-column.ts';
import { type FilterSpec, namesOf } from './filter/filter-spec.ts';
import type { Looks } from './looks.ts';
import { NotLoaded } from './not-loaded.tsx';
import { sortCodeOf, tableSortOf } from './sort-code.ts';
import type { Counted } from './unit.ts';
import type { ListPage } from './use-list.ts';
import type { ListAddress } from './use-list-address.ts';
import type { Selection } from './use-selection.ts';

interface ListTableProps<F extends Fields, Row extends object> {
  label: string;
  page: UseQueryResult<ListPage<Row>>;
  columns: readonly TableColumn<Row>[];
  lines: 'one line' | 'two lines' | undefined;
  looks: Looks;
  onLooks: (changes: Partial<Looks>) => void;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  onOpen: (key: string) => void;
  current: string | undefined;
  onPoint: ((key: string) => void) | undefined;
  /** None: there is nothing to do with several rows. */
  selection: Selection<Row> | undefined;
  sort: string | undefined;
  onSort: (code: string) => void;
  filters?: readonly FilterSpec[];
  address: ListAddress<F>;
  unit: Counted;
  empty: ComponentProps<typeof EmptyState>;
}

/** The rows of a list, or what stands in their place: a skeleton, a refusal, nothing found, nothing there yet. */
export function ListTable<F extends Fields, Row extends object>(props: ListTableProps<F, Row>) {
  const { label, page, looks, onLooks, selection, sort } = props;
  const { t } = useWords();
  const client = useQueryClient();
  return (
    <>
      <DataTable
        label={label}
        columns={props.columns}
        rows={page.isError ? [] : (page.data?.rows ?? [])}
        rowKey={props.keyOf}
        density={looks.density}
        lines={props.lines}
        phase={phaseOf(page)}
        instead={insteadOf(props)}
        sort={sort === undefined ? undefined : tableSortOf(sort)}
        onSort={(wanted) => props.onSort(sortCodeOf(wanted))}
        choice={
          selection && {
            chosen: selection.keys,
            onChange: selection.choose,
            rowLabel: (row) => `${t('resource.selection.row')} ${props.nameOf(row)}`,
            pageLabel: t('resource.selection.page'),
          }
        }
        onOpen={props.onOpen}
        current={props.current}
        onPoint={props.onPoint}
        keys={singleKeys() === 'on' ? 'page' : 'off'}
        widths={looks.widths}
        onWidths={(widths) => onLooks({ widths })}
      />
      <StillLoading
        active={page.isFetching}
        text={t('resource.stillLoading')}
        cancelLabel={t('resource.cancel')}
        onCancel={() => void client.cancelQueries()}
      />
    </>
  );
}

function phaseOf(page: UseQueryResult): 'loading' | 'refreshing' | 'ready' {
  if (page.isPending) return page.fetchStatus === 'idle' ? 'ready' : 'loading';
  return page.isPlaceholderData || page.isRefetching ? 'refreshing' : 'ready';
}

function insteadOf<F extends Fields, Row extends object>({
  page,
  label,
  filters = [],
  address,
  unit,
  empty,
}: ListTableProps<F, Row>): ReactNode {
  if (page.isError) return <NotLoaded what={label} error={page.error} onRetry={() => void page.refetch()} />;
  if (page.isPending && page.fetchStatus === 'idle') return <Stopped onRetry={() => void page.refetch()} />;
  if (!page.data || page.data.rows.length > 0 || page.isPlaceholderData) return undefined;
  const names = ['search', 'numbers', ...filters.flatMap(namesOf)];
  const set = names.filter((name) => address.raw[name] !== undefined);
  if (address.page > 1) return <PastTheEnd onFirst={() => address.change({})} />;
  return set.length > 0 ? (
    <NothingFound name={unit.name} count={set.length} names={names} address={address} />
  ) : (
    <EmptyState {...empty} />
  );
}

function Stopped({ onRetry }: { onRetry: () => void }) {
  const { t } = useWords();
  return (
    <EmptyState
      title={t('resource.stopped')}
      actions={
        <Button icon="refresh" onClick={onRetry}>
          {t('resource.retry')}
        </Button>
      }
    />
  );
}

/** A link to a page that the list no longer reaches. */
function PastTheEnd({ onFirst }: { onFirst: () => void }) {
  const { t } = useWords();
  return (
    <EmptyState
      title={t('resource.empty.page')}
      actions={<Button onClick={onFirst}>{t('resource.footer.first')}</Button>}
    />
  );
}

interface NothingFoundProps<F extends Fields> {
  name: string;
  count: number;
  names: readonly string[];
  address: ListAddress<F>;
}

function NothingFound<F extends Fields>({ name, count, names, address }: NothingFoundProps<F>) {
  const { t } = useWords();
  const clear = () => address.change(Object.fromEntries(names.map((one) => [one, undefined])));
  return (
    <EmptyState
      title={t('resource.empty.filtered', { name })}
      detail={t('resource.empty.filters', { count })}
      actions={<Button onClick={clear}>{t('resource.filter.clear')}</Button>}
    />
  );
}
