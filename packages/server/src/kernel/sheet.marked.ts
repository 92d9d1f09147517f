import { type MarkupCopy, markupCopy } from './sheet.copy.ts';
import type { MarkableStyles } from './sheet.markable-styles.ts';
import { markedColumns } from './sheet.marked-columns.ts';
import { type CellMark, markedRows } from './sheet.marked-rows.ts';
import { localName, readXml, type XmlEvents } from './sheet.xml.ts';
import type { WorkbookMarks } from './workbook.marks.ts';
import { XML_HEAD } from './workbook.parts.ts';

/** What happens to an element: its opening tag is copied by whoever says so, or it is left out with all it holds. */
interface Copying {
  open(name: string, attributes: string): 'kept' | 'dropped';
  beforeClose(name: string): void;
}

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
  copy.push(XML_HEAD);
  readXml(part, copyingEvents(copy, markedElements(copy, column, marks, styles)));
  return copy.bytes();
}

function markedElements(
  copy: MarkupCopy,
  column: number,
  marks: WorkbookMarks,
  styles: MarkableStyles,
): Copying {
  const columns = markedColumns(column, copy);
  const styleOf = (place: number) => columns.styleOf(place);
  const rows = markedRows({ column, styles, copy, marks: marksByRow(marks, column), styleOf });
  let inData = false;
  return {
    open(name, attributes) {
      const tag = localName(name);
      const prefix = name.slice(0, -tag.length);
      if (tag === 'dimension') return 'dropped';
      if (inData && tag === 'c') return rows.startCell(prefix, attributes);
      if (tag === 'col') {
        columns.add(name, attributes);
        return 'dropped';
      }
      if (tag === 'sheetData') {
        columns.complete(prefix);
        inData = true;
      }
      if (inData && tag === 'row') rows.startRow(prefix, attributes);
      else copy.push(`<${name}${attributes}>`);
      return 'kept';
    },
    beforeClose(name) {
      const tag = localName(name);
      const prefix = name.slice(0, -tag.length);
      if (tag === 'cols') columns.complete(prefix);
      if (tag === 'row' && inData) rows.endRow();
      if (tag !== 'sheetData') return;
      rows.end(prefix);
      inData = false;
    },
  };
}

function copyingEvents(copy: MarkupCopy, copying: Copying): XmlEvents {
  let dropped = 0;
  return {
    open(name, attributes) {
      if (dropped > 0 || copying.open(name, attributes) === 'dropped') dropped++;
    },
    text(raw) {
      if (dropped === 0) copy.push(raw);
    },
    close(name) {
      if (dropped > 0) {
        dropped--;
        return;
      }
      copying.beforeClose(name);
      copy.push(`</${name}>`);
    },
  };
}

function marksByRow(marks: WorkbookMarks, column: number): ReadonlyMap<number, readonly CellMark[]> {
  const rows = new Map<number, Map<number, CellMark>>();
  function mark(row: number, found: CellMark): void {
    rows.set(row, (rows.get(row) ?? new Map<number, CellMark>()).set(found.column, found));
  }
  for (const { row, column: place } of marks.problems) mark(row, { column: place, note: undefined });
  for (const [row, note] of marks.notes) mark(row, { column, note });
  mark(marks.head.row, { column, note: marks.head.text });
  const inOrder = (one: CellMark, other: CellMark) => one.column - other.column;
  return new Map([...rows].map(([row, found]) => [row, [...found.values()].toSorted(inOrder)]));
}
