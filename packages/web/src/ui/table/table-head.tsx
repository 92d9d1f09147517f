import { type MouseEvent, type PointerEvent, useRef } from 'react';
import '../styles/table-head.css';
import { Checkbox } from '../checkbox.tsx';
import { Icon } from '../icon.tsx';
import { fittingWidth, possibleWidth, shownWidths } from './column-width.ts';
import { cellClass, type TableColumn, type TableSort, type TableWidths } from './table-column.ts';
import type { RowActions, RowChoice } from './use-row-actions.ts';

interface TableHeadProps<Row extends object> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
  /** The widths while an edge is dragged; none: they stay. */
  onDrag: ((widths: TableWidths) => void) | undefined;
  onWidths: ((widths: TableWidths) => void) | undefined;
  choice: RowChoice | undefined;
  /** How much of the page is chosen. */
  pageState: 'none' | 'some' | 'all';
  hasFiller: boolean;
  actions: RowActions;
}

export function TableHead<Row extends object>({
  columns,
  choice,
  pageState,
  actions,
  hasFiller,
  ...rest
}: TableHeadProps<Row>) {
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
        {columns.map((column, index) => (
          <HeadCell key={column.key} columns={columns} column={column} index={index} {...rest} />
        ))}
        {hasFiller ? <td aria-hidden="true" /> : null}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row extends object>
  extends Pick<TableHeadProps<Row>, 'columns' | 'sort' | 'onSort' | 'onDrag' | 'onWidths'> {
  column: TableColumn<Row>;
  index: number;
}

function HeadCell<Row extends object>({
  columns,
  column,
  index,
  sort,
  onSort,
  onDrag,
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
      {onDrag && onWidths ? (
        <Grip name={column.key} columns={columns} onDrag={onDrag} onWidths={onWidths} />
      ) : null}
    </th>
  );
}

function ariaSort(direction: TableSort['direction'] | undefined): 'ascending' | 'descending' | 'none' {
  if (direction === undefined) return 'none';
  return direction === 'asc' ? 'ascending' : 'descending';
}

interface GripProps<Row extends object> {
  name: string;
  columns: readonly TableColumn<Row>[];
  onDrag(widths: TableWidths): void;
  onWidths(widths: TableWidths): void;
}

/** The right edge of a head cell: drag to resize, double press to fit. The keyboard sets widths in the column list. */
function Grip<Row extends object>({ name, columns, onDrag, onWidths }: GripProps<Row>) {
  const drag = useRef<{ from: number; before: TableWidths; now: TableWidths }>(undefined);
  const begin = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    // All columns keep the width they have now; otherwise the stretched table would jump under the pointer.
    const before = shownWidths(event.currentTarget, columns);
    drag.current = { from: event.clientX, before, now: before };
    onDrag(before);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const { from, before } = drag.current;
    const width = possibleWidth((before[name] ?? 0) + event.clientX - from);
    drag.current.now = { ...before, [name]: width };
    onDrag(drag.current.now);
  };
  const end = () => {
    if (drag.current) onWidths(drag.current.now);
    drag.current = undefined;
  };
  const fit = (event: MouseEvent<HTMLElement>) => {
    const widths = {
      ...shownWidths(event.currentTarget, columns),
      [name]: fittingWidth(event.currentTarget),
    };
    onDrag(widths);
    onWidths(widths);
  };
  return (
    <span
      role="presentation"
      className="data-table__grip"
      onPointerDown={begin}
      onPointerMove={move}
      onLostPointerCapture={end}
      onDoubleClick={fit}
    />
  );
}
