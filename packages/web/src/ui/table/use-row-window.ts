import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** More rows than this are drawn only where they are seen. */
const drawnWhole = 200;
const headHeight = 34;

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
  // The virtualizer is an object that changes in place; nothing here is memoized on it.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count,
    enabled: !isWhole,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: rowHeight,
  });
  useEffect(() => rows.measure(), [rows, rowHeight]);
  const bringIntoView = (index: number) => {
    if (!isWhole) rows.scrollToIndex(index);
  };
  if (isWhole) {
    return {
      shown: Array.from({ length: count }, (_, index) => index),
      above: 0,
      below: 0,
      isWhole,
      bringIntoView,
    };
  }
  const items = rows.getVirtualItems();
  return {
    shown: items.map((item) => item.index),
    above: items[0]?.start ?? 0,
    below: rows.getTotalSize() - (items.at(-1)?.end ?? 0),
    isWhole,
    bringIntoView,
  };
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
