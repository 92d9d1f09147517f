import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import type { Language } from '@loadline/contract/kernel/text';
import type { Config } from '../../config.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { lockOpen } from './imports.commands.ts';
import { isImport, stagedRowsIn } from './imports.queries.ts';
import { readFileOf } from './imports.reading.ts';
import { takenIn } from './imports.staged.ts';

/** Holds an import of the viewer's company while something beside its workbook changes: it is not over, and nobody writes it. */
export function holdImport(tx: Tx, subject: ImportSubject, id: string): Promise<void> {
  return lockOpen(tx, subject, id);
}

/** The rows of an import that its records consist of, as they stand now. */
export async function rowsOfImport(tx: Tx, subject: ImportSubject, id: string): Promise<ImportRow[]> {
  const [found] = await tx.rows(
    sql`select 1 from data_import i where i.org_id = ${tx.me.orgId} and ${isImport(subject, id)}`,
  );
  if (!found) throw new Problem('notFound');
  return takenIn(await stagedRowsIn(tx, id));
}

/** The rows of another workbook than that of an import, by the headings that its reading knows. */
export async function rowsOfSheet(
  sheet: Pick<ImportSubject, 'reading' | 'columns'>,
  path: string,
  limits: Pick<Config, 'importMaxMegabytes' | 'importMaxRows'>,
  language: Language,
): Promise<ImportRow[]> {
  const read = await readFileOf(sheet, path, limits, language, { choice: {}, kept: new Map() });
  return read.rows.filter(({ leftOut }) => leftOut === null).map(({ row, cells }) => ({ row, cells }));
}
