import { type CSSProperties, type RefObject, useMemo, useState } from 'react';
import { newKey } from '../../kernel/request.ts';
import { type Pasted, rowsPasted } from './grid-block.ts';
import { useGridCursor, useGridJump } from './grid-cursor.ts';
import type { GridSums } from './grid-foot.tsx';
import type { LineLook } from './grid-line.tsx';
import { nextPlace, type Place } from './grid-place.ts';
import type { GridColumn, GridRow, SaidOfRow } from './grid-row.ts';
import { useRowWindow } from './grid-window.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridReveal } from './use-grid-reveal.ts';
import { useGridRows } from './use-grid-rows.ts';

export interface GridProps extends LineLook {
  readonly label: string;
  readonly rows: readonly GridRow[];
  readonly blank: (id: string, rows: readonly GridRow[]) => GridRow;
  readonly onRows: (rows: readonly GridRow[]) => void;
  readonly onLeave?: (id: string, key: string) => void;
  readonly saidOf: (row: GridRow) => SaidOfRow;
  /** Pasted cells become what their fields take, or stay text. */
  readonly reading?: 'values' | 'text';
  /** Keys beside the columns that a pasted block may have. */
  readonly also?: readonly string[];
  readonly onPasted?: (rows: number) => void;
  readonly sums?: GridSums;
  /** Names the button under the rows; without it they are added elsewhere. */
  readonly addLabel?: string;
  /** What is wrong with the list as a whole. */
  readonly fault?: string | undefined;
  /** In place of the rows while there are none. */
  readonly none?: string;
  readonly look?: 'flush' | 'framed';
}

const rowHeight = 36;
const footHeight = 38;
const numberWidth = 30;
const endWidth = 34;
const nothingOpen: ReadonlySet<string> = new Set();

/** What a grid knows and can do: the rows in sight, the current cell, what is wrong, and all that changes rows. */
export function useGrid(root: RefObject<HTMLElement | null>, props: GridProps) {
  const { rows, columns, fields, path, saidOf, sums } = props;
  const [open, setOpen] = useState(nothingOpen);
  const [pasted, setPasted] = useState<Pasted>();
  const tracks = useMemo(() => tracksOf(columns), [columns]);
  const cursor = useGridCursor();
  const edits = useGridRows({
    ...props,
    onToggle: (one) =>
      setOpen(
        (before) =>
          new Set(before.has(one) ? [...before].filter((other) => other !== one) : [...before, one]),
      ),
  });
  const spotOf = ({ row, key }: Place) => {
    const spot = {
      row: rows.findIndex((one) => one.id === row),
      column: columns.findIndex((one) => one.key === key),
    };
    return spot.row < 0 || spot.column < 0 ? undefined : spot;
  };
  const view = useRowWindow(root, {
    count: rows.length,
    current: (cursor.at && spotOf(cursor.at)?.row) ?? -1,
    rowHeight,
    foot: sums ? footHeight : 0,
    keyOf: (index) => rows[index]?.id ?? String(index),
  });
  useGridJump(root, cursor.jump, {
    spotOf,
    reveal: ({ row }, align) => view.reveal(row, align),
    focus: (cell) => (cell.querySelector<HTMLElement>('input, select, button') ?? cell).focus(),
  });
  useGridReveal(root, path, (place) => {
    if (!spotOf(place)) return false;
    cursor.goTo(place, 'center');
    return true;
  });
  const wrong = useMemo(
    () => rows.flatMap((row) => saidOf(row).wrong.map(({ key }) => ({ row: row.id, key }))),
    [rows, saidOf],
  );
  const goToFault = (towards: 'next' | 'previous') => {
    const order = (place: Place) => {
      const spot = spotOf(place);
      return spot ? spot.row * (columns.length + 1) + spot.column : -1;
    };
    const place = nextPlace(wrong, order, { from: cursor.at, towards });
    if (place) cursor.goTo(place, 'center');
  };
  const paste = (at: Place | undefined, text: string) => {
    const keys = [...columns.map(({ key }) => key), ...(props.also ?? [])];
    const target = { fields, keys, blank: props.blank, reading: props.reading ?? 'values' };
    const read = rowsPasted(rows, target, at, text, newKey);
    edits.put(read.rows);
    setPasted(read.faults.length > 0 ? read : undefined);
    props.onPasted?.(read.count);
  };
  const add = () => cursor.goTo({ row: edits.add(), key: columns[0]?.key ?? '' });
  const keys = useGridKeys({
    rows,
    columns,
    cursor,
    edits,
    page: view.page,
    spotOf,
    onFault: goToFault,
    onPaste: paste,
  });
  return {
    tracks,
    view,
    edits,
    keys,
    isOpen: (id: string) => open.has(id),
    faults: wrong.length,
    pasted,
    forgetPasted: () => setPasted(undefined),
    goToFault,
    paste,
    add,
  };
}

/** All rows share the tracks: the number, the columns by their widths, and what may be done with a row. */
function tracksOf(columns: readonly GridColumn[]): CSSProperties {
  const tracks = columns.map(({ width }) => `minmax(${width}px, ${width}fr)`);
  const width = columns.reduce((sum, one) => sum + one.width, numberWidth + endWidth);
  return { gridTemplateColumns: `${numberWidth}px ${tracks.join(' ')} ${endWidth}px`, minWidth: width };
}
