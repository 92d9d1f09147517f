import { useLayoutEffect, useRef } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Windows on pictures that move together: what is in the middle of one, in shares of its picture, is in the middle of the
 * others. It stays there when they are zoomed; before anybody moves them it is `first`.
 */
export function useInStep(zoom: string, first: Point) {
  const windows = useRef(new Set<HTMLElement>());
  const middle = useRef(first);
  useLayoutEffect(() => {
    // Read here so that it runs with every zoom.
    if (zoom) for (const one of windows.current) show(one, middle.current);
  }, [zoom]);
  const join = (node: HTMLElement | null) => {
    if (!node) return;
    windows.current.add(node);
    return () => void windows.current.delete(node);
  };
  const follow = (moved: HTMLElement) => {
    middle.current = {
      x: (moved.scrollLeft + moved.clientWidth / 2) / moved.scrollWidth,
      y: (moved.scrollTop + moved.clientHeight / 2) / moved.scrollHeight,
    };
    for (const other of windows.current) if (other !== moved) show(other, middle.current);
  };
  return { join, follow };
}

function show(one: HTMLElement, { x, y }: Point): void {
  const left = x * one.scrollWidth - one.clientWidth / 2;
  const top = y * one.scrollHeight - one.clientHeight / 2;
  // Who follows scrolls, too: without a stop the two would push one another by the fraction that browsers cut off.
  if (Math.abs(one.scrollLeft - left) > 1 || Math.abs(one.scrollTop - top) > 1) one.scrollTo(left, top);
}
