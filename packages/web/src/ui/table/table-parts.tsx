import '../styles/states.css';
import { cellClass, type TableColumn } from './table-column.ts';
import type { RowChoice } from './use-row-actions.ts';

interface LineProps<Row> {
  columns: readonly TableColumn<Row>[];
  choice: RowChoice | undefined;
  hasFiller: boolean;
}

/** The widths of all columns, said once for head, rows and totals. */
export function ColumnWidths<Row>({
  columns,
  choice,
  hasFiller,
  sizes,
}: LineProps<Row> & { sizes: readonly number[] }) {
  return (
    <colgroup>
      {choice ? <col className="data-table__choose" /> : null}
      {columns.map((column, index) => (
        <col key={column.key} style={{ width: sizes[index] }} />
      ))}
      {hasFiller ? <col /> : null}
    </colgroup>
  );
}

const lines = Array.from({ length: 12 }, (_, line) => line);

/** Grey bars in the real columns while the first rows are on their way. */
export function SkeletonRows<Row>({ columns, choice, hasFiller }: LineProps<Row>) {
  return lines.map((line) => (
    <tr key={line} aria-hidden="true" className="data-table__row">
      {choice ? <td aria-hidden="true" className="data-table__choose" /> : null}
      {columns.map((column, index) => (
        <td key={column.key} aria-hidden="true" className={cellClass(column, index)}>
          <span className={`skeleton__bar skeleton__bar--${(line * 3 + index * 2) % 5}`} />
        </td>
      ))}
      {hasFiller ? <td aria-hidden="true" /> : null}
    </tr>
  ));
}

/** The footer row, where any column has a total. */
export function TableTotals<Row>({ columns, choice, hasFiller }: LineProps<Row>) {
  if (columns.every((column) => column.total === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {choice ? <td aria-hidden="true" className="data-table__choose" /> : null}
        {columns.map((column, index) => (
          <td key={column.key} className={cellClass(column, index)}>
            {column.total}
          </td>
        ))}
        {hasFiller ? <td aria-hidden="true" /> : null}
      </tr>
    </tfoot>
  );
}
