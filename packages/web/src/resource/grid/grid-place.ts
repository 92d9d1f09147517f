/** A cell by the id of its row, which stays when rows move, and by its column. */
export interface Place<R extends string | number = string> {
  readonly row: R;
  readonly key: string;
}

/** How a cell is found again in the page. */
export function cellName({ row, key }: Place<string | number>): string {
  return `${row} ${key}`;
}

export function cellElement(
  root: HTMLElement | null,
  place: Place<string | number>,
): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[data-cell="${cellName(place)}"]`) ?? undefined;
}

/** The cell that an event came from; undefined for the headings and for what floats above. */
export function placeIn(target: EventTarget | null): Place | undefined {
  const name =
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  const [row, key] = name?.split(' ') ?? [];
  return row !== undefined && key !== undefined ? { row, key } : undefined;
}

interface Search<R extends string | number> {
  readonly from: Place<R> | undefined;
  readonly towards: 'next' | 'previous';
}

/** Of some cells in reading order the next one, and round again; `orderOf` says where a cell stands. */
export function nextPlace<R extends string | number>(
  places: readonly Place<R>[],
  orderOf: (place: Place<R>) => number,
  { from, towards }: Search<R>,
): Place<R> | undefined {
  if (!from) return towards === 'next' ? places[0] : places.at(-1);
  const here = orderOf(from);
  if (towards === 'next') return places.find((place) => orderOf(place) > here) ?? places[0];
  return places.findLast((place) => orderOf(place) < here) ?? places.at(-1);
}
