import { useLayoutEffect, useRef } from 'react';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Windows on pictures that move together: what is in the middle of one, in shares of its picture, is in the middle of the
 * others. It stays there when they are zoomed; before anybody moves them it is `first`.
 */
export function useInStep(first: Point) {
  const windows = useRef(new Set<HTMLElement>());
  /** Where each was put last by another: from there it leads nobody, or both would hold up one another on the way. */
  const put = useRef(new WeakMap<HTMLElement, Point>());
  const middle = useRef(first);
  const show = (one: HTMLElement) => {
    const { x, y } = middle.current;
    one.scrollTo(x * one.scrollWidth - one.clientWidth / 2, y * one.scrollHeight - one.clientHeight / 2);
    put.current.set(one, placeOf(one));
  };
  // Whatever is drawn anew may have another size.
  useLayoutEffect(() => {
    for (const one of windows.current) show(one);
  });
  const join = (node: HTMLElement | null) => {
    if (!node) return;
    windows.current.add(node);
    return () => void windows.current.delete(node);
  };
  const follow = (moved: HTMLElement) => {
    const [at, was] = [placeOf(moved), put.current.get(moved)];
    if (was?.x === at.x && was.y === at.y) return;
    middle.current = {
      x: (at.x + moved.clientWidth / 2) / moved.scrollWidth,
      y: (at.y + moved.clientHeight / 2) / moved.scrollHeight,
    };
    for (const other of windows.current) if (other !== moved) show(other);
  };
  return { join, follow };
}

function placeOf({ scrollLeft, scrollTop }: HTMLElement): Point {
  return { x: scrollLeft, y: scrollTop };
}
