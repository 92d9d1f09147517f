import type { RefObject } from 'react';
import { cellElement, cellName } from '../grid/grid-place.ts';
import { CellNote } from './cell-note.tsx';
import type { Place } from './next-problem.ts';
import type { CellActions } from './use-cell-actions.ts';
import type { OpenCellNote } from './use-cell-note.ts';

interface OpenNoteProps {
  root: RefObject<HTMLElement | null>;
  at: Place | undefined;
  note: OpenCellNote;
  actions: CellActions;
}

/** The note of a cell that is looked at, not edited; none while its cell is not drawn. */
export function OpenNote({ root, at, note, actions }: OpenNoteProps) {
  const anchor = at && cellElement(root.current, at);
  const facts = at && actions.factsOf(at);
  if (!at || !anchor || !facts) return null;
  return (
    <CellNote
      key={cellName(at)}
      ref={note.inside}
      anchor={anchor}
      label={actions.labelOf(at)}
      facts={facts}
      onPick={(text) => actions.pick(at, text)}
      onReplace={(replacement) => actions.replace(at, replacement)}
      onBack={() => anchor.focus()}
      onPointerEnter={note.keep}
      onPointerLeave={note.leave}
    />
  );
}
