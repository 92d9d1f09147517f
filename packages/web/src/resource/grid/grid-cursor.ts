import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Spot } from './grid-move.ts';
import { cellElement, type Place } from './grid-place.ts';

/** A wish to bring a cell into sight and to give it the focus; `center` for a jump from far away. */
interface Jump<R extends string | number> {
  readonly to: Place<R>;
  readonly align: 'auto' | 'center';
}

export interface GridCursor<R extends string | number = string> {
  readonly at: Place<R> | undefined;
  readonly jump: Jump<R> | undefined;
  /** The cell has the focus already. */
  readonly stand: (at: Place<R>) => void;
  readonly goTo: (to: Place<R>, align?: Jump<R>['align']) => void;
}

/** The current cell of a grid. It is known by its row and its column, so that filters do not move it. */
export function useGridCursor<R extends string | number = string>(): GridCursor<R> {
  const [at, setAt] = useState<Place<R>>();
  const [jump, setJump] = useState<Jump<R>>();
  return {
    at,
    jump,
    stand: (place) => {
      if (place.row !== at?.row || place.key !== at.key) setAt(place);
    },
    goTo: (to, align = 'auto') => {
      setAt(to);
      setJump({ to, align });
    },
  };
}

interface Ground<R extends string | number> {
  spotOf: (place: Place<R>) => Spot | undefined;
  reveal: (spot: Spot, align: Jump<R>['align']) => void;
  focus: (cell: HTMLElement) => void;
}

/** Brings a cell into sight and gives it the focus, once, as soon as its row is among those shown. */
export function useGridJump<R extends string | number>(
  scroller: RefObject<HTMLElement | null>,
  jump: Jump<R> | undefined,
  { spotOf, reveal, focus }: Ground<R>,
): void {
  const done = useRef<Jump<R>>(undefined);
  const spot = jump && spotOf(jump.to);
  useEffect(() => {
    if (!jump || !spot || done.current === jump) return;
    const cell = cellElement(scroller.current, jump.to);
    // A drawing that ends late has not got a new row yet.
    if (!cell) return;
    done.current = jump;
    reveal(spot, jump.align);
    focus(cell);
  });
}
