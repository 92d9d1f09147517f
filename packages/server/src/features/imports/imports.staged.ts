import { positionsIn } from '@loadline/contract/imports/import.column';
import type { CellFinding, Finding } from '@loadline/contract/imports/import.finding';
import { isError } from '@loadline/contract/imports/import.finding';
import type { ColumnMatch, ImportRow } from '@loadline/contract/imports/import.grid';
import type { LeftOut } from '@loadline/contract/imports/import.rows';
import { typedIn } from '@loadline/contract/imports/import.rows';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import { figuresOf, problemGroupsOf } from '@loadline/contract/imports/import.summary';
import type { CheckedFile } from './imports.public.ts';

/** A row as it lies in staging: `was` holds the file's own text of every cell that was changed. */
export interface StagedRow extends ImportRow {
  readonly findings: readonly CellFinding[];
  readonly was: Readonly<Partial<Record<string, string>>>;
  readonly leftOut: LeftOut | null;
  /** The record that the same file has made of it. */
  readonly madeAs: string | null;
}

export interface CellChange {
  readonly row: number;
  readonly key: string;
  readonly value: string;
}

/** Rows with what is wrong in each, and the figures of the whole. */
export interface StagedSheet {
  readonly rows: readonly StagedRow[];
  readonly figures: ReturnType<typeof figuresOf> & {
    /** Of the records, those that the same file has made before. */
    readonly madeRecords: number;
    readonly changedRows: number;
    readonly leftOutRows: number;
  };
  readonly problems: ReturnType<typeof problemGroupsOf>;
}

export type UncheckedRow = Omit<StagedRow, 'findings'>;

/** The rows, those left out that the same file has made a record of; what is no longer so is taken in again. */
export function withMade(rows: readonly UncheckedRow[], made: ReadonlyMap<number, string>): UncheckedRow[] {
  return rows.map((row) => {
    if (row.leftOut !== null && row.leftOut !== 'made') return row;
    const madeAs = made.get(row.row) ?? null;
    return madeAs === row.madeAs ? row : { ...row, madeAs, leftOut: madeAs === null ? null : 'made' };
  });
}

/** The rows that the records of a file consist of: those to be imported, and those that are already. */
export function takenIn<R extends Pick<StagedRow, 'leftOut'>>(rows: readonly R[]): R[] {
  return rows.filter(({ leftOut }) => leftOut === null || leftOut === 'made');
}

/** Lays what a check has found beside the rows. */
export function stagedWith(
  { reading }: ImportSubject,
  rows: readonly UncheckedRow[],
  { findings, records }: CheckedFile,
): StagedSheet {
  const byRow = Map.groupBy(findings, ({ row }) => row);
  const taken = rows.filter(({ leftOut }) => leftOut === null);
  const changedRows = taken.filter(({ was }) => Object.keys(was).length > 0).length;
  const leftOutRows = rows.length - taken.length;
  const made = new Set(rows.flatMap(({ madeAs }) => madeAs ?? []));
  return {
    rows: rows.map((row) => ({ ...row, findings: (byRow.get(row.row) ?? []).map(withoutRow) })),
    figures: { ...figuresOf(taken, findings, records), madeRecords: made.size, changedRows, leftOutRows },
    problems: problemGroupsOf(rows, findings, positionsIn(reading.keys)),
  };
}

// In the order in which the database gives them back: they are compared as text.
function withoutRow({ key, code, value, isSafe, suggestion }: Finding): CellFinding {
  return { key, code, value, isSafe, suggestion };
}

export function hasError({ findings }: StagedRow): boolean {
  return findings.some(({ code }) => isError(code));
}

export function hasWarning({ findings }: StagedRow): boolean {
  return findings.some(({ code }) => !isError(code));
}

/**
 * The rows with some cells changed, figures in the unit of their column; a cell that gets its own text back is no longer
 * changed. Unknown rows are left out.
 */
export function withChanges<R extends UncheckedRow>(
  { reading }: ImportSubject,
  columns: readonly ColumnMatch[],
  rows: readonly R[],
  changes: readonly CellChange[],
): R[] {
  const typed = changes.map((change) => ({
    ...change,
    value: typedIn(reading, columns, change.key, change.value),
  }));
  const [byRow, positionOf] = [Map.groupBy(typed, ({ row }) => row), positionsIn(reading.keys)];
  return rows.map((row) =>
    (byRow.get(row.row) ?? []).reduce((now, change) => withChange(now, change, positionOf(change.key)), row),
  );
}

function withChange<R extends UncheckedRow>(row: R, { key, value }: CellChange, at: number): R {
  const now = row.cells[at] ?? '';
  if (value === now) return row;
  const { [key]: original = now, ...others } = row.was;
  const was = value === original ? others : { ...others, [key]: original };
  return { ...row, cells: row.cells.with(at, value), was };
}

/** The changes that replace a text wherever it fills a cell of a column. */
export function replacements(
  { reading }: ImportSubject,
  rows: readonly StagedRow[],
  key: string,
  from: string,
  to: string,
): CellChange[] {
  const at = reading.keys.indexOf(key);
  return rows
    .filter(({ cells }) => (cells[at] ?? '').trim() === from)
    .map(({ row }) => ({ row, key, value: to }));
}

/** Rows that are not what they were: another cell, another finding, taken in or left out. */
export function differing(before: readonly StagedRow[], after: readonly StagedRow[]): StagedRow[] {
  return after.filter((row, at) => {
    const old = before[at];
    return (
      old?.cells !== row.cells ||
      old.leftOut !== row.leftOut ||
      JSON.stringify(old.findings) !== JSON.stringify(row.findings)
    );
  });
}

/** A row as the preview shows it. */
export function shownRow(
  { reading }: ImportSubject,
  { row, cells, findings, was, leftOut, madeAs }: StagedRow,
) {
  const changed = reading.keys.flatMap((key) => {
    const text = was[key];
    return text === undefined ? [] : [{ key, was: text }];
  });
  return { row, cells: [...cells], findings: [...findings], changed, leftOut, madeAs };
}
