import { useMemo } from 'react';
import type { Spot } from '../grid/grid-move.ts';
import type { SheetRow } from './import-subject.ts';
import type { Place } from './next-problem.ts';
import type { ShownColumn } from './use-shown-columns.ts';

/** Where the cells of the shown rows and columns stand. */
export function useSheetSpots(shown: readonly SheetRow[], columns: readonly ShownColumn[]) {
  const rowAt = useMemo(() => new Map(shown.map(({ row }, index) => [row, index])), [shown]);
  const columnAt = useMemo(() => new Map(columns.map(({ key }, index) => [key, index])), [columns]);
  const spotOf = (place: Place | undefined): Spot | undefined => {
    const [row, column] = place ? [rowAt.get(place.row), columnAt.get(place.key)] : [];
    return row === undefined || column === undefined ? undefined : { row, column };
  };
  const rowOf = ({ row }: Place): SheetRow | undefined => shown[rowAt.get(row) ?? -1];
  return { spotOf, rowOf };
}
