import { Readable } from 'node:stream';
import { columnName } from './sheet.cell.ts';
import { type ColumnKind, columnCells, type SheetValue, textCell } from './sheet.markup.ts';
import { SHEET_SPACE, STYLE, sheetName, workbookParts, XML_HEAD } from './workbook.parts.ts';
import { zipped } from './workbook.zip.ts';

/** A column of a file we write. Widths are in characters. */
export interface SheetColumn {
  readonly header: string;
  readonly kind: ColumnKind;
  readonly width?: number;
}

/** A sheet to write. Names Excel would refuse are mended. */
export interface SheetLayout {
  readonly name: string;
  readonly columns: readonly SheetColumn[];
}

/** The values of one row, in the order of the columns; null leaves a cell out. */
export type RowValues = readonly SheetValue[];

/** Larger pieces only take more memory on their way out. */
const PIECE = 32 * 1024;
const LAST_ROW = 1_048_576;
const USUAL_WIDTH = { text: 18, date: 12, moment: 18, number: 12 };

/**
 * An xlsx file of one sheet, as its rows come: the memory it takes does not grow with them. The head row is frozen and
 * filtered. Rows are asked for only as fast as the file is taken, and closed when nobody takes it any more; a failing
 * source destroys the stream, so a reader never gets half a file for a whole one.
 */
export function writeSheet(
  layout: SheetLayout,
  rows: Iterable<RowValues> | AsyncIterable<RowValues>,
): Readable {
  const parts = workbookParts([{ name: sheetName(layout.name), visibility: 'shown' }]);
  const sheet = { name: 'xl/worksheets/sheet1.xml', pieces: sheetPieces(layout.columns, rows) };
  return Readable.from(zipped([...parts, sheet]), { objectMode: false });
}

async function* sheetPieces(
  columns: readonly SheetColumn[],
  rows: Iterable<RowValues> | AsyncIterable<RowValues>,
): AsyncGenerator<string> {
  const cells = columns.map((column, at) => columnCells(at, column.kind));
  const head = columns
    .map((column, at) => textCell(`${columnName(at)}1`, column.header, STYLE.head))
    .join('');
  let piece = `${sheetOpening(columns)}<sheetData><row r="1">${head}</row>`;
  let row = 1;
  for await (const values of rows) {
    if (++row > LAST_ROW) throw new RangeError(`an xlsx sheet ends with row ${LAST_ROW}`);
    piece += `<row r="${row}">`;
    for (const [at, cell] of cells.entries()) piece += cell(row, values[at] ?? null);
    piece += '</row>';
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  const filtered = `A1:${columnName(Math.max(columns.length, 1) - 1)}${row}`;
  yield `${piece}</sheetData><autoFilter ref="${filtered}"/></worksheet>`;
}

/** The start of a worksheet: its first row frozen, its columns with width and style, so that empty cells have it too. */
export function sheetOpening(columns: readonly SheetColumn[]): string {
  const pane =
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';
  const cols = columns.map(({ kind, width }, at) => {
    const usual = USUAL_WIDTH[typeof kind === 'object' ? 'number' : kind];
    return `<col min="${at + 1}" max="${at + 1}" width="${width ?? usual}" style="${styleOf(kind)}" customWidth="1"/>`;
  });
  const listed = cols.length === 0 ? '' : `<cols>${cols.join('')}</cols>`;
  return `${XML_HEAD}<worksheet xmlns="${SHEET_SPACE}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>${listed}`;
}

function styleOf(kind: ColumnKind): number {
  return typeof kind === 'object' ? STYLE.number(kind.decimals) : STYLE[kind];
}
