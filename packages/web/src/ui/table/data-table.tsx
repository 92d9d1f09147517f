import { type ReactNode, useMemo, useRef, useState } from 'react';
import { possibleWidth } from './column-width.ts';
import { pageChoice } from './row-choice.ts';
import { TableBody } from './table-body.tsx';
import {
  rowHeights,
  secondLine,
  type TableColumn,
  type TableDensity,
  type TableSort,
  type TableWidths,
} from './table-column.ts';
import { TableHead } from './table-head.tsx';
import { ColumnWidths, TableTotals } from './table-parts.tsx';
import { useFitted } from './use-fitted.ts';
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
  choice?: RowChoice<Row> | undefined;
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

const none: readonly never[] = [];

/** A semantic table: sticky head and first column, sorting, choosing, keys; long ones draw only what is seen. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const {
    columns,
    rows,
    rowKey,
    density = 'standard',
    phase = 'ready',
    choice,
    keys = 'off',
    instead,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [widths, setWidths] = useState<TableWidths>({ ...props.widths });
  const rowKeys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const { actions, pointed } = useRowActions({
    keys: rowKeys,
    choice,
    onPoint: props.onPoint,
    onPress: props.onPress,
  });
  const part = useRowWindow(
    scroller,
    rows.length,
    rowHeights[density] + (props.lines === 'two lines' ? secondLine : 0),
  );
  useRowKeys({ keys, actions, pointed, onOpen: props.onOpen });

  const fitted = useFitted(scroller, columns, instead ? none : rows);
  const sizes = columns.map(({ key, width }) => possibleWidth(widths[key] ?? fitted[key] ?? width));
  const hasFiller = Object.keys(widths).length > 0;
  const shared = { columns, choice, actions, hasFiller };
  return (
    <div ref={scroller} className={`table-scroll${phase === 'refreshing' ? ' refreshing' : ''}`}>
      <table
        className={`data-table data-table--${density}${props.lines === 'two lines' ? ' data-table--two-lines' : ''}`}
        style={{ minWidth: sizes.reduce((sum, size) => sum + size, 0) }}
        aria-label={props.label}
        aria-busy={phase !== 'ready'}
        aria-rowcount={part.isWhole ? undefined : rows.length + 1}
      >
        <ColumnWidths {...shared} sizes={sizes} />
        <TableHead
          {...shared}
          sort={props.sort}
          onSort={props.onSort}
          onDrag={props.onWidths && setWidths}
          onWidths={props.onWidths}
          pageState={choice ? pageChoice(rowKeys, choice.chosen) : 'none'}
        />
        <TableBody
          {...shared}
          rows={instead ? [] : rows}
          keys={rowKeys}
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
