import { useState } from 'react';

/** Rows that are chosen, also on pages that are not shown now; or everything the filter finds. */
export interface Selection<Row> {
  readonly keys: ReadonlySet<string>;
  /** The chosen rows that have been seen; empty when everything is chosen. */
  readonly rows: readonly Row[];
  readonly isAll: boolean;
  choose: (keys: ReadonlySet<string>) => void;
  chooseAll: () => void;
  clear: () => void;
}

interface Chosen<Row> {
  of: string;
  rows: ReadonlyMap<string, Row>;
  isAll: boolean;
}

/** A choice over the pages of one list. `of` names what the list shows: another filter begins a new choice. */
export function useSelection<Row>(
  of: string,
  page: readonly Row[],
  keyOf: (row: Row) => string,
): Selection<Row> {
  const none: Chosen<Row> = { of, rows: new Map(), isAll: false };
  const [kept, setChosen] = useState(none);
  const chosen = kept.of === of ? kept : none;
  const here = new Map(page.map((row) => [keyOf(row), row]));
  const known = chosen.isAll ? here : new Map([...here, ...chosen.rows]);
  return {
    keys: new Set(chosen.isAll ? here.keys() : chosen.rows.keys()),
    rows: [...chosen.rows.values()],
    isAll: chosen.isAll,
    choose: (keys) =>
      setChosen({ of, rows: new Map([...known].filter(([key]) => keys.has(key))), isAll: false }),
    chooseAll: () => setChosen({ ...none, isAll: true }),
    clear: () => setChosen(none),
  };
}
