import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useMemo } from 'react';
import type { Spot } from './sheet-move.ts';
import type { ShownColumn } from './use-shown-columns.ts';

export const sizes = { row: 32, head: 34, rowNumber: 54 };

/** A column in the window: its place among the shown ones and its left edge in px. */
export interface ColumnSlot {
  readonly column: ShownColumn;
  readonly index: number;
  readonly left: number;
}

export interface SheetWindow {
  readonly rows: readonly { readonly index: number; readonly top: number }[];
  readonly columns: readonly ColumnSlot[];
  readonly width: number;
  readonly height: number;
  /** Whole rows in sight. */
  readonly page: number;
  readonly reveal: (spot: Spot, align: 'auto' | 'center') => void;
}

/**
 * The part of a sheet that is drawn: what is in sight in both directions, the first column, which stays in sight, and
 * the current cell wherever it is, so that it keeps the focus.
 */
export function useSheetWindow(
  scroller: RefObject<HTMLElement | null>,
  { rows, columns, current }: { rows: number; columns: readonly ShownColumn[]; current: Spot },
): SheetWindow {
  // Both change in place: what is memoized below hangs on the numbers they give.
  // oxlint-disable-next-line react/incompatible-library
  const down = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => sizes.row,
    overscan: 5,
    paddingStart: sizes.head,
    scrollPaddingStart: sizes.head,
    rangeExtractor: (range) => withCurrent(range, current.row),
  });
  const slots = useMemo(() => slotsOf(columns), [columns]);
  const pinned = pinnedWidth(slots[0]);
  // Another function makes it measure again: exactly when other columns are shown.
  const keyOf = useCallback((index: number) => columns[index + 1]?.key ?? index, [columns]);
  const across = useVirtualizer({
    horizontal: true,
    count: Math.max(0, columns.length - 1),
    getScrollElement: () => scroller.current,
    estimateSize: (index) => columns[index + 1]?.width ?? 0,
    getItemKey: keyOf,
    overscan: 2,
    paddingStart: pinned,
    scrollPaddingStart: pinned,
    rangeExtractor: (range) => withCurrent(range, current.column - 1),
  });
  // As long as it names the same columns the array stays the same: rows that only moved are not drawn again.
  const drawn = [0, ...across.getVirtualItems().map(({ index }) => index + 1)].join();
  const inWindow = useMemo(
    () => drawn.split(',').flatMap((index) => slots[Number(index)] ?? []),
    [drawn, slots],
  );
  return {
    rows: down.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
    columns: inWindow,
    width: across.getTotalSize(),
    height: down.getTotalSize(),
    page: Math.max(1, Math.floor(((down.scrollRect?.height ?? 0) - sizes.head) / sizes.row)),
    reveal: ({ row, column }, align) => {
      down.scrollToIndex(row, { align });
      if (column === 0) across.scrollToOffset(0);
      else across.scrollToIndex(column - 1, { align });
    },
  };
}

/** What stays in sight at the left: the row numbers and the first column. */
export function pinnedWidth(first: ColumnSlot | undefined): number {
  return sizes.rowNumber + (first?.column.width ?? 0);
}

function withCurrent(range: Range, current: number): number[] {
  const drawn = defaultRangeExtractor(range);
  if (current < 0 || current >= range.count || drawn.includes(current)) return drawn;
  return [...drawn, current].toSorted((one, other) => one - other);
}

function slotsOf(columns: readonly ShownColumn[]): ColumnSlot[] {
  let edge = sizes.rowNumber;
  return columns.map((column, index) => {
    const left = edge;
    edge += column.width;
    return { column, index, left };
  });
}
