import { useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useRef } from 'react';
import { pageChoice } from './row-choice.ts';
import { TableBody } from './table-body.tsx';
import {
  columnDefs,
  features,
  rowHeights,
  secondLine,
  type TableColumn,
  type TableDensity,
  type TableSort,
  type TableWidths,
} from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { ColumnWidths, TableTotals } from './table-parts.tsx';
import { type RowChoice, useRowActions } from './use-row-actions.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowWindow } from './use-row-window.ts';
import '../styles/refreshing.css';
import '../styles/table.css';

export interface DataTableProps<Row extends object> {
  /** Names the table. */
  label: string;
  /** Keep the array between renders: new columns draw every row again. */
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  density?: TableDensity | undefined;
  /** Rows of two lines, for a second fact under the first. */
  lines?: 'one line' | 'two lines' | undefined;
  /** `refreshing` keeps the old rows under a running line. */
  phase?: 'loading' | 'refreshing' | 'ready' | undefined;
  /** Stands in the place of the rows: an EmptyState or an ErrorState. */
  instead?: ReactNode;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  choice?: RowChoice | undefined;
  /** Enter on a row. */
  onOpen?: ((key: string) => void) | undefined;
  /** A row was pressed. */
  onPress?: ((key: string) => void) | undefined;
  /** The row whose record is open beside the table. */
  current?: string | undefined;
  /** A row was pressed, or J and K led to it. */
  onPoint?: ((key: string) => void) | undefined;
  keys?: 'page' | 'off' | undefined;
  /** The user's widths at the start; give another React key to apply others. */
  widths?: TableWidths | undefined;
  /** Makes the columns resizable. */
  onWidths?: ((widths: TableWidths) => void) | undefined;
}

/** A semantic table: sticky head and first column, sorting, choosing, keys; long ones draw only what is seen. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, density = 'standard', phase = 'ready', choice, keys = 'off', instead } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTableModel(props);
  const model = table.getRowModel().rows;
  const rowKeys = useMemo(() => model.map((row) => row.id), [model]);
  const { actions, pointed } = useRowActions({
    keys: rowKeys,
    choice,
    onPoint: props.onPoint,
    onPress: props.onPress,
  });
  const part = useRowWindow(
    scroller,
    model.length,
    rowHeights[density] + (props.lines === 'two lines' ? secondLine : 0),
  );
  useRowKeys({ keys, actions, pointed, onOpen: props.onOpen });

  const sizes = columns.map((column) => table.getColumn(column.key)?.getSize() ?? column.width);
  const hasFiller = Object.keys(table.state.columnSizing).length > 0;
  const shared = { columns, choice, actions, hasFiller };
  return (
    <div ref={scroller} className={`table-scroll${phase === 'refreshing' ? ' refreshing' : ''}`}>
      <table
        className={`data-table data-table--${density}${props.lines === 'two lines' ? ' data-table--two-lines' : ''}`}
        style={{ minWidth: sizes.reduce((sum, size) => sum + size, 0) }}
        aria-label={props.label}
        aria-busy={phase !== 'ready'}
        aria-rowcount={part.isWhole ? undefined : model.length + 1}
      >
        <ColumnWidths {...shared} sizes={sizes} />
        <TableHead
          {...shared}
          table={table}
          sort={props.sort}
          onSort={props.onSort}
          onWidths={props.onWidths}
          pageState={choice ? pageChoice(rowKeys, choice.chosen) : 'none'}
        />
        <TableBody
          {...shared}
          model={instead ? [] : model}
          part={part}
          pointed={pointed}
          current={props.current}
          phase={phase}
        />
        <TableTotals {...shared} />
      </table>
      {instead ? <div className="table-scroll__instead">{instead}</div> : null}
    </div>
  );
}

/** The columns' widths are its only state: rows arrive filtered and sorted. */
function useTableModel<Row extends object>({ columns, rows, rowKey, widths }: DataTableProps<Row>) {
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const initialState = { columnSizing: { ...widths } };
  return useTable(
    { features, columns: defs, data: rows, getRowId: rowKey, columnResizeMode: 'onChange', initialState },
    ({ columnSizing }) => ({ columnSizing }),
  );
}
