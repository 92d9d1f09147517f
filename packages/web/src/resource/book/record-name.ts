import { isMissing } from '../value-text.ts';

/** What a record is called: the first of its names that has a value. */
export function recordName(record: object, names: readonly string[]): string {
  const values: Readonly<Record<string, unknown>> = { ...record };
  const found = names.map((name) => values[name]).find((value) => !isMissing(value));
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
}
