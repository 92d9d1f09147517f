import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { NoteHandle } from './cell-note.tsx';
import type { SheetRow } from './import-subject.ts';
import { type Place, sheetPlaceIn } from './next-problem.ts';
import { hasNote } from './sheet-tone.ts';

interface NoteOn {
  root: RefObject<HTMLElement | null>;
  rowOf: (place: Place) => SheetRow | undefined;
  /** A cell has taken the focus. */
  onStand: (place: Place) => void;
}

/** In milliseconds: a pointer on its way elsewhere opens no note, and may cross over to an open one. */
const patience = { open: 250, close: 200 };

/** Which cell's note is open: that of the cell with the focus, or the one under the pointer. */
export function useCellNote({ root, rowOf, onStand }: NoteOn) {
  const inside = useRef<NoteHandle>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [at, setAt] = useState<Place>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const turn = (to: Place | undefined, after = 0) => {
    clearTimeout(timer.current);
    if (after === 0) setAt(to);
    else timer.current = setTimeout(() => setAt(to), after);
  };
  const hasSomethingToSay = (place: Place | undefined): place is Place => {
    const row = place && rowOf(place);
    return row !== undefined && hasNote(row, place?.key ?? '');
  };
  return {
    at: hasSomethingToSay(at) ? at : undefined,
    inside,
    /** The pointer rests on the note itself. */
    keep: () => clearTimeout(timer.current),
    leave: () => turn(undefined, patience.close),
    listeners: {
      onFocus: ({ target }: FocusEvent) => {
        const place = sheetPlaceIn(target);
        if (!place) return;
        onStand(place);
        turn(place);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        const stays = relatedTarget instanceof Node && root.current?.contains(relatedTarget);
        if (!stays && !inside.current?.holds(relatedTarget)) turn(undefined);
      },
      onPointerOver: ({ target }: PointerEvent) => {
        // What floats above is not a part of the sheet, although its events pass through here.
        if (!(target instanceof Node) || !root.current?.contains(target)) return;
        const place = sheetPlaceIn(target);
        if (hasSomethingToSay(place)) turn(place, patience.open);
        else turn(undefined, patience.close);
      },
      onWheel: () => turn(undefined),
      // Esc within the note is the note's own: it leads back to the cell.
      onKeyDownCapture: ({ key, target }: KeyboardEvent) => {
        if (key === 'Escape' && sheetPlaceIn(target)) turn(undefined);
      },
    },
  };
}

export type OpenCellNote = ReturnType<typeof useCellNote>;
