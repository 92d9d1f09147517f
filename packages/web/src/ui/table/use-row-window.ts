import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More rows than this are drawn only where they are seen. */
const drawnWhole = 200;
const headHeight = 34;
/** Rows that are drawn on either side of what is seen. */
const beside = 12;

export interface RowWindow {
  /** Indexes of the rows to draw. */
  shown: readonly number[];
  /** Heights in px of what is left out above and below. */
  above: number;
  below: number;
  isWhole: boolean;
  bringIntoView(index: number): void;
}

/** Which rows of a long table are drawn. Paper has no scrolling: printing draws them all. */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const isPrinting = usePrinting();
  const isWhole = count <= drawnWhole || isPrinting;
  const seen = useSeenRows(scroller, isWhole ? undefined : rowHeight);
  const first = isWhole ? 0 : Math.max(Math.min(seen.first, count - 1) - beside, 0);
  const end = isWhole ? count : Math.min(seen.first + seen.count + beside, count);
  const bringIntoView = (index: number) => {
    const node = scroller.current;
    if (isWhole || !node) return;
    const top = index * rowHeight;
    const lowest = top + headHeight + 2 * rowHeight - node.clientHeight;
    node.scrollTo({ top: Math.min(Math.max(node.scrollTop, lowest), top) });
  };
  return {
    shown: Array.from({ length: Math.max(end - first, 0) }, (_, index) => first + index),
    above: first * rowHeight,
    below: (count - end) * rowHeight,
    isWhole,
    bringIntoView,
  };
}

/** The first row under the head and how many have room; not looked at without a height. */
function useSeenRows(scroller: RefObject<HTMLElement | null>, rowHeight: number | undefined) {
  const [first, setFirst] = useState(0);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const node = scroller.current;
    if (!node || rowHeight === undefined) return;
    const look = () => {
      setFirst(Math.floor(node.scrollTop / rowHeight));
      setCount(Math.ceil(node.clientHeight / rowHeight) + 1);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(node);
    node.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      node.removeEventListener('scroll', look);
    };
  }, [scroller, rowHeight]);
  return { first, count };
}

function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture right after the event, so the rows must be there when it ends.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
