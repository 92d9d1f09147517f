import { useState } from 'react';
import { type GridCursor, useGridCursor } from '../grid/grid-cursor.ts';

export interface SheetCursor extends GridCursor<number> {
  /** The text that the editor of the current cell begins with; undefined while none is open. */
  readonly draft: string | undefined;
  readonly edit: (draft: string) => void;
  /** Closes the editor; the cell takes the focus back. */
  readonly rest: () => void;
  /** Closes the editor because the focus went elsewhere. */
  readonly leave: () => void;
}

/** The current cell of the sheet, and what is written in it. */
export function useSheetCursor(): SheetCursor {
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
