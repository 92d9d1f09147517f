import { markupCopy } from './sheet.copy.ts';
import type { MarkableStyles } from './sheet.markable-styles.ts';
import { markedColumns } from './sheet.marked-columns.ts';
import { type CellMark, markedRows } from './sheet.marked-rows.ts';
import { localName, readXml } from './sheet.xml.ts';
import type { WorkbookMarks } from './workbook.marked.ts';
import { XML_HEAD } from './workbook.parts.ts';

/**
 * A worksheet part with notes in `column` and colours on problem cells, element by element as it was otherwise.
 * Whatever stood in that column is taken out; cells and rows that were not there are put in at their place.
 */
export function markedSheet(
  part: Buffer,
  column: number,
  marks: WorkbookMarks,
  styles: MarkableStyles,
): Buffer {
  const copy = markupCopy();
  const columns = markedColumns(column, copy);
  const rows = markedRows({
    column,
    styles,
    copy,
    marks: marksByRow(marks, column),
    styleOf: columns.styleOf,
  });
  let inData = false;
  let dropped: string | undefined;

  function open(name: string, attributes: string): void {
    const tag = localName(name);
    const prefix = name.slice(0, -tag.length);
    if (tag === 'col') return columns.add(name, attributes);
    if (tag === 'sheetData') {
      columns.complete(prefix);
      inData = true;
    }
    if (inData && tag === 'row') rows.startRow(prefix, attributes);
    else if (inData && tag === 'c' && rows.startCell(prefix, attributes) === 'replaced') dropped = name;
    else if (tag === 'dimension') dropped = name;
    else if (!(inData && tag === 'c')) copy.push(`<${name}${attributes}>`);
  }

  function close(name: string): void {
    const tag = localName(name);
    const prefix = name.slice(0, -tag.length);
    if (tag === 'col') return;
    if (tag === 'cols') columns.complete(prefix);
    if (tag === 'row' && inData) rows.endRow(prefix);
    if (tag === 'sheetData') {
      rows.end(prefix);
      inData = false;
    }
    copy.push(`</${name}>`);
  }

  copy.push(XML_HEAD);
  readXml(part, {
    open(name, attributes) {
      if (dropped === undefined) open(name, attributes);
    },
    text(raw) {
      if (dropped === undefined) copy.push(raw);
    },
    close(name) {
      if (dropped === undefined) close(name);
      else if (dropped === name) dropped = undefined;
    },
  });
  return copy.bytes();
}

function marksByRow(marks: WorkbookMarks, column: number): ReadonlyMap<number, readonly CellMark[]> {
  const rows = new Map<number, Map<number, CellMark>>();
  function mark(row: number, mark: CellMark): void {
    rows.set(row, (rows.get(row) ?? new Map<number, CellMark>()).set(mark.column, mark));
  }
  for (const { row, column: place } of marks.problems) mark(row, { column: place, note: undefined });
  for (const [row, note] of marks.notes) mark(row, { column, note });
  mark(marks.head.row, { column, note: marks.head.text });
  const inOrder = (one: CellMark, other: CellMark) => one.column - other.column;
  return new Map([...rows].map(([row, found]) => [row, [...found.values()].toSorted(inOrder)]));
}
