export type Chosen = ReadonlySet<string>;

/** The rows between two rows of the page, both included; just the second when the first is not on it. */
export function rangeOf(keys: readonly string[], from: string | undefined, to: string): string[] {
  const end = keys.indexOf(to);
  const start = from === undefined ? end : keys.indexOf(from);
  if (end === -1) return [];
  if (start === -1) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** Puts rows into the choice or takes them out; rows of other pages stay as they are. */
export function withRows(chosen: Chosen, rows: readonly string[], wanted: 'in' | 'out'): Chosen {
  const next = new Set(chosen);
  for (const row of rows) {
    if (wanted === 'in') next.add(row);
    else next.delete(row);
  }
  return next;
}

/** How much of the page is chosen: what its header checkbox shows. */
export function pageChoice(keys: readonly string[], chosen: Chosen): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => chosen.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
