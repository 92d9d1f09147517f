import type { ImportKey } from '@loadline/contract/orders/order-import.columns';
import { importKeys, positionOf } from '@loadline/contract/orders/order-import.columns';
import type { Finding } from '@loadline/contract/orders/order-import.finding';
import { isError } from '@loadline/contract/orders/order-import.finding';
import type { ImportRow } from '@loadline/contract/orders/order-import.read';
import type { CheckContext, CheckedRows } from '@loadline/contract/orders/order-import.rules';
import { checkRows } from '@loadline/contract/orders/order-import.rules';
import { figuresOf, problemGroupsOf } from '@loadline/contract/orders/order-import.summary';

type CellFinding = Omit<Finding, 'row'>;

/** A row as it lies in staging: `was` holds the file's own text of every cell that was changed. */
export interface StagedRow extends ImportRow {
  readonly findings: readonly CellFinding[];
  readonly was: Readonly<Partial<Record<ImportKey, string>>>;
}

export interface CellChange {
  readonly row: number;
  readonly key: ImportKey;
  readonly value: string;
}

/** Rows with what is wrong in each, and the figures of the whole. */
export interface StagedSheet {
  readonly rows: readonly StagedRow[];
  readonly figures: ReturnType<typeof figuresOf> & { readonly changedRows: number };
  readonly problems: ReturnType<typeof problemGroupsOf>;
  readonly orders: CheckedRows['orders'];
}

type UncheckedRow = Pick<StagedRow, 'row' | 'cells' | 'was'>;

/** Checks all rows of an import and lays the findings beside them. */
export function checkStaged(rows: readonly UncheckedRow[], context: CheckContext): StagedSheet {
  const { findings, orders } = checkRows(rows, context);
  const byRow = Map.groupBy(findings, ({ row }) => row);
  const changedRows = rows.filter(({ was }) => Object.keys(was).length > 0).length;
  return {
    rows: rows.map((row) => ({ ...row, findings: (byRow.get(row.row) ?? []).map(withoutRow) })),
    figures: { ...figuresOf(rows, findings, orders), changedRows },
    problems: problemGroupsOf(rows, findings),
    orders,
  };
}

function withoutRow({ key, code, value, suggestion }: Finding): CellFinding {
  return { key, code, value, suggestion };
}

export function hasError({ findings }: StagedRow): boolean {
  return findings.some(({ code }) => isError(code));
}

export function hasWarning({ findings }: StagedRow): boolean {
  return findings.some(({ code }) => !isError(code));
}

/** The rows with some cells changed; a cell that gets its own text back is no longer changed. Unknown rows are left out. */
export function withChanges(rows: readonly StagedRow[], changes: readonly CellChange[]): StagedRow[] {
  const byRow = Map.groupBy(changes, ({ row }) => row);
  return rows.map((row) => (byRow.get(row.row) ?? []).reduce(withChange, row));
}

function withChange(row: StagedRow, { key, value }: CellChange): StagedRow {
  const at = positionOf(key);
  const now = row.cells[at] ?? '';
  if (value === now) return row;
  const { [key]: original = now, ...others } = row.was;
  const was = value === original ? others : { ...others, [key]: original };
  return { ...row, cells: row.cells.with(at, value), was };
}

/** The changes that replace a text wherever it fills a cell of a column. */
export function replacements(
  rows: readonly StagedRow[],
  key: ImportKey,
  from: string,
  to: string,
): CellChange[] {
  const at = positionOf(key);
  return rows
    .filter(({ cells }) => (cells[at] ?? '').trim() === from)
    .map(({ row }) => ({ row, key, value: to }));
}

/** Rows that are not what they were: another cell or another finding. */
export function differing(before: readonly StagedRow[], after: readonly StagedRow[]): StagedRow[] {
  return after.filter((row, at) => {
    const old = before[at];
    return old?.cells !== row.cells || JSON.stringify(old.findings) !== JSON.stringify(row.findings);
  });
}

/** A row as the preview shows it. */
export function shownRow({ row, cells, findings, was }: StagedRow) {
  const changed = importKeys.flatMap((key) => {
    const text = was[key];
    return text === undefined ? [] : [{ key, was: text }];
  });
  return { row, cells: [...cells], findings: [...findings], changed };
}
