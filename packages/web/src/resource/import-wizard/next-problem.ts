import type { SheetRow } from './import-subject.ts';

/** A cell by the file's row number and its column. */
export interface Place {
  readonly row: number;
  readonly key: string;
}

interface Search {
  readonly from: Place | undefined;
  readonly towards: 'next' | 'previous';
  /** Which findings are meant. */
  readonly wanted: (finding: { readonly key: string; readonly code: string }) => boolean;
}

/** The next cell with such a finding, in reading order, and round again; undefined when there is none. */
export function nextProblem(
  rows: readonly SheetRow[],
  keys: readonly string[],
  { from, towards, wanted }: Search,
): Place | undefined {
  const at = new Map(keys.map((key, index) => [key, index]));
  const places = rows.flatMap(({ row, findings }) => {
    const found = new Set(findings.filter((one) => at.has(one.key) && wanted(one)).map(({ key }) => key));
    const inOrder = [...found].toSorted((one, other) => (at.get(one) ?? 0) - (at.get(other) ?? 0));
    return inOrder.map((key) => ({ row, key }));
  });
  if (!from) return towards === 'next' ? places[0] : places.at(-1);
  const order = (place: Place) => place.row * (keys.length + 1) + (at.get(place.key) ?? 0);
  const here = order(from);
  if (towards === 'next') return places.find((place) => order(place) > here) ?? places[0];
  return places.findLast((place) => order(place) < here) ?? places.at(-1);
}
