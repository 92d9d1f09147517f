import { isCode } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import type { ReactNode } from 'react';
import { singleKeys } from '../../kernel/single-keys.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { FilterChips } from '../../resource/filter/filter-chips.tsx';
import { namesOf } from '../../resource/filter/filter-spec.ts';
import { SeveralNumbers } from '../../resource/filter/several-numbers.tsx';
import { ListFooter } from '../../resource/list-footer.tsx';
import { NotFoundStrip } from '../../resource/not-found-strip.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { sortCodeOf, tableSortOf } from '../../resource/sort-code.ts';
import { countedIn } from '../../resource/unit.ts';
import { totalText } from '../../resource/use-list.ts';
import { one } from '../../resource/use-list-address.ts';
import { Button } from '../../ui/button.tsx';
import { FilterRow } from '../../ui/frames.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { DeskListProps } from './desk-list.props.ts';
import { DeskSearch } from './desk-search.tsx';
import '../../resource/styles/list.css';
import './desk.css';

/** A queue or a list of the console from edge to edge: title and search, counters, filters, rows, paging. */
export function DeskList<F extends Fields, S extends string, Row extends { id: string }>(
  props: DeskListProps<F, S, Row>,
) {
  const { address, list, filters = [] } = props;
  const { t } = useWords();
  const numbers = props.several ? [address.raw[props.several] ?? []].flat() : [];
  const setNumbers = (next: readonly string[]) =>
    address.change({ numbers: next.length > 0 ? next : undefined, search: undefined });
  const renew = () => void Promise.all([list.page.refetch(), list.count.refetch()]);
  return (
    <div className="desk-list">
      <PageTitle
        title={props.title}
        facts={props.facts}
        actions={
          <>
            <DeskSearch
              search={one(address.raw['search']) ?? ''}
              label={props.search}
              onSearch={(search) => address.change({ search: search || undefined })}
              onNumbers={props.several && setNumbers}
            />
            {props.actions}
          </>
        }
      />
      {props.above}
      {filters.length > 0 ? (
        <FilterRow
          tools={
            <>
              {props.tools}
              <IconButton icon="refresh" size="small" label={t('resource.refresh')} onClick={renew} />
            </>
          }
        >
          {numbers.length > 0 ? <SeveralNumbers numbers={numbers} onChange={setNumbers} /> : null}
          <FilterChips specs={filters} inRow={6} raw={address.raw} onChange={address.change} />
        </FilterRow>
      ) : null}
      <NotFoundStrip numbers={props.list.count.data?.notFound ?? []} />
      <Rows {...props} />
      <Footer {...props} />
      {props.bulk}
    </div>
  );
}

function Rows<F extends Fields, S extends string, Row extends { id: string }>(
  props: DeskListProps<F, S, Row>,
) {
  const { address, list, sorts } = props;
  const { t } = useWords();
  const { page } = list;
  const sort = address.sort ?? (sorts && Object.keys(sorts.codes)[0]);
  return (
    <div className={props.rows === 'two lines' ? 'desk-rows desk-rows--two-lines' : 'desk-rows'}>
      <DataTable
        label={props.title}
        columns={props.columns}
        rows={page.isError ? [] : (page.data?.rows ?? [])}
        rowKey={(row) => row.id}
        phase={
          page.isPending ? 'loading' : page.isPlaceholderData || page.isRefetching ? 'refreshing' : 'ready'
        }
        instead={insteadOf(props, t)}
        current={props.current}
        choice={props.choice}
        sort={sort === undefined ? undefined : tableSortOf(sort)}
        onSort={(wanted) => {
          const code = sortCodeOf(wanted);
          if (sorts && isCode(sorts, code)) address.change({ sort: code });
        }}
        keys={singleKeys() === 'on' ? 'page' : 'off'}
        onOpen={props.onOpen}
        onPoint={props.onPoint}
      />
    </div>
  );
}

function insteadOf<F extends Fields, S extends string, Row extends { id: string }>(
  { title, address, list, filters = [], several, unit, empty }: DeskListProps<F, S, Row>,
  t: Words['t'],
): ReactNode {
  const { page } = list;
  if (page.isError) return <NotLoaded what={title} error={page.error} onRetry={() => void page.refetch()} />;
  if (!page.data || page.data.rows.length > 0 || page.isPlaceholderData) return undefined;
  const names = ['search', ...(several ? [several] : []), ...filters.flatMap(namesOf)];
  const isFiltered = names.some((name) => address.raw[name] !== undefined);
  const clear = () => address.change(Object.fromEntries(names.map((name) => [name, undefined])));
  if (!isFiltered && address.page === 1) return empty;
  return (
    <EmptyState
      title={t('resource.empty.filtered', { name: unit.name })}
      actions={<Button onClick={clear}>{t('resource.filter.clear')}</Button>}
    />
  );
}

function Footer<F extends Fields, S extends string, Row extends { id: string }>({
  address,
  list: { page, count },
  unit,
}: DeskListProps<F, S, Row>) {
  const cursor = page.data?.next;
  const rows = page.data?.rows.length ?? 0;
  return (
    <footer className="desk-list__footer">
      <ListFooter
        page={address.page}
        size={address.size}
        rows={rows}
        total={totalText(count.data)}
        unit={countedIn(unit, count.data?.total ?? rows)}
        updatedAt={page.dataUpdatedAt}
        onFirst={() => address.change({})}
        onPrevious={address.page > 1 ? address.previous : undefined}
        onNext={cursor ? () => address.next(cursor) : undefined}
        onSize={(size) => address.change({ size: String(size) })}
      />
    </footer>
  );
}
