import type { Finding, Report, SheetAnswers } from './import.finding.ts';
import { isError, nothingAsked, readRows, reportInto } from './import.finding.ts';
import type { ImportRow, ReadRow } from './import.grid.ts';
import type { CheckedRecord } from './import.summary.ts';
import type { RecordSubject } from './record.ts';
import { plainValue, readField } from './record.value.ts';

type RecordShape = RecordSubject['record'];

/** The rows of a file as they were understood, before anybody has asked what is there already. */
export interface ReadRecords {
  readonly rows: readonly ReadRow[];
  readonly findings: readonly Finding[];
  /** Per row what tells it apart from the others; undefined where a part of that is missing or cannot be read. */
  readonly same: readonly (string | undefined)[];
}

/** A record that is there already, its values as the database has them. */
export interface ExistingRecord {
  readonly id: string;
  readonly values: Readonly<{ [key: string]: string | boolean | null }>;
}

/** A row as it is to be written. A blank cell leaves what is there; a new record has null in its place. */
export interface ImportedRecord extends CheckedRecord {
  readonly values: Readonly<{ [key: string]: string | null }>;
  /** The existing record that it brings up to date. */
  readonly id: string | undefined;
  /** What differs from it, by field. */
  readonly changes: Readonly<{ [key: string]: { readonly from: string | null; readonly to: string } }>;
}

/** Parts of what tells records apart are joined by a sign that nobody types. */
const between = '\u001f';

export function readRecords(
  { record }: Pick<RecordSubject, 'record'>,
  rows: readonly ImportRow[],
  answers: SheetAnswers = nothingAsked,
): ReadRecords {
  const { fields, keys, sameBy, storedAs } = record;
  const findings: Finding[] = [];
  const read = readRows(
    rows,
    keys,
    (text, key) => {
      const field = fields[key];
      if (!field) return { value: text };
      const reading = readField(text, field, answers.rates);
      const stored = storedAs[key];
      return stored && reading.value !== null ? { ...reading, value: stored(reading.value) } : reading;
    },
    reportInto(findings),
    answers,
  );
  const parts = sameBy.map((key) => ({ at: keys.indexOf(key), isNeeded: fields[key]?.required === true }));
  const same = read.map(({ values }) => {
    const texts = parts.map(({ at, isNeeded }) => values[at] || (isNeeded ? undefined : values[at]));
    return texts.every((text) => typeof text === 'string') ? texts.join(between) : undefined;
  });
  return { rows: read, findings, same };
}

/** All rules over all rows: what is needed, what stands twice in the file, and what would change of what is there. */
export function checkRecords(
  { record }: Pick<RecordSubject, 'record'>,
  { rows, findings: inCells, same }: ReadRecords,
  existing: ReadonlyMap<string, ExistingRecord>,
): { findings: Finding[]; records: ImportedRecord[] } {
  const findings = [...inCells];
  const report: Report = reportInto(findings);
  const firstRow = new Map<string, number>();
  const records = rows.map((row, at) => {
    checkNeeded(record, row, report);
    const name = same[at];
    const first = name === undefined ? undefined : firstRow.get(name);
    if (first !== undefined) report(row.row, record.sameBy[0] ?? '', 'E08', { value: String(first) });
    else if (name !== undefined) firstRow.set(name, row.row);
    const known = name === undefined ? undefined : existing.get(name);
    const changes = known ? changesOf(record, row, known) : {};
    for (const [key, { from }] of Object.entries(changes)) report(row.row, key, 'W05', { value: from ?? '' });
    return { row: row.row, values: valuesOf(record, row), id: known?.id, changes };
  });
  const wrong = new Set(findings.filter(({ code }) => isError(code)).map(({ row }) => row));
  return {
    findings: findings.toSorted(inSheetOrder(record)),
    records: records.map(({ row, ...rest }) => ({
      ...rest,
      rowCount: 1,
      state: wrong.has(row) ? 'held' : 'ready',
    })),
  };
}

function checkNeeded({ fields, keys }: RecordShape, { row, values }: ReadRow, report: Report): void {
  for (const [at, key] of keys.entries())
    if (values[at] === '' && fields[key]?.required) report(row, key, 'E03');
}

function valuesOf({ keys }: RecordShape, { values }: ReadRow): { [key: string]: string | null } {
  return Object.fromEntries(keys.map((key, at) => [key, values[at] || null]));
}

function changesOf({ fields, keys }: RecordShape, { values }: ReadRow, known: ExistingRecord) {
  const changed = keys.flatMap((key, at) => {
    const [field, to, there] = [fields[key], values[at], known.values[key]];
    if (!field || !to) return [];
    const from = there === null || there === undefined ? null : plainValue(field, String(there));
    return from === to ? [] : [[key, { from, to }] as const];
  });
  return Object.fromEntries(changed);
}

function inSheetOrder({ keys }: RecordShape): (one: Finding, other: Finding) => number {
  return (one, other) => one.row - other.row || keys.indexOf(one.key) - keys.indexOf(other.key);
}
