import type { Header, ReactTable } from '@tanstack/react-table';
import type { MouseEvent, TouchEvent } from 'react';
import '../styles/table-head.css';
import { Checkbox } from '../checkbox.tsx';
import { Icon } from '../icon.tsx';
import { fittingWidth, shownWidths } from './column-width.ts';
import {
  cellClass,
  type features,
  type TableColumn,
  type TableSort,
  type TableWidths,
} from './table-column.ts';
import type { RowActions, RowChoice } from './use-row-actions.ts';

type Features = typeof features;

/** What the head needs of the table, whatever part of its state the owner listens to. */
type HeadTable<Row extends object> = Pick<
  ReactTable<Features, Row, unknown>,
  'getHeaderGroups' | 'setColumnSizing' | 'atoms'
>;

interface TableHeadProps<Row extends object> {
  table: HeadTable<Row>;
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  onWidths: ((widths: TableWidths) => void) | undefined;
  choice: RowChoice | undefined;
  /** How much of the page is chosen. */
  pageState: 'none' | 'some' | 'all';
  hasFiller: boolean;
  actions: RowActions;
}

export function TableHead<Row extends object>({
  table,
  columns,
  choice,
  pageState,
  actions,
  hasFiller,
  ...rest
}: TableHeadProps<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  return (
    <thead>
      <tr>
        {choice ? (
          <th scope="col" className="data-table__choose">
            <Checkbox
              aria-label={choice.pageLabel}
              checked={pageState === 'all'}
              partly={pageState === 'some'}
              onChange={() => actions.choosePage(pageState === 'all' ? 'out' : 'in')}
            />
          </th>
        ) : null}
        {headers.map((header, index) => {
          const column = columns[index];
          return column ? (
            <HeadCell key={header.id} table={table} header={header} column={column} index={index} {...rest} />
          ) : null;
        })}
        {hasFiller ? <td aria-hidden="true" /> : null}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row extends object>
  extends Pick<TableHeadProps<Row>, 'table' | 'sort' | 'onSort' | 'onWidths'> {
  header: Header<Features, Row>;
  column: TableColumn<Row>;
  index: number;
}

function HeadCell<Row extends object>({
  table,
  header,
  column,
  index,
  sort,
  onSort,
  onWidths,
}: HeadCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const isSortable = column.sortable === true && onSort !== undefined;
  const words = (
    <>
      {column.header}
      {column.unit ? <small className="data-table__unit">{column.unit}</small> : null}
    </>
  );
  return (
    <th
      scope="col"
      className={cellClass(column, index)}
      aria-sort={isSortable ? ariaSort(direction) : undefined}
    >
      {isSortable ? (
        <button
          type="button"
          className="data-table__sort"
          onClick={() => onSort({ key: column.key, direction: direction === 'desc' ? 'asc' : 'desc' })}
        >
          {words}
          <span className="data-table__direction">
            <Icon name={direction === 'asc' ? 'arrow-up' : 'arrow-down'} size={12} />
          </span>
        </button>
      ) : (
        words
      )}
      {onWidths ? <Grip table={table} header={header} onWidths={onWidths} /> : null}
    </th>
  );
}

function ariaSort(direction: TableSort['direction'] | undefined): 'ascending' | 'descending' | 'none' {
  if (direction === undefined) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}

interface GripProps<Row extends object> extends Pick<HeadCellProps<Row>, 'table' | 'header'> {
  onWidths(widths: TableWidths): void;
}

/** The right edge of a head cell: drag to resize, double press to fit. The keyboard sets widths in the column list. */
function Grip<Row extends object>({ table, header, onWidths }: GripProps<Row>) {
  const drag = (event: MouseEvent<HTMLElement> | TouchEvent<HTMLElement>) => {
    // All columns keep the width they have now; otherwise the stretched table would jump under the pointer.
    table.setColumnSizing(shownWidths(event.currentTarget, table));
    header.getResizeHandler()(event.nativeEvent);
    const report = () => onWidths(table.atoms.columnSizing.get());
    document.addEventListener(event.type === 'mousedown' ? 'mouseup' : 'touchend', report, { once: true });
  };
  const fit = (event: MouseEvent<HTMLElement>) => {
    const widths = {
      ...shownWidths(event.currentTarget, table),
      [header.id]: fittingWidth(event.currentTarget),
    };
    table.setColumnSizing(widths);
    onWidths(widths);
  };
  return (
    <span
      role="presentation"
      className="data-table__grip"
      onMouseDown={drag}
      onTouchStart={drag}
      onDoubleClick={fit}
    />
  );
}
