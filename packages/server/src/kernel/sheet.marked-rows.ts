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

/** Copies rows and the tags of their cells with marks; cells and rows that are missing are put in, in order. */
export function markedRows({ column, styles, copy, marks, styleOf }: RowsToMark) {
  const rowsLeft = [...marks.keys()].toSorted((one, other) => one - other);
  let cellsLeft: CellMark[] = [];
  let row = 0;
  let at = -1;
  let rowStyle = 0;

  function enter(number: number, style: number): void {
    row = number;
    rowStyle = style;
    at = -1;
    cellsLeft = [...(marks.get(number) ?? [])];
  }

  function addRows(prefix: string, end: number): void {
    while (rowsLeft[0] !== undefined && rowsLeft[0] < end) {
      enter(rowsLeft.shift() ?? 0, 0);
      copy.push(`<${prefix}row r="${row}">`);
      addCells(prefix, Number.POSITIVE_INFINITY);
      copy.push(`</${prefix}row>`);
    }
  }

  function addCells(prefix: string, end: number): void {
    while (cellsLeft[0] !== undefined && cellsLeft[0].column < end) {
      copy.push(prefixed(newCell(cellsLeft[0]), prefix));
      cellsLeft.shift();
    }
  }

  function newCell({ column: place, note }: CellMark): string {
    const reference = `r="${columnName(place)}${row}"`;
    if (note === undefined) return `<c ${reference} s="${styles.problem(rowStyle || styleOf(place))}"/>`;
    return `<c ${reference} s="${styles.note}" t="inlineStr"><is>${textMarkup(note)}</is></c>`;
  }

  return {
    startRow(prefix: string, attributes: string): void {
      const number = Number(attribute(attributes, 'r') ?? row + 1);
      addRows(prefix, number);
      if (rowsLeft[0] === number) rowsLeft.shift();
      const styled = /^(1|true)$/.test(attribute(attributes, 'customFormat') ?? '');
      enter(number, styled ? Number(attribute(attributes, 's') ?? 0) : 0);
      copy.push(`<${prefix}row${withoutAttribute(attributes, 'spans')}>`);
    },
    /** Copies the opening tag of a cell, or tells that the cell is replaced. */
    startCell(prefix: string, attributes: string): 'kept' | 'replaced' {
      const reference = attribute(attributes, 'r');
      at = reference === undefined ? at + 1 : columnOf(reference);
      addCells(prefix, at === column ? at + 1 : at);
      if (at === column) return 'replaced';
      if (cellsLeft[0]?.column !== at) {
        copy.push(`<${prefix}c${attributes}>`);
        return 'kept';
      }
      cellsLeft.shift();
      const style = styles.problem(Number(attribute(attributes, 's') ?? 0));
      copy.push(`<${prefix}c${withoutAttribute(attributes, 's')} s="${style}">`);
      return 'kept';
    },
    endRow: (prefix: string) => addCells(prefix, Number.POSITIVE_INFINITY),
    end: (prefix: string) => addRows(prefix, Number.POSITIVE_INFINITY),
  };
}
