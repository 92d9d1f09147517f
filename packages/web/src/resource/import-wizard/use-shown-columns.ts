import { useMemo, useState } from 'react';
import type { ImportFacts, ImportSubject, SheetColumn, SheetRow } from './import-subject.ts';
import { filledColumns, widthOf } from './sheet-columns.ts';

/** A column in sight: where its cells stand in a row, and its width in px. */
export interface ShownColumn extends SheetColumn {
  readonly at: number;
  readonly width: number;
}

/** The columns that hold anything, or all of them when the empty ones are wanted too. */
export function useShownColumns(
  { columns }: ImportSubject,
  { problems }: ImportFacts,
  rows: readonly SheetRow[],
) {
  const [empty, setEmpty] = useState<'hidden' | 'shown'>('hidden');
  const widths = useWidths(columns, rows);
  const filled = useMemo(() => filledColumns(columns, rows, problems), [columns, rows, problems]);
  const shown = useMemo(() => {
    const wanted = new Set(empty === 'shown' ? columns : filled);
    return columns.flatMap((column, at): ShownColumn[] =>
      wanted.has(column) ? [{ ...column, at, width: widths[at] ?? 0 }] : [],
    );
  }, [columns, filled, empty, widths]);
  return { columns: shown, empty: { count: columns.length - filled.length, are: empty, set: setEmpty } };
}

const noWidths: readonly number[] = [];

/** Taken once, from the first rows that arrive: a column must not move while it is read. */
function useWidths(columns: readonly SheetColumn[], rows: readonly SheetRow[]): readonly number[] {
  const [widths, setWidths] = useState(noWidths);
  if (widths === noWidths && rows.length > 0) {
    setWidths(
      columns.map((column, at) =>
        widthOf(
          column,
          rows.map(({ cells }) => cells[at] ?? ''),
        ),
      ),
    );
  }
  return widths;
}
