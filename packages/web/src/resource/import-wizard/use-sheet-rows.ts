import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { ImportSubject, SheetRow } from './import-subject.ts';

interface Page {
  readonly rows: SheetRow[];
  readonly next: number | null;
}

/** All rows of an import, page after page as they arrive, and the way to put changed ones in their place. */
export function useSheetRows({ name, calls }: ImportSubject, id: string) {
  const client = useQueryClient();
  const queryKey = ['import rows', name, id];
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
