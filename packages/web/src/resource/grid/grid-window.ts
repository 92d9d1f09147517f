import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo } from 'react';

export const sizes = { row: 32, head: 34, rowNumber: 54 };

/** A column whose width in px is fixed. */
export interface WideColumn {
  readonly key: string;
  readonly width: number;
}

/** A column in the window: its place among the shown ones and its left edge in px. */
export interface ColumnSlot<C extends WideColumn> {
  readonly column: C;
  readonly index: number;
  readonly left: number;
}

type Align = 'auto' | 'center' | 'start';

export interface RowWindow {
  readonly rows: readonly { readonly index: number; readonly top: number }[];
  readonly height: number;
  /** Whole rows in sight. */
  readonly page: number;
  readonly reveal: (row: number, align: Align) => void;
  /** For rows of differing heights: the element of one. */
  readonly measure: (element: HTMLElement | null) => void;
}

interface RowsOf {
  readonly count: number;
  /** The row that is drawn wherever it is, so that it keeps the focus. */
  readonly current: number;
  /** In px; an estimate where rows are measured. */
  readonly rowHeight: number;
  /** Covered at the bottom, in px. */
  readonly foot?: number;
  readonly keyOf?: (index: number) => string;
}

/** The rows of a grid that are drawn: what is in sight, and the current one. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, rows: RowsOf): RowWindow {
  const { count, current, rowHeight, foot = 0, keyOf } = rows;
  // It changes in place: what is memoized hangs on the numbers it gives.
  // oxlint-disable-next-line react/incompatible-library
  const down = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
    paddingStart: sizes.head,
    scrollPaddingStart: sizes.head,
    scrollPaddingEnd: foot,
    initialRect: { width: 0, height: 12 * rowHeight },
    rangeExtractor: (range) => withCurrent(range, current),
    ...(keyOf && { getItemKey: keyOf }),
  });
  return {
    rows: down.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
    height: down.getTotalSize(),
    page: Math.max(1, Math.floor(((down.scrollRect?.height ?? 0) - sizes.head - foot) / rowHeight)),
    reveal: (row, align) => down.scrollToIndex(row, { align }),
    measure: down.measureElement,
  };
}

export interface ColumnWindow<C extends WideColumn> {
  readonly columns: readonly ColumnSlot<C>[];
  readonly width: number;
  readonly reveal: (column: number, align: Align) => void;
  /** The first one that is to be seen beside what stays at the left. */
  readonly first: number;
  readonly isInSight: (column: number) => boolean;
}

/** The columns of a wide grid that are drawn: what is in sight, the first one, which stays there, and the current one. */
export function useColumnWindow<C extends WideColumn>(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly C[],
  current: number,
): ColumnWindow<C> {
  const slots = useMemo(() => slotsOf(columns), [columns]);
  const pinned = pinnedWidth(slots[0]);
  // Another function makes it measure again: exactly when other columns are shown.
  const keyOf = useCallback((index: number) => columns[index + 1]?.key ?? index, [columns]);
  // oxlint-disable-next-line react/incompatible-library
  const across = useVirtualizer({
    horizontal: true,
    count: Math.max(0, columns.length - 1),
    getScrollElement: () => scroller.current,
    estimateSize: (index) => columns[index + 1]?.width ?? 0,
    getItemKey: keyOf,
    overscan: 2,
    paddingStart: pinned,
    scrollPaddingStart: pinned,
    rangeExtractor: (range) => withCurrent(range, current - 1),
  });
  // As long as it names the same columns the array stays the same: rows that only moved are not drawn again.
  const drawn = [0, ...across.getVirtualItems().map(({ index }) => index + 1)].join();
  const inWindow = useMemo(
    () => drawn.split(',').flatMap((index) => slots[Number(index)] ?? []),
    [drawn, slots],
  );
  const from = (across.scrollOffset ?? 0) + pinned;
  const to = (across.scrollOffset ?? 0) + (across.scrollRect?.width ?? 0);
  return {
    columns: inWindow,
    width: across.getTotalSize(),
    reveal: (column, align) => {
      if (column === 0) across.scrollToOffset(0);
      else across.scrollToIndex(column - 1, { align });
    },
    first: Math.max(
      0,
      slots.findIndex(({ index, left, column }) => index > 0 && left + column.width / 2 > from),
    ),
    isInSight: (column) => {
      const left = slots[column]?.left ?? -1;
      return column === 0 || (left >= from - 1 && left < to);
    },
  };
}

/** What stays in sight at the left: the row numbers and the first column. */
export function pinnedWidth(first: ColumnSlot<WideColumn> | undefined): number {
  return sizes.rowNumber + (first?.column.width ?? 0);
}

function withCurrent(range: Range, current: number): number[] {
  const drawn = defaultRangeExtractor(range);
  if (current < 0 || current >= range.count || drawn.includes(current)) return drawn;
  return [...drawn, current].toSorted((one, other) => one - other);
}

function slotsOf<C extends WideColumn>(columns: readonly C[]): ColumnSlot<C>[] {
  let edge = sizes.rowNumber;
  return columns.map((column, index) => {
    const left = edge;
    edge += column.width;
    return { column, index, left };
  });
}
