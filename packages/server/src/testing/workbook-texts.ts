import { WORKBOOK_LIMITS } from '../kernel/workbook.refusal.ts';
import { readWorkbook } from '../kernel/workbook.ts';

/** What stands in the cells of a workbook's first sheet, row by row, the heading first. */
export function textsOf(file: Buffer): Promise<string[][]> {
  return readWorkbook(file, WORKBOOK_LIMITS, async (book) => {
    const rows: string[][] = [];
    for await (const batch of book.rows(book.sheets[0]?.name ?? ''))
      rows.push(...batch.map((row) => row.cells.map((cell) => cell.text)));
    return rows;
  });
}
