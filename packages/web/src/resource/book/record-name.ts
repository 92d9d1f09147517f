import { isMissing } from '../value-text.ts';

/** What a record is called: the first of its names that has a value. */
export function recordName(record: object, names: readonly string[]): string {
  const found = names.map((name) => Reflect.get(record, name)).find((value) => !isMissing(value));
  return found === undefined ? '' : String(found);
}
