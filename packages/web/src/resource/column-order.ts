interface Keyed {
  readonly key: string;
}

/** The shown columns in the user's order, then the hidden ones in their own; the first column stays first. */
export function ordered<C extends Keyed>(columns: readonly C[], shown: readonly string[]): C[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const place = (column: C) => {
    const at = shown.indexOf(column.key);
    return at === -1 ? shown.length + rest.indexOf(column) : at;
  };
  return [first, ...rest.toSorted((one, other) => place(one) - place(other))];
}

/** The columns to draw: a key that no longer exists is left out, the first column is always there. */
export function shownOf<C extends Keyed>(columns: readonly C[], shown: readonly string[]): C[] {
  const [first] = columns;
  return ordered(columns, shown).filter((column) => column === first || shown.includes(column.key));
}

/** The keys with one of them a place further up or down; nothing moves past the first. */
export function moved(shown: readonly string[], key: string, by: 1 | -1): string[] {
  const from = shown.indexOf(key);
  const to = from + by;
  if (from < 1 || to < 1 || to >= shown.length) return [...shown];
  return shown.with(from, shown[to] ?? key).with(to, key);
}

/** The shown keys with one more or one less, in the order of the list. */
export function turned(
  columns: readonly Keyed[],
  shown: readonly string[],
  key: string,
  isShown: boolean,
): string[] {
  const keys = columns.map((column) => column.key);
  return keys.filter((one, place) => (one === key ? isShown : place === 0 || shown.includes(one)));
}
