import type { Measure, ScopeRow } from './measure.ts';

/** In a list, out of it, or partly: numbers below it that have ten digits are in it and others are not. */
export type InScope = 'in' | 'out' | 'partly';

/** Whether a number is on the list of a measure. Of several beginnings the longest one says. */
export function scopeOf(
  { scope }: Pick<Measure, 'scope'>,
  hts: string,
  scopes: ReadonlyMap<string, readonly ScopeRow[]>,
): InScope {
  if (scope === 'all') return 'in';
  const rows = scopes.get(scope) ?? [];
  const above = rows
    .filter(({ prefix }) => hts.startsWith(prefix))
    .toSorted(
      (one, other) =>
        other.prefix.length - one.prefix.length || Number(one.includes) - Number(other.includes),
    );
  const covers = above[0]?.includes ?? false;
  const differs = rows.some(
    ({ prefix, includes }) => prefix.length > hts.length && prefix.startsWith(hts) && includes !== covers,
  );
  return differs ? 'partly' : covers ? 'in' : 'out';
}
