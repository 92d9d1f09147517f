import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { MatrixCell, type MatrixState, type MatrixWords } from './matrix-cell.tsx';
import { type MatrixPlace, matrixStep } from './matrix-keys.ts';
import './styles/matrix.css';

export interface MatrixColumn {
  key: string;
  label: string;
  /** Under its name, such as how many people it touches. */
  note?: string | undefined;
}

export interface MatrixRow {
  key: string;
  label: string;
  note?: string | undefined;
}

export interface MatrixGroup {
  key: string;
  label: string;
  rows: readonly MatrixRow[];
}

interface MatrixProps {
  label: string;
  /** Over the names of the rows. */
  rowHead: string;
  columns: readonly MatrixColumn[];
  groups: readonly MatrixGroup[];
  stateOf: (row: string, column: string) => MatrixState;
  /** Keep the function between renders: another one draws every cell again. */
  onTurn: (row: string, column: string, has: boolean) => void;
  /** The column that is explained beside the matrix. */
  selected?: string | undefined;
  onSelect?: ((column: string) => void) | undefined;
  words: MatrixWords;
}

/**
 * Who may do what: rows against columns. One Tab stop; arrows, Home and End move, Space turns a cell. Names stay in
 * sight while the cells scroll.
 */
export function Matrix(props: MatrixProps) {
  const { columns, groups, selected, onTurn, words } = props;
  const table = useRef<HTMLTableElement>(null);
  const rows = groups.flatMap((group) => group.rows);
  const stop = useMatrixKeys(table, { rows, columns });
  return (
    <div className="matrix-scroll">
      <table ref={table} className="matrix" aria-label={props.label}>
        <MatrixHead {...props} />
        {groups.map((group) => (
          <tbody key={group.key}>
            <tr className="matrix__group">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {group.label}
              </th>
            </tr>
            {group.rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className="matrix__name">
                  {row.label}
                  {row.note ? <span className="matrix__note">{row.note}</span> : null}
                </th>
                {columns.map((column) => {
                  const { had, has, fixed } = props.stateOf(row.key, column.key);
                  return (
                    <MatrixCell
                      key={column.key}
                      label={`${row.label}, ${column.label}`}
                      row={row.key}
                      column={column.key}
                      had={had}
                      has={has}
                      fixed={fixed}
                      isSelected={column.key === selected}
                      isStop={rows[stop.row]?.key === row.key && columns[stop.column]?.key === column.key}
                      words={words}
                      onTurn={onTurn}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function MatrixHead({ rowHead, columns, selected, onSelect }: MatrixProps) {
  return (
    <thead>
      <tr>
        <th scope="col" className="matrix__name">
          {rowHead}
        </th>
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            className={column.key === selected ? 'matrix__head matrix__head--selected' : 'matrix__head'}
          >
            <HeadName column={column} selected={selected} onSelect={onSelect} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function HeadName({
  column,
  selected,
  onSelect,
}: Pick<MatrixProps, 'selected' | 'onSelect'> & { column: MatrixColumn }): ReactNode {
  const words = (
    <>
      {column.label}
      {column.note ? <span className="matrix__note">{column.note}</span> : null}
    </>
  );
  if (!onSelect) return words;
  return (
    <button
      type="button"
      className="matrix__select"
      aria-pressed={column.key === selected}
      onClick={() => onSelect(column.key)}
    >
      {words}
    </button>
  );
}

/** The cell that Tab reaches: where the keys or the pointer were last. */
function useMatrixKeys(
  table: RefObject<HTMLTableElement | null>,
  { rows, columns }: { rows: readonly MatrixRow[]; columns: readonly MatrixColumn[] },
): MatrixPlace {
  const [stop, setStop] = useState<MatrixPlace>({ row: 0, column: 0 });
  const boxAt = ({ row, column }: MatrixPlace) =>
    table.current?.querySelector<HTMLElement>(
      `[data-cell="${CSS.escape(rows[row]?.key ?? '')} ${CSS.escape(columns[column]?.key ?? '')}"]`,
    );
  const placeOf = (box: HTMLElement): MatrixPlace | undefined => {
    const [row, column] = [
      rows.findIndex(({ key }) => box.dataset['cell']?.startsWith(`${key} `)),
      columns.findIndex(({ key }) => box.dataset['cell']?.endsWith(` ${key}`)),
    ];
    return row < 0 || column < 0 ? undefined : { row, column };
  };
  const enter = useEffectEvent(({ target }: Event) => {
    const place = target instanceof HTMLElement ? placeOf(target) : undefined;
    if (place) setStop(place);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const here = event.target instanceof HTMLElement ? placeOf(event.target) : undefined;
    if (!here) return;
    const size = { rows: rows.length, columns: columns.length };
    const to = matrixStep({ key: event.key, far: event.ctrlKey ? 'whole' : 'row' }, here, size);
    if (!to) return;
    event.preventDefault();
    boxAt(to)?.focus();
  });
  useEffect(() => {
    const node = table.current;
    node?.addEventListener('focusin', enter);
    node?.addEventListener('keydown', press);
    return () => {
      node?.removeEventListener('focusin', enter);
      node?.removeEventListener('keydown', press);
    };
  }, [table]);
  return stop;
}
