import type { Place } from './next-problem.ts';

/** How a cell is found again in the page. */
export function cellName({ row, key }: Place): string {
  return `${row} ${key}`;
}

export function cellElement(root: HTMLElement | null, place: Place): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>(`[data-cell="${cellName(place)}"]`) ?? undefined;
}

/** The cell that an event came from; undefined for the headings and for what floats above. */
export function placeIn(target: EventTarget | null): Place | undefined {
  const name =
    target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined;
  const [row, key] = name?.split(' ') ?? [];
  return row !== undefined && key !== undefined ? { row: Number(row), key } : undefined;
}
