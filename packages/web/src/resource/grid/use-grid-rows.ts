import { useLayoutEffect, useRef, useState } from 'react';
import { newKey } from '../../kernel/request.ts';
import type { GridRow, RowActions } from './grid-row.ts';

export interface RowsOf {
  readonly rows: readonly GridRow[];
  readonly blank: (id: string, rows: readonly GridRow[]) => GridRow;
  readonly onRows: (rows: readonly GridRow[]) => void;
  readonly onLeave?: ((id: string, key: string) => void) | undefined;
  readonly onToggle: (id: string) => void;
}

interface Step {
  readonly rows: readonly GridRow[];
  /** Letters typed into one cell are one step. */
  readonly of: string | undefined;
}

export interface GridRows {
  readonly actions: RowActions;
  /** Gives the id of the new row. */
  readonly add: () => string;
  readonly put: (rows: readonly GridRow[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** What may be done with the rows of a grid, and the way back and forth again. */
export function useGridRows(rowsOf: RowsOf): GridRows {
  const latest = useRef(rowsOf);
  useLayoutEffect(() => {
    latest.current = rowsOf;
  });
  const [edits] = useState(() => editsOf(() => latest.current));
  return edits;
}

function editsOf(now: () => RowsOf): GridRows {
  const done: Step[] = [];
  const undone: Step[] = [];
  let given: readonly GridRow[] | undefined;
  const give = (rows: readonly GridRow[]) => {
    given = rows;
    now().onRows(rows);
  };
  const put = (rows: readonly GridRow[], of?: string) => {
    if (of === undefined || done.at(-1)?.of !== of) done.push({ rows: now().rows, of });
    undone.length = 0;
    give(rows);
  };
  const step = (from: Step[], to: Step[]) => {
    const { rows } = now();
    // Somebody else has changed them meanwhile: the way back would undo that too.
    if (JSON.stringify(rows) !== JSON.stringify(given)) from.length = 0;
    const last = from.pop();
    if (!last) return;
    to.push({ rows, of: undefined });
    give(last.rows);
  };
  const filled = (id: string, values: object) =>
    now().rows.map((row) => (row.id === id ? { ...row, ...values } : row));
  const actions: RowActions = {
    type: (id, key, value) => put(filled(id, { [key]: value }), `${id} ${key}`),
    fill: (id, values) => put(filled(id, values)),
    leave: (id, key) => now().onLeave?.(id, key),
    remove: (id) => put(now().rows.filter((row) => row.id !== id)),
    copy: (id, values) =>
      put(now().rows.flatMap((row) => (row.id === id ? [row, { ...row, ...values, id: newKey() }] : [row]))),
    toggle: (id) => now().onToggle(id),
  };
  return {
    actions,
    add: () => {
      const { rows, blank } = now();
      const row = blank(newKey(), rows);
      put([...rows, row]);
      return row.id;
    },
    put: (rows) => put(rows),
    undo: () => step(done, undone),
    redo: () => step(undone, done),
  };
}
