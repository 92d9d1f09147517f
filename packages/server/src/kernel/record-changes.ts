import { isDeepStrictEqual } from 'node:util';
import { staleProblem } from './records.save.ts';

/** Refuses with 409 and what stands now when the record has changed since it was read. */
export function requireVersion(
  current: { readonly version: number },
  asked: number | null,
  mine: object,
): void {
  if (current.version !== asked) throw staleProblem(current, mine);
}

/**
 * Field → old and new value of what changed; the keys that a history does not tell are left out. PostgreSQL keeps the keys of JSON
 * in an order of its own, so that texts cannot be compared.
 */
export function differences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, { from: unknown; to: unknown }> {
  const untold = new Set(['id', 'version']);
  const changed = Object.keys(after).filter(
    (key) => !untold.has(key) && !isDeepStrictEqual(before[key] ?? null, after[key] ?? null),
  );
  return Object.fromEntries(
    changed.map((key) => [key, { from: before[key] ?? null, to: after[key] ?? null }]),
  );
}
