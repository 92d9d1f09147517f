import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Place } from './grid-place.ts';

const wished = 'grid-reveal';

/** Asks the grid that holds a path to draw its cell and to give it the focus; false where no grid holds it. */
export function revealInGrid(path: string): boolean {
  const grids = [...document.querySelectorAll('[role=grid]')];
  const wish = new CustomEvent(wished, { detail: path, cancelable: true });
  // The grid that takes the wish cancels it.
  return grids.some((grid) => !grid.dispatchEvent(wish));
}

/** Hears what `revealInGrid` asks for, of the rows of one list. */
export function useGridReveal(
  root: RefObject<HTMLElement | null>,
  list: string | undefined,
  /** Gives whether it has such a cell: what stands under its rows has a place of its own. */
  goTo: (place: Place) => boolean,
): void {
  const hear = useEffectEvent((event: Event) => {
    const path: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (list === undefined || typeof path !== 'string' || !path.startsWith(`${list}.`)) return;
    const [row, key] = path.slice(list.length + 1).split('.');
    if (row === undefined || key === undefined) return;
    if (goTo({ row, key })) event.preventDefault();
  });
  useEffect(() => {
    const grid = root.current;
    const listen = (event: Event) => hear(event);
    grid?.addEventListener(wished, listen);
    return () => grid?.removeEventListener(wished, listen);
  });
}
