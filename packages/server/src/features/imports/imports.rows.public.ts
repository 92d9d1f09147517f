import type { Config } from '../../config.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { WorkbookRefusal } from '../../kernel/workbook.refusal.ts';
import { readWorkbook } from '../../kernel/workbook.ts';
import { limitsOf, plainLinesOf, refusalOf } from './imports.reading.ts';

/** Which imports are of which file. */
export const importView = sql`(select d.org_id, d.id, d.subject, d.file_id, d.state, d.changed_at from data_import d)`;

/** A row of a sheet as text, with the number it has there. */
export interface TextRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The rows of the first shown sheet that holds something. Refuses in words what is no sound workbook within the limits. */
export async function rowsOfWorkbook(
  path: string,
  limits: Pick<Config, 'importMaxMegabytes' | 'importMaxRows'>,
): Promise<TextRow[]> {
  const guarded = limitsOf(limits);
  return readWorkbook(path, guarded, async (book) => {
    const filled = book.sheets.filter((sheet) => sheet.content === 'some');
    const first = filled.find(({ visibility }) => visibility === 'shown') ?? filled[0];
    if (!first) throw new Problem('emptySheet');
    const lines = await plainLinesOf(book, first, guarded);
    return lines.map(({ row, cells }) => ({ row, cells: cells.map(({ text }) => text) }));
  }).catch(async (error: unknown) => {
    throw error instanceof WorkbookRefusal ? await refusalOf(error, path, limits, guarded) : error;
  });
}
