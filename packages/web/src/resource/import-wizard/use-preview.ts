import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ChangedSheet, ImportFacts, ImportSubject, SheetColumn, SheetRow } from './import-subject.ts';
import { nextProblem } from './next-problem.ts';
import { filledColumns, widthOf } from './sheet-columns.ts';
import { shownRows } from './sheet-filter.ts';
import type { ImportAddress } from './use-import-address.ts';
import { useSheetCursor } from './use-sheet-cursor.ts';
import { useSheetEdits } from './use-sheet-edits.ts';
import { useSheetRows } from './use-sheet-rows.ts';

/** A column in sight: where its cells stand in a row, and its width in px. */
export interface ShownColumn extends SheetColumn {
  readonly at: number;
  readonly width: number;
}

const nothingHeld: ReadonlySet<number> = new Set();

/** Everything the preview of one import knows and can do. */
export function usePreview(subject: ImportSubject, facts: ImportFacts, address: ImportAddress) {
  const { isError } = subject;
  const client = useQueryClient();
  const sheet = useSheetRows(subject, facts.id);
  const cursor = useSheetCursor();
  const [held, setHeld] = useState({ show: address.show, rows: nothingHeld });
  const [emptyColumns, setEmptyColumns] = useState<'hidden' | 'shown'>('hidden');
  const { show } = address;
  const stay = held.show === show ? held.rows : nothingHeld;
  const shown = useMemo(
    () => shownRows(sheet.rows, { show, held: stay, isError }),
    [sheet.rows, show, stay, isError],
  );
  const filled = useMemo(
    () => filledColumns(subject.columns, sheet.rows, facts.problems),
    [subject.columns, sheet.rows, facts.problems],
  );
  const columns = useShownColumns(subject, emptyColumns === 'shown' ? subject.columns : filled, sheet.rows);
  const { queryKey } = subject.calls.facts(facts.id);
  const keep = ({ facts: now, rows }: ChangedSheet) => {
    setHeld({ show, rows: new Set(shown.map(({ row }) => row)) });
    // An answer still on its way is older than this one.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, now);
    sheet.put(rows);
  };
  const edits = useSheetEdits({
    subject,
    id: facts.id,
    rows: sheet.rows,
    onChanged: keep,
    onRefused: () => void client.invalidateQueries({ queryKey }),
  });
  const goToProblem = (towards: 'next' | 'previous', wanted: Wanted) => {
    const keys = columns.map(({ key }) => key);
    const search = { from: cursor.at, towards, wanted };
    const here = nextProblem(shown, keys, search);
    const place = here ?? nextProblem(sheet.rows, keys, search);
    if (!here && place) address.showRows('all');
    if (place) cursor.goTo(place, 'center');
    return place;
  };
  const canEdit = sheet.phase === 'whole' && (facts.state === 'STAGED' || facts.state === 'FAILED');
  return {
    sheet,
    shown,
    columns,
    filled,
    emptyColumns,
    setEmptyColumns,
    cursor,
    edits,
    canEdit,
    goToProblem,
  };
}

export type Preview = ReturnType<typeof usePreview>;

type Wanted = (finding: { readonly key: string; readonly code: string }) => boolean;

function useShownColumns(subject: ImportSubject, visible: readonly SheetColumn[], rows: readonly SheetRow[]) {
  const widths = useWidths(subject.columns, rows);
  return useMemo(() => {
    const isVisible = new Set(visible.map(({ key }) => key));
    const all = subject.columns.map((column, at): ShownColumn => ({ ...column, at, width: widths[at] ?? 0 }));
    return all.filter(({ key }) => isVisible.has(key));
  }, [subject.columns, visible, widths]);
}

const noWidths: readonly number[] = [];

/** Taken once, from the first rows that arrive: a column must not move while it is read. */
function useWidths(columns: readonly SheetColumn[], rows: readonly SheetRow[]): readonly number[] {
  const [widths, setWidths] = useState(noWidths);
  if (widths === noWidths && rows.length > 0)
    setWidths(columns.map((column, at) => widthOf(column, textsOf(rows, at))));
  return widths;
}

function textsOf(rows: readonly SheetRow[], at: number): string[] {
  return rows.map(({ cells }) => cells[at] ?? '');
}
