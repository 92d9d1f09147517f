import { columnName, columnOf } from './sheet.cell.ts';
import type { MarkupCopy } from './sheet.copy.ts';
import type { MarkableStyles } from './sheet.markable-styles.ts';
import { textMarkup } from './sheet.markup.ts';
import { attribute, withoutAttribute } from './sheet.text.ts';
import { prefixed } from './sheet.xml.ts';

/** A note, or without one the colour of a problem alone. */
export interface CellMark {
  readonly column: number;
  readonly note: string | undefined;
}

interface RowsToMark {
  /** The column of the notes; cells that stand in it are replaced. */
  readonly column: number;
  readonly styles: MarkableStyles;
  readonly copy: MarkupCopy;
  /** By row, in the order of columns. */
  readonly marks: ReadonlyMap<number, readonly CellMark[]>;
  readonly styleOf: (column: number) => number;
}

/** Copies rows and the opening tags of their cells with marks; cells and rows that are missing are put in, in order. */
export function markedRows({ column, styles, copy, marks, styleOf }: RowsToMark) {
  const rowsLeft = [...marks.keys()].toSorted((one, other) => one - other);
  let row = 0;
  let at = -1;
  let cells = marksLeft([], () => undefined);

  function enter(prefix: string, number: number, rowStyle: number): void {
    row = number;
    at = -1;
    cells = marksLeft(marks.get(row) ?? [], (mark) => {
      const style = mark.note === undefined ? styles.problem(rowStyle || styleOf(mark.column)) : styles.note;
      copy.push(prefixed(cellMarkup(row, style, mark), prefix));
    });
  }

  function addRowsBefore(prefix: string, end: number): void {
    for (let next = rowsLeft[0]; next !== undefined && next < end; next = rowsLeft[0]) {
      rowsLeft.shift();
      enter(prefix, next, 0);
      copy.push(`<${prefix}row r="${next}">`);
      cells.addBefore(Number.POSITIVE_INFINITY);
      copy.push(`</${prefix}row>`);
    }
  }

  return {
    startRow(prefix: string, attributes: string): void {
      const number = Number(attribute(attributes, 'r') ?? row + 1);
      addRowsBefore(prefix, number);
      if (rowsLeft[0] === number) rowsLeft.shift();
      enter(prefix, number, rowStyleOf(attributes));
      copy.push(`<${prefix}row${withoutAttribute(attributes, 'spans')}>`);
    },
    /** Copies the opening tag of a cell, or tells that the cell goes. */
    startCell(prefix: string, attributes: string): 'kept' | 'dropped' {
      const reference = attribute(attributes, 'r');
      at = reference === undefined ? at + 1 : columnOf(reference);
      cells.addBefore(at === column ? at + 1 : at);
      if (at === column) return 'dropped';
      const style = cells.takes(at) ? styles.problem(Number(attribute(attributes, 's') ?? 0)) : undefined;
      const rest = style === undefined ? attributes : `${withoutAttribute(attributes, 's')} s="${style}"`;
      copy.push(`<${prefix}c${rest}>`);
      return 'kept';
    },
    endRow: () => cells.addBefore(Number.POSITIVE_INFINITY),
    end: (prefix: string) => addRowsBefore(prefix, Number.POSITIVE_INFINITY),
  };
}

/** The marks of one row that still have to find their place. */
function marksLeft(marks: readonly CellMark[], add: (mark: CellMark) => void) {
  const left = [...marks];
  return {
    addBefore(end: number): void {
      for (let next = left[0]; next !== undefined && next.column < end; next = left[0]) {
        left.shift();
        add(next);
      }
    },
    takes(column: number): boolean {
      if (left[0]?.column !== column) return false;
      left.shift();
      return true;
    },
  };
}

function cellMarkup(row: number, style: number, { column, note }: CellMark): string {
  const head = `<c r="${columnName(column)}${row}" s="${style}"`;
  return note === undefined ? `${head}/>` : `${head} t="inlineStr"><is>${textMarkup(note)}</is></c>`;
}

function rowStyleOf(attributes: string): number {
  const styled = /^(1|true)$/.test(attribute(attributes, 'customFormat') ?? '');
  return styled ? Number(attribute(attributes, 's') ?? 0) : 0;
}
