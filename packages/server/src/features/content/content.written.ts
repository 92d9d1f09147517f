export type Written = Readonly<Record<string, unknown>>;

/** What PostgreSQL keeps as JSON goes as text: an array would become one of its own. */
export function asColumns(written: Written): Written {
  const values = Object.entries(written).map(([key, value]): [string, unknown] => [
    key,
    Array.isArray(value) ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(values);
}
