import { type Place as GridPlace, nextPlace, placeIn } from '../grid/grid-place.ts';
import type { SheetRow } from './import-subject.ts';

/** A cell by the file's row number and its column. */
export type Place = GridPlace<number>;

/** The cell that an event came from. */
export function sheetPlaceIn(target: EventTarget | null): Place | undefined {
  const place = placeIn(target);
  return place && { row: Number(place.row), key: place.key };
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
  const orderOf = (place: Place) => place.row * (keys.length + 1) + (at.get(place.key) ?? 0);
  return nextPlace(places, orderOf, { from, towards });
}
