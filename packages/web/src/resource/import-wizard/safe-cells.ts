import type { CellChange, SheetRow } from './import-subject.ts';

/** What would replace cells that are only another spelling of what they stand for. */
export function safeIn(rows: readonly Pick<SheetRow, 'row' | 'findings'>[]): CellChange[] {
  return rows.flatMap(({ row, findings }) =>
    findings.flatMap(({ key, suggestion, isSafe }) =>
      isSafe && suggestion !== null ? { row, key, value: suggestion } : [],
    ),
  );
}
