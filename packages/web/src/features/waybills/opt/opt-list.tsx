import type { CodeTable } from '@loadline/contract/kernel/code';
import type { Fields } from '@loadline/contract/kernel/field';
import { type ReactNode, useRef } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { ColumnChooser } from '../../../resource/column-chooser.tsx';
import { shownOf } from '../../../resource/column-order.ts';
import { DensityMenu } from '../../../resource/density-menu.tsx';
import { FilterChips } from '../../../resource/filter/filter-chips.tsx';
import type { FilterSpec } from '../../../resource/filter/filter-spec.ts';
import { NumberSearch } from '../../../resource/filter/number-search.tsx';
import { ListFooter } from '../../../resource/list-footer.tsx';
import { ListTable } from '../../../resource/list-table.tsx';
import { useLooks } from '../../../resource/looks.ts';
import { type Counted, countedIn } from '../../../resource/unit.ts';
import { totalText, type useList } from '../../../resource/use-list.ts';
import { type ListAddress, one } from '../../../resource/use-list-address.ts';
import { type PageKeys, usePageKeys } from '../../../resource/use-page-keys.ts';
import type { Selection } from '../../../resource/use-selection.ts';
import { FilterRow, ListFrame } from '../../../ui/frames.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import './opt.css';

interface OptListProps<F extends Fields, Row extends { id: string }> {
  /** Its layout is kept under this name. */
  name: string;
  title: string;
  facts?: ReactNode;
  /** After the search. */
  actions?: ReactNode;
  counters: ReactNode;
  address: ListAddress<F, string>;
  sorts: CodeTable;
  list: ReturnType<typeof useList<F, string, Row>>;
  filters: readonly FilterSpec[];
  search: string;
  columns: readonly TableColumn<Row>[];
  /** Those shown unless told. */
  usual: readonly string[];
  selection: Selection<Row>;
  bulk: ReactNode;
  current: string | undefined;
  onPoint: (id: string) => void;
  onOpen: (id: string) => void;
  panel: ReactNode;
  keys?: PageKeys;
  unit: Counted;
  empty: ReactNode;
}

/** The board of waybill operation: a counter per state, the rows, and beside them the one that is worked on. */
export function OptList<F extends Fields, Row extends { id: string }>(props: OptListProps<F, Row>) {
  const { address, list, selection, columns } = props;
  const { t } = useWords();
  const search = useRef<HTMLInputElement>(null);
  const view = useLooks({
    list: props.name,
    view: 'all',
    given: { columns: props.usual, density: 'standard', widths: {} },
  });
  usePageKeys({ '/': () => search.current?.focus(), escape: selection.clear, ...props.keys });
  const onSearch = (next: string) => address.change({ search: next || undefined });
  return (
    <ListFrame
      title={
        <PageTitle
          title={props.title}
          facts={props.facts}
          actions={
            <>
              <span className="opt-search">
                <NumberSearch
                  ref={search}
                  search={one(address.raw['search']) ?? ''}
                  placeholder={props.search}
                  onSearch={onSearch}
                  onNumbers={(numbers) => onSearch(numbers[0] ?? '')}
                />
              </span>
              {props.actions}
            </>
          }
        />
      }
      above={props.counters}
      filters={
        <FilterRow
          tools={
            <>
              <DensityMenu density={view.looks.density} onChange={(density) => view.change({ density })} />
              <ColumnChooser
                columns={columns}
                shown={view.looks.columns}
                onChange={(shown) => view.change({ columns: shown })}
                onReset={view.forget}
              />
              <IconButton
                icon="refresh"
                size="small"
                label={t('resource.refresh')}
                onClick={() => void Promise.all([list.page.refetch(), list.count.refetch()])}
              />
            </>
          }
        >
          <FilterChips specs={props.filters} inRow={5} raw={address.raw} onChange={address.change} />
        </FilterRow>
      }
      footer={<Footer {...props} />}
      bulk={props.bulk}
      panel={props.panel}
    >
      <ListTable
        key={view.round}
        label={props.title}
        page={list.page}
        columns={shownOf(columns, view.looks.columns)}
        looks={view.looks}
        onLooks={view.change}
        keyOf={(row) => row.id}
        onOpen={props.onOpen}
        current={props.current}
        onPoint={props.onPoint}
        selection={selection}
        sort={address.sort ?? Object.keys(props.sorts.codes)[0]}
        sorts={props.sorts}
        filters={props.filters}
        address={address}
        unit={props.unit}
        empty={props.empty}
      />
    </ListFrame>
  );
}

function Footer<F extends Fields, Row extends { id: string }>({
  address,
  list: { page, count },
  unit,
}: OptListProps<F, Row>) {
  const cursor = page.data?.next;
  const rows = page.data?.rows.length ?? 0;
  return (
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
  );
}
