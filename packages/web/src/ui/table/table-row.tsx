import { memo, type ReactNode, useEffect, useRef } from 'react';
import { Checkbox } from '../checkbox.tsx';
import { cellClass, type TableColumn } from './table-column.ts';
import type { Pointed, RowActions } from './use-row-actions.ts';

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  /** From 1, in the whole table; given where not all rows are drawn. */
  place: number | undefined;
  columns: readonly TableColumn<Row>[];
  /** The name of the row's checkbox; none when rows cannot be chosen. */
  choiceLabel: string | undefined;
  isChosen: boolean;
  isCurrent: boolean;
  pointedBy: Pointed['by'] | undefined;
  hasFiller: boolean;
  actions: RowActions;
}

function Row<R>({
  row,
  rowKey,
  place,
  columns,
  choiceLabel,
  isChosen,
  isCurrent,
  pointedBy,
  hasFiller,
  actions,
}: TableRowProps<R>) {
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (pointedBy !== 'keyboard') return;
    line.current?.focus({ preventScroll: true });
    line.current?.scrollIntoView({ block: 'nearest' });
  }, [pointedBy]);
  const tint = isChosen || isCurrent ? ' data-table__row--chosen' : '';
  return (
    <tr
      ref={line}
      className={`data-table__row${tint}${pointedBy ? ' data-table__row--pointed' : ''}`}
      data-row={rowKey}
      tabIndex={-1}
      aria-rowindex={place}
      aria-current={pointedBy || isCurrent ? true : undefined}
    >
      {choiceLabel === undefined ? null : (
        <td className="data-table__choose">
          <ChoiceBox label={choiceLabel} isChosen={isChosen} rowKey={rowKey} actions={actions} />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.key} className={cellClass(column, index)}>
          {column.cell(row)}
        </td>
      ))}
      {hasFiller ? <td aria-hidden="true" /> : null}
    </tr>
  );
}

/** One row, drawn again only when it, its choice or the columns change. */
export const TableRow: <R>(props: TableRowProps<R>) => ReactNode = memo(Row);

interface ChoiceBoxProps {
  label: string;
  isChosen: boolean;
  rowKey: string;
  actions: RowActions;
}

function ChoiceBox({ label, isChosen, rowKey, actions }: ChoiceBoxProps) {
  const reach = useRef<'one' | 'range'>('one');
  return (
    <Checkbox
      aria-label={label}
      checked={isChosen}
      // The change that follows a press does not know the Shift key.
      onClick={(event) => {
        reach.current = event.shiftKey ? 'range' : 'one';
      }}
      onChange={() => actions.choose(rowKey, reach.current)}
    />
  );
}
