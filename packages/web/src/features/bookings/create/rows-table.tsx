import type { RowList } from '@loadline/contract/bookings/booking-content';
import type { Fields } from '@loadline/contract/kernel/field';
import { say } from '@loadline/contract/kernel/text';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { newKey } from '../../../kernel/request.ts';
import { useWords } from '../../../kernel/words.ts';
import { unitText } from '../../../resource/unit.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StateGlyph } from '../../../ui/state-glyph.tsx';
import { useBookingForm } from './booking-form.ts';
import { PasteFaults } from './paste-faults.tsx';
import { type Pasted, rowsPasted } from './pasted-rows.ts';
import { RowCell } from './row-cell.tsx';
import type { RowColumn } from './row-column.ts';
import { RowWords } from './row-words.tsx';
import { rowsAt, type TypedRow } from './typed-rows.ts';
import './rows-table.css';

interface RowsTableProps {
  list: RowList;
  label: string;
  fields: Fields;
  columns: readonly RowColumn[];
  blank: (id: string) => TypedRow;
  /** What a row comes to, after its cells. */
  more?: { readonly header: string; readonly of: (row: TypedRow) => ReactNode };
  /** The cells of the foot from the first number on: as many as there are columns, from the left. */
  foot?: ReactNode;
}

/** Rows of a sheet inside the form: a block is pasted into any cell, Enter goes down and at the end begins a row. */
export function RowsTable(props: RowsTableProps) {
  const { list, label, fields, columns, blank, more, foot } = props;
  const { t, language } = useWords();
  const { entered, change, faults } = useBookingForm();
  const [pasted, setPasted] = useState<Pasted>();
  const rows = rowsAt(entered, list);
  const add = () => change(list, [...rows, blank(newKey())]);
  const said = faults.errorAt(list);
  const { box, move, begin } = useRowKeys(add, columns[0]?.key ?? '');
  const paste = (at: number, key: string, text: string) => {
    const sheet = { fields, keys: columns.map((column) => column.key), blank };
    const read = rowsPasted(rows, sheet, { at, key }, text, newKey);
    change(list, read.rows);
    setPasted(read.faults.length > 0 ? read : undefined);
  };
  return (
    <>
      <div className="rows-table">
        <table ref={box} aria-label={label}>
          <colgroup>
            <col width={34} />
            {columns.map(({ key, width }) => (
              <col key={key} width={width} />
            ))}
            {more ? <col width={84} /> : null}
            <col width={38} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">#</th>
              {columns.map(({ key, header }) => {
                const field = fields[key];
                const unit = unitText(field?.unit);
                return (
                  <th
                    key={key}
                    scope="col"
                    className={isNumber(fields, key) ? 'rows-table__number' : undefined}
                  >
                    {header ?? (field ? say(field.label, language) : '')}
                    {unit ? <small> {unit}</small> : null}
                  </th>
                );
              })}
              {more ? (
                <th scope="col" className="rows-table__number">
                  {more.header}
                </th>
              ) : null}
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <RowLine key={row.id} {...props} row={row} at={at} rows={rows} onMove={move} onPaste={paste} />
            ))}
          </tbody>
          {foot && rows.length > 0 ? <tfoot>{foot}</tfoot> : null}
        </table>
      </div>
      {rows.length === 0 ? (
        <button
          type="button"
          className="rows-table__none"
          onClick={() => begin()}
          onPaste={(event) => {
            event.preventDefault();
            paste(0, columns[0]?.key ?? '', event.clipboardData.getData('text'));
          }}
        >
          <Icon name="plus" size={14} />
          {t('booking.rows.none')}
        </button>
      ) : null}
      {said ? (
        <div className="field__error rows-table__fault" data-path={list}>
          <StateGlyph family="stop" />
          {said}
        </div>
      ) : null}
      {pasted ? <PasteFaults pasted={pasted} onClose={() => setPasted(undefined)} /> : null}
    </>
  );
}

interface RowLineProps extends RowsTableProps {
  row: TypedRow;
  at: number;
  rows: readonly TypedRow[];
  onMove: (event: KeyboardEvent) => void;
  onPaste: (at: number, key: string, text: string) => void;
}

/** One row; what is wrong with its cells stands right under it. */
function RowLine({ list, fields, columns, more, row, at, rows, onMove, onPaste }: RowLineProps) {
  const { t } = useWords();
  const { change } = useBookingForm();
  const path = `${list}.${row.id}`;
  const saidId = `said-${row.id}`;
  return (
    <>
      <tr className="rows-table__row" data-path={path}>
        <td className="rows-table__place">{at + 1}</td>
        {columns.map(({ key }) => (
          <RowCell
            key={key}
            path={`${path}.${key}`}
            column={key}
            field={fields[key]}
            place={at}
            describedBy={saidId}
            onMove={onMove}
            onPaste={(text) => onPaste(at, key, text)}
          />
        ))}
        {more ? <td className="rows-table__number rows-table__made">{more.of(row)}</td> : null}
        <td>
          <IconButton
            icon="trash"
            size="small"
            label={t('booking.rows.remove', { row: at + 1 })}
            onClick={() =>
              change(
                list,
                rows.filter(({ id }) => id !== row.id),
              )
            }
          />
        </td>
      </tr>
      <RowWords
        id={saidId}
        path={path}
        columns={columns}
        fields={fields}
        span={columns.length + (more ? 3 : 2)}
      />
    </>
  );
}

function isNumber(fields: Fields, key: string): boolean {
  const kind = fields[key]?.kind;
  return kind === 'whole' || kind === 'decimal';
}

/** Enter and the arrows move within a column; a row that Enter makes gets the keys where they left. */
function useRowKeys(onAdd: () => void, first: string) {
  const box = useRef<HTMLTableElement>(null);
  const wish = useRef<{ column: string; row: number }>(undefined);
  useEffect(() => {
    // An earlier drawing that ends late has not got the new row yet.
    const cell = wish.current && cellsOf(box.current, wish.current.column)[wish.current.row];
    if (!cell) return;
    wish.current = undefined;
    cell.focus();
  });
  const move = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
    const column = target.dataset['column'];
    if (column === undefined || !['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key) || event.ctrlKey)
      return;
    event.preventDefault();
    const cells = cellsOf(box.current, column);
    const at = cells.indexOf(target) + (event.key === 'ArrowUp' ? -1 : 1);
    if (cells[at]) return cells[at].focus();
    if (event.key !== 'Enter') return;
    wish.current = { column, row: cells.length };
    onAdd();
  };
  const begin = () => {
    wish.current = { column: first, row: 0 };
    onAdd();
  };
  return { box, move, begin };
}

function cellsOf(box: HTMLElement | null, column: string): HTMLInputElement[] {
  return [...(box?.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`) ?? [])];
}
