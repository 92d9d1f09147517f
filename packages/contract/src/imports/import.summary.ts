import type { Finding } from './import.finding.ts';
import { isError } from './import.finding.ts';
import type { ImportRow } from './import.grid.ts';

/** One record of a file, of one row or several; ready when nothing in its rows is an error. */
export interface CheckedRecord {
  readonly rowCount: number;
  readonly state: 'ready' | 'held';
}

/** What may be replaced everywhere at once: this text in this column by what was most likely meant. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
  readonly cells: number;
}

/** All findings of one kind in one column. */
export interface ProblemGroup {
  readonly key: string;
  readonly code: string;
  readonly cells: number;
  readonly firstRow: number;
  readonly value: string | null;
  readonly replacements: readonly Replacement[];
}

/** The figures of a checked file. A row with an error and a warning counts in both. */
export interface ImportFigures {
  readonly rows: number;
  readonly records: number;
  /** Records without an error, and the rows they consist of: exactly what importing writes. */
  readonly readyRecords: number;
  readonly readyRows: number;
  readonly errorRows: number;
  readonly errorCells: number;
  readonly warningRows: number;
}

export function figuresOf(
  rows: readonly ImportRow[],
  findings: readonly Finding[],
  records: readonly CheckedRecord[],
): ImportFigures {
  const errors = findings.filter(({ code }) => isError(code));
  const warnings = findings.filter(({ code }) => !isError(code));
  const ready = records.filter(({ state }) => state === 'ready');
  return {
    rows: rows.length,
    records: records.length,
    readyRecords: ready.length,
    readyRows: ready.reduce((sum, { rowCount }) => sum + rowCount, 0),
    errorRows: new Set(errors.map(({ row }) => row)).size,
    errorCells: new Set(errors.map(({ row, key }) => `${row} ${key}`)).size,
    warningRows: new Set(warnings.map(({ row }) => row)).size,
  };
}

/** Choices shown per kind: beyond these a person looks at the cells. */
const mostReplacements = 20;

/** The findings by kind and column, errors first, the most frequent first. */
export function problemGroupsOf(
  rows: readonly ImportRow[],
  findings: readonly Finding[],
  positionOf: (key: string) => number,
): ProblemGroup[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const kind = `${finding.code} ${finding.key}`;
    const group = groups.get(kind);
    if (group) group.push(finding);
    else groups.set(kind, [finding]);
  }
  const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]));
  const textOf: TextOf = ({ row, key }) => cellsOf.get(row)?.[positionOf(key)]?.trim() ?? '';
  return [...groups.values()].flatMap((group) => groupOf(group, textOf)).toSorted(worstFirst);
}

/** What stands in the cell of a finding. */
type TextOf = (finding: Finding) => string;

function groupOf(findings: readonly Finding[], textOf: TextOf): ProblemGroup[] {
  const [first] = findings;
  if (!first) return [];
  const { key, code } = first;
  // A list of allowed values and a currency are the same for every cell of a kind.
  const isShared =
    code === 'E07' || (code === 'E24' && findings.every(({ value: one }) => one === first.value));
  const value = isShared ? first.value : null;
  return [
    {
      key,
      code,
      cells: findings.length,
      firstRow: first.row,
      value,
      replacements: replacementsIn(findings, textOf),
    },
  ];
}

function replacementsIn(findings: readonly Finding[], textOf: TextOf): Replacement[] {
  const meant = new Map<string, Replacement | 'unclear'>();
  for (const finding of findings) {
    const [from, to] = [textOf(finding), finding.suggestion];
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
