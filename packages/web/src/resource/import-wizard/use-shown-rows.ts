import { useMemo, useState } from 'react';
import type { ImportSubject, SheetRow } from './import-subject.ts';
import { type RowFilter, shownRows } from './sheet-filter.ts';

const nothingHeld: ReadonlySet<number> = new Set();

/** The rows of a filter. `hold` keeps those that are shown now, whatever becomes of them, until another one is chosen. */
export function useShownRows({ isError }: ImportSubject, rows: readonly SheetRow[], show: RowFilter) {
  const [kept, setKept] = useState({ show, rows: nothingHeld });
  const held = kept.show === show ? kept.rows : nothingHeld;
  const shown = useMemo(() => shownRows(rows, { show, held, isError }), [rows, show, held, isError]);
  return { shown, hold: () => setKept({ show, rows: new Set(shown.map(({ row }) => row)) }) };
}
