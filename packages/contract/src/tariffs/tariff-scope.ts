import type { Measure, ScopeRow } from './measure.ts';

/** In a list, out of it, or partly: numbers below it that have ten digits are in it and others are not. */
export type InScope = 'in' | 'out' | 'partly';

/** Whether a number is on the list of a measure, each list looked through once. */
export function scopesOn(
  hts: string,
  scopes: ReadonlyMap<string, readonly ScopeRow[]>,
): (measure: Pick<Measure, 'scope'>) => InScope {
  const known = new Map<string, InScope>([['all', 'in']]);
  return ({ scope }) => {
    const answer = known.get(scope) ?? within(scopes.get(scope) ?? [], hts);
    known.set(scope, answer);
    return answer;
  };
}

/** Of several beginnings the longest one says. */
function within(rows: readonly ScopeRow[], hts: string): InScope {
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
