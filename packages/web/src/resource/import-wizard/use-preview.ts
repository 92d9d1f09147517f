import { useQueryClient } from '@tanstack/react-query';
import type { ChangedSheet, ImportFacts, ImportSubject } from './import-subject.ts';
import { nextProblem, type Place } from './next-problem.ts';
import type { ImportAddress } from './use-import-address.ts';
import { useSheetCursor } from './use-sheet-cursor.ts';
import { useSheetEdits } from './use-sheet-edits.ts';
import { useSheetRows } from './use-sheet-rows.ts';
import { useShownColumns } from './use-shown-columns.ts';
import { useShownRows } from './use-shown-rows.ts';

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
  const edits = useSheetEdits({ subject, id: facts.id, rows: sheet.rows, onChanged: keep, onRefused });
  const goToProblem = (towards: 'next' | 'previous', wanted: Wanted): Place | undefined => {
    const keys = columns.map(({ key }) => key);
    const search = { from: cursor.at, towards, wanted };
    const here = nextProblem(shown, keys, search);
    const place = here ?? nextProblem(sheet.rows, keys, search);
    if (!here && place) address.showRows('all');
    if (place) cursor.goTo(place, 'center');
    return place;
  };
  const canEdit = sheet.phase === 'whole' && (facts.state === 'STAGED' || facts.state === 'FAILED');
  return { sheet, shown, columns, empty, cursor, edits, canEdit, goToProblem };
}

export type Preview = ReturnType<typeof usePreview>;

type Wanted = (finding: { readonly key: string; readonly code: string }) => boolean;
