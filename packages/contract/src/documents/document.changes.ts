import type { DocumentPath } from './document.path.ts';
import { isRecord } from './document.path.ts';

/** One difference between two documents: a field, or a whole row or group that came (from null) or went (to null). */
export interface DocumentChange {
  readonly path: DocumentPath;
  readonly from: unknown;
  readonly to: unknown;
}

/** What differs between two documents, in the order of the second. Rows are known by their ids: moving one is no change. */
export function changesBetween(before: unknown, after: unknown, path: DocumentPath = ''): DocumentChange[] {
  if (isRecord(before) && isRecord(after)) {
    // What is asked for has come through the contract's check and so stands in the order of the form; jsonb keeps none.
    const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
    return keys.flatMap((key) =>
      changesBetween(before[key], after[key], path === '' ? key : `${path}.${key}`),
    );
  }
  if (hasRows(before, after)) return changesBetween(byId(before), byId(after), path);
  const same = JSON.stringify(before ?? null) === JSON.stringify(after ?? null);
  return same ? [] : [{ path, from: before ?? null, to: after ?? null }];
}

/** A document, or what was typed of one, with a value laid at a path; a row that is laid as null goes, a new one comes last. */
export function withValue(document: unknown, path: DocumentPath, to: unknown): unknown {
  return laidOn(document, path.split('.'), to);
}

function laidOn(value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown {
  if (step === undefined) return to;
  if (Array.isArray(value)) return rowsWith(value, step, rest, to);
  const inner = isRecord(value) ? value : {};
  return { ...inner, [step]: laidOn(inner[step], rest, to) };
}

function rowsWith(rows: readonly unknown[], id: string, rest: readonly string[], to: unknown): unknown[] {
  const isIt = (row: unknown) => isRecord(row) && row.id === id;
  if (rest.length === 0 && to === null) return rows.filter((row) => !isIt(row));
  if (rows.some(isIt)) return rows.map((row) => (isIt(row) ? laidOn(row, rest, to) : row));
  // A new row comes whole; a change to a row that has gone meanwhile changes nothing.
  return rest.length === 0 ? [...rows, to] : [...rows];
}

function hasRows(before: unknown, after: unknown): boolean {
  const rows = [before, after].flatMap((list) => (Array.isArray(list) ? list : []));
  return (
    Array.isArray(before) &&
    Array.isArray(after) &&
    rows.length > 0 &&
    rows.every((row) => isRecord(row) && 'id' in row)
  );
}

function byId(list: unknown): Record<string, unknown> {
  return Object.fromEntries(
    (Array.isArray(list) ? list : []).filter(isRecord).map((row) => [String(row.id), row]),
  );
}
