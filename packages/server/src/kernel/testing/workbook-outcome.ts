import type { SheetRow } from '../sheet.cell.ts';
import { openWorkbook, type SheetInfo } from '../workbook.open.ts';
import {
  type RefusalReason,
  WORKBOOK_LIMITS,
  type WorkbookLimits,
  WorkbookRefusal,
} from '../workbook.refusal.ts';
import { guardZip } from '../zip-guard.ts';

/** All that a workbook says, or why it is refused. */
export type WorkbookOutcome =
  | { readonly refused: RefusalReason; readonly detail: string }
  | { readonly sheets: readonly (SheetInfo & { readonly rows: readonly SheetRow[] })[] };

/** Reads a whole workbook in this thread. Any failure that is not a refusal is thrown. */
export async function workbookOutcome(
  bytes: Buffer,
  limits: WorkbookLimits = WORKBOOK_LIMITS,
): Promise<WorkbookOutcome> {
  try {
    const { parts } = await guardZip(bytes, limits);
    const book = openWorkbook(parts, limits);
    return { sheets: book.sheets.map((sheet) => ({ ...sheet, rows: [...book.rows(sheet.name)].flat() })) };
  } catch (error) {
    if (error instanceof WorkbookRefusal) return { refused: error.reason, detail: error.detail };
    throw error;
  }
}

/** The rows of the first sheet as `number: kind text | …`, empty cells as nothing. */
export async function firstRows(bytes: Buffer, limits?: WorkbookLimits): Promise<string[]> {
  const outcome = await workbookOutcome(bytes, limits);
  if ('refused' in outcome) throw new Error(`${outcome.refused}: ${outcome.detail}`);
  return (outcome.sheets[0]?.rows ?? []).map(
    ({ row, cells }) =>
      `${row}: ${cells.map(({ kind, text }) => (kind === 'empty' ? '' : `${kind} ${text}`)).join(' | ')}`,
  );
}
