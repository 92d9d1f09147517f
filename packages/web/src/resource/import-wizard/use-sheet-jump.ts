import { type RefObject, useEffect, useRef } from 'react';
import { cellElement } from './cell-element.ts';
import type { Place } from './next-problem.ts';
import type { Spot } from './sheet-move.ts';
import type { Jump } from './use-sheet-cursor.ts';

interface Ground {
  spotOf: (place: Place) => Spot | undefined;
  reveal: (spot: Spot, align: Jump['align']) => void;
}

/** Brings a cell into sight and gives it the focus, once, as soon as the row is among those shown. */
export function useSheetJump(
  scroller: RefObject<HTMLElement | null>,
  jump: Jump | undefined,
  { spotOf, reveal }: Ground,
): void {
  const done = useRef<Jump>(undefined);
  const spot = jump && spotOf(jump.to);
  useEffect(() => {
    if (!jump || !spot || done.current === jump) return;
    done.current = jump;
    reveal(spot, jump.align);
    cellElement(scroller.current, jump.to)?.focus({ preventScroll: true });
  });
}
