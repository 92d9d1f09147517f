import { markableStyles } from './sheet.markable-styles.ts';
import { markedSheet } from './sheet.marked.ts';
import type { WorkbookMarks } from './workbook.marks.ts';
import type { OpenedWorkbook } from './workbook.open.ts';
import { textEntry, zipped } from './workbook.zip.ts';
import type { GuardedZip } from './zip-guard.ts';

/** The bytes of the workbook with the marks; all parts but the sheet and the styles are copied as they lie. */
export async function markedWorkbook(
  zip: GuardedZip,
  book: OpenedWorkbook,
  marks: WorkbookMarks,
): Promise<Uint8Array> {
  const part = book.partOf(marks.sheet);
  const sheet = zip.parts.get(part ?? '');
  if (part === undefined || sheet === undefined) throw new Error(`no sheet ${marks.sheet}`);
  const styles = markableStyles(zip.parts.get(book.stylesPart ?? ''));
  const rewritten = new Map<string, string | Buffer>([
    [part, markedSheet(sheet, columnFor(book, marks), marks, styles)],
  ]);
  const grown = styles.xml();
  if (book.stylesPart !== undefined && grown !== undefined) rewritten.set(book.stylesPart, grown);
  const entries = zip.entries.map((entry) => {
    const text = rewritten.get(entry.name.toLowerCase());
    return text === undefined ? entry : textEntry(entry.name, text);
  });
  const pieces: Buffer[] = [];
  for await (const piece of zipped(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** The first column after everything that holds something, or the one a former marking has left there. */
function columnFor(book: OpenedWorkbook, { sheet, head }: WorkbookMarks): number {
  let end = 0;
  let headEnd = '';
  for (const batch of book.rows(sheet)) {
    for (const { row, cells } of batch) {
      end = Math.max(end, cells.length);
      if (row === head.row) headEnd = `${cells.length} ${cells.at(-1)?.text}`;
    }
  }
  return headEnd === `${end} ${head.text}` ? end - 1 : end;
}
