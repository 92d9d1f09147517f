import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { CellNote, type NoteHandle } from './cell-note.tsx';
import type { Replacement } from './import-subject.ts';
import type { NoteFacts } from './note-facts.ts';
import type { Move } from './sheet-move.ts';

/** What happens after the text is taken: a step to another cell, nothing, or the focus is elsewhere already. */
export type AfterEdit = Move | 'stay' | 'gone';

/** No column takes more, and neither does the server. */
const longest = 2_000;

interface CellEditorProps {
  label: string;
  draft: string;
  facts: NoteFacts;
  onTake: (text: string, after: AfterEdit) => void;
  onReplace: (replacement: Replacement) => void;
  onCancel: () => void;
}

/** The text of a cell while it is written, with what may stand there below it. Enter and Tab take it, Esc does not. */
export function CellEditor({ label, draft, facts, onTake, onReplace, onCancel }: CellEditorProps) {
  const { t } = useWords();
  const hint = useId();
  const [text, setText] = useState(draft);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const input = useRef<HTMLInputElement>(null);
  const note = useRef<NoteHandle>(null);
  const isOver = useRef(false);
  // Before the key that opened the editor types its letter.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return;
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
    setAnchor(field);
  }, []);
  const end = (act: () => void) => {
    // Closing the editor takes its focus away, which would take the text once more.
    if (isOver.current) return;
    isOver.current = true;
    act();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') {
      if (note.current?.enter() === 'entered') event.preventDefault();
      return;
    }
    const after = afterKey(event);
    if (event.key === 'Escape') end(onCancel);
    else if (after) end(() => onTake(text, after));
    else return;
    // The page's own F8 still leads on.
    if (event.key !== 'F8') event.preventDefault();
  };
  return (
    <span
      className="sheet-editor"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget === input.current || note.current?.holds(relatedTarget)) return;
        end(() => onTake(text, 'gone'));
      }}
    >
      <input
        ref={input}
        className="sheet-editor__input"
        aria-label={label}
        aria-describedby={hint}
        value={text}
        maxLength={longest}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <span id={hint} className="visually-hidden">
        {t('import.sheet.editing')}
      </span>
      {anchor ? (
        <CellNote
          ref={note}
          anchor={anchor}
          label={label}
          facts={facts}
          typed={text}
          onPick={(value) => end(() => onTake(value, 'stay'))}
          onReplace={(replacement) => end(() => onReplace(replacement))}
          onBack={() => input.current?.focus()}
        />
      ) : null}
    </span>
  );
}

function afterKey({ key, shiftKey }: KeyboardEvent): AfterEdit | undefined {
  if (key === 'Enter') return shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  return key === 'F8' ? 'stay' : undefined;
}
