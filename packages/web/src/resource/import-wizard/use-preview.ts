import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type GridCursor, useGridCursor } from '../grid/grid-cursor.ts';
import type { ChangedSheet, ImportFacts, ImportSubject, SheetRow } from './import-subject.ts';
import { nextProblem, type Place } from './next-problem.ts';
import { type RowFilter, shownRows } from './sheet-filter.ts';
import type { ImportAddress } from './use-import-address.ts';
import { rowsKey, useReading } from './use-reading.ts';
import { useSheetEdits } from './use-sheet-edits.ts';
import { useShownColumns } from './use-shown-columns.ts';

const nothingHeld: ReadonlySet<number> = new Set();

/** Everything the preview of one import knows and can do. */
export function usePreview(subject: ImportSubject, facts: ImportFacts, address: ImportAddress) {
  const client = useQueryClient();
  const sheet = useSheetRows(subject, facts.id);
  const cursor = useSheetCursor();
  const { shown, hold } = useShownRows(subject, sheet.rows, address.show);
  const { columns, empty } = useShownColumns(subject, facts, sheet.rows);
  const { queryKey } = subject.calls.facts(facts.id);
  const keep = (changed: ChangedSheet) => {
    hold();
    // An answer still on its way is older than this one.
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, changed.facts);
    sheet.put(changed.rows);
  };
  const onRefused = () => void client.invalidateQueries({ queryKey });
  const canEdit = sheet.phase === 'whole' && mayGoOn(facts);
  const edits = useSheetEdits({
    subject,
    id: facts.id,
    rows: sheet.rows,
    canEdit,
    onChanged: keep,
    onRefused,
  });
  const goToProblem = (towards: 'next' | 'previous', wanted: Wanted): Place | undefined => {
    const keys = columns.map(({ key }) => key);
    const search = { from: cursor.at, towards, wanted };
    const here = nextProblem(shown, keys, search);
    const place = here ?? nextProblem(sheet.rows, keys, search);
    if (!here && place) address.showRows('all');
    if (place) cursor.goTo(place, 'center');
    return place;
  };
  const reading = useReading(subject, facts);
  return { sheet, shown, columns, empty, cursor, edits, reading, canEdit, goToProblem };
}

/** One that is over goes on with what had errors. */
export function mayGoOn({ state, errorRows, readyRecords }: ImportFacts): boolean {
  return state === 'STAGED' || state === 'FAILED' || (state === 'DONE' && errorRows + readyRecords > 0);
}

export type Preview = ReturnType<typeof usePreview>;

type Wanted = (finding: { readonly key: string; readonly code: string }) => boolean;

interface SheetCursor extends GridCursor<number> {
  /** The text that the editor of the current cell begins with; undefined while none is open. */
  readonly draft: string | undefined;
  readonly edit: (draft: string) => void;
  /** Closes the editor; the cell takes the focus back. */
  readonly rest: () => void;
  /** Closes the editor because the focus went elsewhere. */
  readonly leave: () => void;
}

/** The current cell of the sheet, and what is written in it. */
function useSheetCursor(): SheetCursor {
  const { at, jump, ...cursor } = useGridCursor<number>();
  const [draft, setDraft] = useState<string>();
  const goTo: SheetCursor['goTo'] = (to, align) => {
    setDraft(undefined);
    cursor.goTo(to, align);
  };
  return {
    at,
    jump,
    draft,
    stand: (place) => {
      if (place.row !== at?.row || place.key !== at.key) setDraft(undefined);
      cursor.stand(place);
    },
    goTo,
    edit: setDraft,
    rest: () => at && goTo(at),
    leave: () => setDraft(undefined),
  };
}

interface Page {
  readonly rows: SheetRow[];
  readonly next: number | null;
}

/** All rows of an import, page after page as they arrive, and the way to put changed ones in their place. */
function useSheetRows({ name, calls }: ImportSubject, id: string) {
  const client = useQueryClient();
  const queryKey = rowsKey(name, id);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => calls.rows(id, pageParam || undefined, signal),
    initialPageParam: 0,
    getNextPageParam: (page: Page) => page.next ?? undefined,
    // They change through this screen alone, and are asked for anew when it is opened again.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const put = (changed: readonly SheetRow[]) => {
    const byNumber = new Map(changed.map((row) => [row.row, row]));
    client.setQueryData<InfiniteData<Page, number>>(queryKey, (known) => known && withRows(known, byNumber));
  };
  return {
    rows,
    phase: isError ? ('failed' as const) : data && !hasNextPage ? ('whole' as const) : ('loading' as const),
    error: query.error,
    retry: () => void query.refetch(),
    put,
  };
}

function withRows(known: InfiniteData<Page, number>, changed: ReadonlyMap<number, SheetRow>) {
  const pages = known.pages.map(({ rows, next }) => ({
    rows: rows.map((row) => changed.get(row.row) ?? row),
    next,
  }));
  return { ...known, pages };
}

/** The rows of a filter. `hold` keeps those that are shown now, whatever becomes of them, until another one is chosen. */
function useShownRows({ isError }: ImportSubject, rows: readonly SheetRow[], show: RowFilter) {
  const [kept, setKept] = useState({ show, rows: nothingHeld });
  const held = kept.show === show ? kept.rows : nothingHeld;
  const shown = useMemo(() => shownRows(rows, { show, held, isError }), [rows, show, held, isError]);
  return { shown, hold: () => setKept({ show, rows: new Set(shown.map(({ row }) => row)) }) };
}
