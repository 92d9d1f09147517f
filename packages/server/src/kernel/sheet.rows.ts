import { type Cell, columnOf, EMPTY_CELL, type SheetRow } from './sheet.cell.ts';
import { type CellContext, cellValues } from './sheet.cell-value.ts';
import { rawCells } from './sheet.raw-cell.ts';
import { attribute } from './sheet.text.ts';
import { localName, scanXml, type XmlEvents } from './sheet.xml.ts';
import { type WorkbookLimits, WorkbookRefusal } from './workbook.refusal.ts';

type RowLimits = Pick<WorkbookLimits, 'rows' | 'columns' | 'inflatedBytes'>;

const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_383;

/**
 * The rows of one worksheet that hold something, in batches, with the file's own row numbers. Hidden rows and columns
 * are read like any other; a hidden row says so.
 * @throws WorkbookRefusal damaged, too-many-rows, too-many-columns; bomb when repeated texts outgrow the limit
 */
export function* rowsOf(part: Buffer, context: CellContext, limits: RowLimits): Generator<SheetRow[], void> {
  const collected: SheetRow[] = [];
  for (const _ of scanXml(part, rowEvents(context, limits, collected))) {
    if (collected.length > 0) yield collected.splice(0);
  }
  if (collected.length > 0) yield collected;
}

function rowEvents(context: CellContext, limits: RowLimits, rows: SheetRow[]): XmlEvents {
  const raw = rawCells();
  const valueOf = cellValues(context);
  const grid = growingGrid(limits, rows);
  let inData = false;
  return {
    open(name, attributes) {
      const tag = localName(name);
      if (tag === 'sheetData') inData = true;
      else if (tag === 'col' && !inData && isSet(attribute(attributes, 'hidden')))
        grid.hideColumns(attribute(attributes, 'min'), attribute(attributes, 'max'));
      else if (!inData) return;
      else if (tag === 'c') grid.startCell(raw.start(attributes));
      else if (tag === 'row')
        grid.startRow(attribute(attributes, 'r'), isSet(attribute(attributes, 'hidden')));
      else raw.open(tag);
    },
    text: (text) => raw.text(text),
    close(name) {
      if (!inData) return;
      const tag = localName(name);
      if (tag === 'c') grid.endCell(valueOf(raw.cell));
      else if (tag === 'row') grid.endRow();
      else if (tag === 'sheetData') inData = false;
      else raw.close(tag);
    },
  };
}

function isSet(flag: string | undefined): boolean {
  return /^(1|true)$/.test(flag ?? '');
}

/** Puts cells at their places; rows and cells without a number of their own follow the one before. */
function growingGrid(limits: RowLimits, rows: SheetRow[]) {
  let row = 0;
  let column = -1;
  let cells: Cell[] = [];
  let isHidden = false;
  let found = 0;
  let characters = 0;
  const hiddenColumns: number[] = [];
  return {
    /** Counted from 1, both ends included; a sheet may hide all that lie behind its last column. */
    hideColumns(first: string | undefined, last: string | undefined): void {
      const end = Math.min(Number(last), limits.columns);
      for (let place = Number(first); place >= 1 && place <= end; place++) hiddenColumns.push(place - 1);
    },
    startRow(stated: string | undefined, hidden: boolean): void {
      const number = Number(stated ?? row + 1);
      if (!(number > row && number <= LAST_ROW)) {
        throw new WorkbookRefusal('damaged', `row ${number} after ${row}`);
      }
      row = number;
      column = -1;
      cells = [];
      isHidden = hidden;
    },
    startCell(reference: string | undefined): void {
      column = reference === undefined ? column + 1 : columnOf(reference);
      if (column >= 0 && column <= LAST_COLUMN) return;
      throw new WorkbookRefusal('damaged', `a cell outside row ${row}`);
    },
    endCell(value: Cell): void {
      if (value.kind === 'empty') return;
      if (column >= limits.columns)
        throw new WorkbookRefusal('too-many-columns', `a value in column ${column + 1}`);
      characters += value.text.length;
      if (characters > limits.inflatedBytes)
        throw new WorkbookRefusal('bomb', 'shared texts repeated too often');
      while (cells.length < column) cells.push(EMPTY_CELL);
      cells[column] = value;
    },
    endRow(): void {
      if (cells.length === 0) return;
      if (++found > limits.rows) throw new WorkbookRefusal('too-many-rows', `more than ${limits.rows} rows`);
      rows.push({
        row,
        cells,
        ...(isHidden && { hidden: true }),
        ...(hiddenColumns.length > 0 && { hiddenColumns }),
      });
    },
  };
}
