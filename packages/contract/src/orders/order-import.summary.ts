import type { ImportKey } from './order-import.columns.ts';
import { positionOf } from './order-import.columns.ts';
import type { Finding, FindingCode } from './order-import.finding.ts';
import { isError } from './order-import.finding.ts';
import type { ImportRow } from './order-import.read.ts';
import type { CheckedOrder } from './order-import.rules.ts';

/** What may be replaced everywhere at once: this text in this column by what was most likely meant. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
  readonly cells: number;
}

/** All findings of one kind in one column. */
export interface ProblemGroup {
  readonly key: ImportKey;
  readonly code: FindingCode;
  readonly cells: number;
  readonly firstRow: number;
  readonly value: string | null;
  readonly replacements: readonly Replacement[];
}

/** The figures of a checked file. A row with an error and a warning counts in both. */
export interface ImportFigures {
  readonly rows: number;
  readonly orders: number;
  /** Orders without an error, and the rows they consist of: exactly what importing writes. */
  readonly readyOrders: number;
  readonly readyRows: number;
  readonly errorRows: number;
  readonly errorCells: number;
  readonly warningRows: number;
}

export function figuresOf(
  rows: readonly ImportRow[],
  findings: readonly Finding[],
  orders: readonly CheckedOrder[],
): ImportFigures {
  const errors = findings.filter(({ code }) => isError(code));
  const warnings = findings.filter(({ code }) => !isError(code));
  const ready = orders.filter(({ state }) => state === 'ready');
  return {
    rows: rows.length,
    orders: orders.length,
    readyOrders: ready.length,
    readyRows: ready.reduce((sum, { facts }) => sum + facts.rows.length, 0),
    errorRows: new Set(errors.map(({ row }) => row)).size,
    errorCells: new Set(errors.map(({ row, key }) => `${row} ${key}`)).size,
    warningRows: new Set(warnings.map(({ row }) => row)).size,
  };
}

/** Choices shown per kind: beyond these a person looks at the cells. */
const mostReplacements = 20;

/** The findings by kind and column, errors first, the most frequent first. */
export function problemGroupsOf(rows: readonly ImportRow[], findings: readonly Finding[]): ProblemGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const kind = `${finding.code} ${finding.key}`;
    const group = groups.get(kind);
    if (group) group.push(finding);
    else groups.set(kind, [finding]);
  }
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  return [...groups.values()].flatMap((group) => groupOf(group, cellsOf)).toSorted(worstFirst);
}

function groupOf(
  findings: readonly Finding[],
  cellsOf: ReadonlyMap<number, readonly string[]>,
): ProblemGroup[] {
  const [first] = findings;
  if (!first) return [];
  const { key, code } = first;
  // Only a list of allowed values is the same for every cell of a kind.
  const value = code === 'E07' ? first.value : null;
  return [
    {
      key,
      code,
      cells: findings.length,
      firstRow: first.row,
      value,
      replacements: replacementsIn(findings, cellsOf),
    },
  ];
}

function replacementsIn(
  findings: readonly Finding[],
  cellsOf: ReadonlyMap<number, readonly string[]>,
): Replacement[] {
  const meant = new Map<string, Replacement | 'unclear'>();
  for (const { row, key, suggestion: to } of findings) {
    const from = cellsOf.get(row)?.[positionOf(key)]?.trim() ?? '';
    if (to === null || from === '') continue;
    const known = meant.get(from) ?? { from, to, cells: 0 };
    // The same text that means two things in two rows cannot be replaced everywhere.
    const isUnclear = known === 'unclear' || known.to !== to;
    meant.set(from, isUnclear ? 'unclear' : { ...known, cells: known.cells + 1 });
  }
  const clear = [...meant.values()].filter((one) => one !== 'unclear');
  return clear.toSorted((one, other) => other.cells - one.cells).slice(0, mostReplacements);
}

function worstFirst(one: ProblemGroup, other: ProblemGroup): number {
  const [first, second] = [Number(isError(other.code)), Number(isError(one.code))];
  return first - second || other.cells - one.cells || one.firstRow - other.firstRow;
}
