import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import { fieldOf, keysAt, type Resource } from '@loadline/contract/kernel/resource';
import { type ReactNode, useMemo, useRef } from 'react';
import type { Found } from '../kernel/address.ts';
import type { GivenFile } from '../kernel/call.ts';
import { useWords } from '../kernel/words.ts';
import { ListFrame } from '../ui/frames.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { shownOf } from './column-order.ts';
import { ExportButton, useExport } from './export-button.tsx';
import type { FilterSpec } from './filter/filter-spec.ts';
import { ListBulk } from './list-bulk.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListTable } from './list-table.tsx';
import { NotFoundStrip } from './not-found-strip.tsx';
import { type ColumnLooks, columnsOf } from './resource-columns.tsx';
import { sortKeys } from './sort-code.ts';
import { type Counted, countedIn } from './unit.ts';
import { type ListQuestions, totalText, useList } from './use-list.ts';
import type { ListAddress } from './use-list-address.ts';
import { useListView } from './use-list-view.ts';
import { type PageKeys, usePageKeys } from './use-page-keys.ts';
import { useSelection } from './use-selection.ts';
import type { ViewSubject } from './views/use-views.ts';
import { ViewTabs } from './views/view-tabs.tsx';
import type { ListView } from './views/views-of-list.ts';

/** What is exported: everything a filter finds, or the rows with these ids. */
export interface Exported<F extends Fields, S extends string> {
  readonly filter: Found<F>;
  readonly sort: S | undefined;
  readonly ids: string[] | undefined;
  readonly columns: string[];
}

export interface ResourceListProps<F extends Fields, S extends string, Row extends { id: string }> {
  of: Resource;
  /** The list's name: its saved views and its layout are kept under it. */
  name: ViewSubject;
  title: string;
  facts?: ReactNode;
  /** Buttons beside the export. */
  actions?: ReactNode;
  address: ListAddress<F, S>;
  sorts: CodeTable<S>;
  questions: ListQuestions<F, S, Row>;
  /** Keep it between renders. */
  looks?: ColumnLooks<Row>;
  /** The columns shown unless the user or the view says otherwise. */
  columns: readonly string[];
  /** What the search field finds. */
  search: string;
  unit: Counted;
  filters: readonly FilterSpec[];
  filtersInRow: number;
  /** The product's own views; the first is the list as it is. */
  views: readonly ListView[];
  keyOf: (row: Row) => string;
  onOpen: (key: string) => void;
  /** The selected rows in sums, in words and units. */
  sums: (rows: readonly Row[]) => string;
  onExport?: ((asked: Exported<F, S>) => Promise<GivenFile>) | undefined;
  /** Further single keys of the page. */
  keys?: PageKeys;
  /** Stands in the place of the rows when there are none at all. */
  empty: ReactNode;
}

/** A whole list screen from its contract: views, search, filters, table, selection, export, paging and keys. */
export function ResourceList<F extends Fields, S extends string, Row extends { id: string }>(
  props: ResourceListProps<F, S, Row>,
) {
  const { of, address, sorts, keyOf, onExport } = props;
  const { t, language } = useWords();
  const search = useRef<HTMLInputElement>(null);
  const { page, count } = useList(address, props.questions);
  const rows = page.data?.rows ?? [];
  const view = useListView(props.name, props.views, address, {
    columns: props.columns,
    density: 'standard',
    widths: {},
  });
  const columns = useMemo(
    () =>
      columnsOf<Row>({
        fields: of.fields,
        keys: listed(of),
        looks: props.looks ?? {},
        sorts: sortKeys(sorts),
        language,
      }),
    [of, props.looks, sorts, language],
  );
  const { columns: wanted } = view.looks;
  const shown = useMemo(() => shownOf(columns, wanted), [columns, wanted]);
  const selection = useSelection(JSON.stringify(address.filter), rows, keyOf);
  const give = (ids?: string[]) =>
    onExport?.({ filter: address.filter, sort: address.sort, ids, columns: shown.map(({ key }) => key) }) ??
    Promise.reject(new Error('nothing to export'));
  const all = useExport(() => give());
  const total = totalText(count.data);
  usePageKeys({
    '/': () => search.current?.focus(),
    e: onExport && all.start,
    escape: selection.clear,
    ...props.keys,
  });
  return (
    <ListFrame
      title={
        <PageTitle
          title={props.title}
          facts={props.facts}
          actions={
            <>
              {onExport ? (
                <ExportButton busy={all.busy} onStart={all.start}>
                  {t('resource.export.all')}
                </ExportButton>
              ) : null}
              {props.actions}
            </>
          }
        />
      }
      tabs={<ViewTabs label={t('views.label')} raw={address.raw} {...view} />}
      filters={
        <>
          <ListFilters
            ref={search}
            specs={props.filters}
            inRow={props.filtersInRow}
            placeholder={props.search}
            raw={address.raw}
            onChange={address.change}
            columns={columns}
            looks={view.looks}
            onLooks={view.change}
            onReset={view.onKept}
            onRefresh={() => void Promise.all([page.refetch(), count.refetch()])}
          />
          <NotFoundStrip numbers={count.data?.notFound ?? []} />
        </>
      }
      footer={
        <ListFooter
          page={address.page}
          size={address.size}
          rows={rows.length}
          total={total}
          unit={countedIn(props.unit, count.data?.total ?? rows.length)}
          updatedAt={page.dataUpdatedAt}
          onFirst={() => address.change({})}
          onPrevious={address.page > 1 ? address.previous : undefined}
          onNext={nextOf(page.data?.next, address.next)}
          onSize={(size) => address.change({ size: String(size) })}
        />
      }
      bulk={
        selection.keys.size > 0 ? (
          <ListBulk
            selection={selection}
            total={total}
            unit={props.unit}
            sums={props.sums}
            onExport={onExport && ((ids) => give(ids))}
          />
        ) : null
      }
    >
      <ListTable
        key={view.current.key}
        label={props.title}
        page={page}
        columns={shown}
        looks={view.looks}
        onLooks={view.change}
        keyOf={keyOf}
        onOpen={props.onOpen}
        selection={selection}
        sort={address.sort ?? codesOf(sorts)[0]}
        onSort={(sort) => address.change({ sort })}
        sorts={sorts}
        unit={props.unit}
        filters={props.filters}
        address={address}
        empty={props.empty}
      />
    </ListFrame>
  );
}

/** What a list can show: the fields of that place, without ids. */
function listed(of: Resource): string[] {
  return keysAt(of, 'list').filter((key) => fieldOf(of, key).kind !== 'id');
}

function nextOf(cursor: string | null | undefined, next: (cursor: string) => void) {
  return cursor ? () => next(cursor) : undefined;
}
