import { type Cell, type CellKind, EMPTY_CELL, type SheetRow } from './sheet.cell.ts';

/**
 * Rows on their way between two threads. One long text instead of an object for each cell: cloning the objects took a
 * third of the reading time. No cell text holds the separator, see `cellText`.
 */
export interface PackedRows {
  readonly numbers: readonly number[];
  readonly lengths: readonly number[];
  /** One letter for each cell. */
  readonly kinds: string;
  readonly texts: string;
  /** Which of the rows are hidden. */
  readonly hidden: readonly number[];
  readonly hiddenColumns: readonly number[];
  /** What formats write beside numbers, by the place of the cell. */
  readonly signs: ReadonlyMap<number, string>;
}

const SEPARATOR = '\u0000';
const LETTERS: Readonly<Record<CellKind, string>> = {
  text: 't',
  number: 'n',
  date: 'd',
  boolean: 'b',
  error: 'e',
  empty: ' ',
};
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as CellKind]));

export function packedRows(rows: readonly SheetRow[]): PackedRows {
  let kinds = '';
  const texts: string[] = [];
  const signs = new Map<number, string>();
  for (const { cells } of rows) {
    for (const { kind, text, sign } of cells) {
      if (sign !== undefined) signs.set(texts.length, sign);
      kinds += LETTERS[kind];
      texts.push(text);
    }
  }
  return {
    numbers: rows.map(({ row }) => row),
    lengths: rows.map(({ cells }) => cells.length),
    kinds,
    texts: texts.join(SEPARATOR),
    hidden: rows.flatMap(({ hidden }, index) => (hidden ? index : [])),
    hiddenColumns: rows[0]?.hiddenColumns ?? [],
    signs,
  };
}

export function unpackedRows({
  numbers,
  lengths,
  kinds,
  texts,
  hidden,
  hiddenColumns,
  signs,
}: PackedRows): readonly SheetRow[] {
  const each = texts.split(SEPARATOR);
  const isHidden = new Set(hidden);
  let at = 0;
  return numbers.map((row, index) => {
    const cells: Cell[] = [];
    for (const end = at + (lengths[index] ?? 0); at < end; at++) {
      const kind = KINDS.get(kinds.charAt(at)) ?? 'empty';
      const sign = signs.get(at);
      const cell = { kind, text: each[at] ?? '', ...(sign !== undefined && { sign }) };
      cells.push(kind === 'empty' ? EMPTY_CELL : cell);
    }
    return {
      row,
      cells,
      ...(isHidden.has(index) && { hidden: true }),
      ...(hiddenColumns.length > 0 && { hiddenColumns }),
    };
  });
}
