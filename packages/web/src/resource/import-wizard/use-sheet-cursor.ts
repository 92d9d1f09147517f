import { useState } from 'react';
import type { Place } from './next-problem.ts';

/** A wish to bring a cell into sight and to give it the focus; `middle` for a jump from far away. */
export interface Jump {
  readonly to: Place;
  readonly align: 'auto' | 'center';
}

export interface SheetCursor {
  readonly at: Place | undefined;
  readonly jump: Jump | undefined;
  /** The text that the editor of the current cell begins with; undefined while none is open. */
  readonly draft: string | undefined;
  /** The cell has the focus already. */
  readonly stand: (at: Place) => void;
  readonly goTo: (to: Place, align?: Jump['align']) => void;
  readonly edit: (draft: string) => void;
  /** Closes the editor; the cell takes the focus back. */
  readonly rest: () => void;
  /** Closes the editor because the focus went elsewhere. */
  readonly leave: () => void;
}

/** The current cell of a sheet. It is known by its row number and its column, so that filters do not move it. */
export function useSheetCursor(): SheetCursor {
  const [at, setAt] = useState<Place>();
  const [jump, setJump] = useState<Jump>();
  const [draft, setDraft] = useState<string>();
  const goTo = (to: Place, align: Jump['align'] = 'auto') => {
    setDraft(undefined);
    setAt(to);
    setJump({ to, align });
  };
  return {
    at,
    jump,
    draft,
    stand: (place) => {
      if (place.row === at?.row && place.key === at.key) return;
      setDraft(undefined);
      setAt(place);
    },
    goTo,
    edit: setDraft,
    rest: () => at && goTo(at),
    leave: () => setDraft(undefined),
  };
}
