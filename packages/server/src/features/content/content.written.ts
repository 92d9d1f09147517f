import { isDeepStrictEqual } from 'node:util';

export type Written = Readonly<Record<string, unknown>>;

/** What PostgreSQL keeps as JSON goes as text: an array would become one of its own. */
export function asColumns(written: Written): Written {
  const values = Object.entries(written).map(([key, value]) => [
    key,
    Array.isArray(value) ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(values);
}

/** PostgreSQL keeps the keys of JSON in an order of its own, so that texts cannot be compared. */
export function differences(before: Written, after: Written): Record<string, { from: unknown; to: unknown }> {
  const keys = Object.keys(after).filter(
    (key) => !isDeepStrictEqual(before[key] ?? null, after[key] ?? null),
  );
  return Object.fromEntries(keys.map((key) => [key, { from: before[key] ?? null, to: after[key] ?? null }]));
}
