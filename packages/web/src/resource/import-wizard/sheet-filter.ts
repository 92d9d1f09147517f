import type { SheetRow } from './import-subject.ts';
import { hasTone } from './sheet-tone.ts';

export const rowFilters = ['all', 'errors', 'warnings', 'changed', 'leftOut'] as const;

export type RowFilter = (typeof rowFilters)[number];

export function rowFilterOf(text: string | undefined): RowFilter {
  return rowFilters.find((one) => one === text) ?? 'all';
}

const tones = { errors: 'error', warnings: 'warning', changed: 'changed' } as const;

/**
 * The rows that are shown. `held` are rows that stay although they match no more: a row that was just put right must
 * not vanish under the hands of the one who works on it.
 */
export function shownRows(
  rows: readonly SheetRow[],
  { show, held, isError }: { show: RowFilter; held: ReadonlySet<number>; isError: (code: string) => boolean },
): readonly SheetRow[] {
  if (show === 'all') return rows;
  if (show === 'leftOut') return rows.filter((row) => held.has(row.row) || row.leftOut !== null);
  return rows.filter((row) => held.has(row.row) || hasTone(row, tones[show], isError));
}
