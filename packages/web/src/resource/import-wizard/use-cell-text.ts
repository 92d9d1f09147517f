import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Move } from '../grid/grid-move.ts';
import type { NoteHandle } from './cell-note.tsx';

/** What happens after the text is taken: a step to another cell, nothing, or the focus is elsewhere already. */
export type AfterEdit = Move | 'stay' | 'gone';

interface TextOf {
  draft: string;
  note: RefObject<NoteHandle | null>;
  onTake: (text: string, after: AfterEdit) => void;
  onCancel: () => void;
}

/** A text that is written in a cell, and the keys that end it. */
export function useCellText({ draft, note, onTake, onCancel }: TextOf) {
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const [text, setText] = useState(draft);
  // Before the key that opened the editor types its letter.
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.setSelectionRange(draft.length, draft.length);
  }, [draft]);
  const end = (act: () => void) => {
    // Closing the editor takes its focus away, which would take the text once more.
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
  const take = (value: string, after: AfterEdit) => end(() => onTake(value, after));
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && note.current?.enter() === 'entered') return event.preventDefault();
    const after = afterKey(event);
    if (event.key === 'Escape') end(onCancel);
    else if (after) take(text, after);
    // The page's own F8 still leads on.
    if (event.key === 'Escape' || (after && event.key !== 'F8')) event.preventDefault();
  };
  return { input, text, setText, end, take, press };
}

function afterKey({ key, shiftKey }: KeyboardEvent): AfterEdit | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return key === 'F8' ? 'stay' : undefined;
}
