import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { CellNote, type NoteHandle } from './cell-note.tsx';
import type { Replacement } from './import-subject.ts';
import type { NoteFacts } from './note-facts.ts';
import { type AfterEdit, useCellText } from './use-cell-text.ts';

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
  const note = useRef<NoteHandle>(null);
  const { input, text, setText, end, take, press } = useCellText({ draft, note, onTake, onCancel });
  const [anchor, setAnchor] = useState<HTMLElement>();
  useLayoutEffect(() => setAnchor(input.current ?? undefined), [input]);
  return (
    <span
      className="sheet-editor"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== input.current && !note.current?.holds(relatedTarget)) take(text, 'gone');
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
          onPick={(value) => take(value, 'stay')}
          onReplace={(replacement) => end(() => onReplace(replacement))}
          onBack={() => input.current?.focus()}
        />
      ) : null}
    </span>
  );
}
