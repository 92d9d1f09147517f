/** One difference between two records: where it is, and what stands there; null where nothing does. */
export interface Change {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

interface Comparing {
  readonly isSame?: (one: unknown, other: unknown) => boolean;
  /** Whether a row or a group that came or went is one difference, or each of its values is. */
  readonly tells?: 'whole' | 'values';
}

/**
 * What differs between two records, in the order of the second: `flight.product`, and in a list the row by its id,
 * `houses.rows.<id>.hawbNo`, so that moving a row is no change. A list whose rows have no id is one value.
 */
export function changesBetween(
  before: unknown,
  after: unknown,
  comparing: Comparing = {},
  path = '',
): Change[] {
  const { isSame = sameValue, tells = 'whole' } = comparing;
  const [from, to] = hasRows(before, after) ? [byId(before), byId(after)] : [before, after];
  const isOpen = tells === 'values' ? isRecord(from) || isRecord(to) : isRecord(from) && isRecord(to);
  if (!isOpen) return isSame(before, after) ? [] : [{ path, from: before ?? null, to: after ?? null }];
  const [was, is] = [from, to].map((side) => (isRecord(side) ? side : {}));
  // What is asked for has come through a check and so stands in the order of its fields; jsonb keeps none.
  const keys = new Set([...Object.keys(is ?? {}), ...Object.keys(was ?? {})]);
  return [...keys].flatMap((key) =>
    changesBetween(was?.[key], is?.[key], comparing, path === '' ? key : `${path}.${key}`),
  );
}

/** Whether two values say the same as JSON. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `Array.isArray` makes anything of what it finds. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function hasRows(before: unknown, after: unknown): boolean {
  if (!isList(before) || !isList(after)) return false;
  const rows = [...before, ...after];
  return rows.length > 0 && rows.every((row) => isRecord(row) && 'id' in row);
}

function byId(list: unknown): Record<string, unknown> {
  return Object.fromEntries(
    (Array.isArray(list) ? list : []).filter(isRecord).map((row) => [String(row.id), row]),
  );
}
