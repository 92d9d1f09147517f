import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import type { Spot } from '../grid/grid-move.ts';
import { cellName } from '../grid/grid-place.ts';
import type { ColumnWindow, RowWindow } from '../grid/grid-window.ts';
import { CellNote, type NoteHandle } from './cell-note.tsx';
import type { ImportSubject, Replacement } from './import-subject.ts';
import type { Place } from './next-problem.ts';
import type { NoteFacts } from './note-facts.ts';
import { SheetLine } from './sheet-line.tsx';
import type { CellActions } from './use-cell-actions.ts';
import { type AfterEdit, useCellText } from './use-cell-text.ts';
import type { Preview } from './use-preview.ts';
import type { ShownColumn } from './use-shown-columns.ts';

/** No column takes more, and neither does the server. */
const longest = 2_000;

interface SheetLinesProps {
  subject: ImportSubject;
  preview: Preview;
  down: RowWindow;
  across: ColumnWindow<ShownColumn>;
  current: Spot;
  actions: CellActions;
}

/** The rows in sight, the current cell among them, with its editor while it is edited. */
export function SheetLines({ subject, preview, down, across, current, actions }: SheetLinesProps) {
  const { shown, columns, edits } = preview;
  const stop = columns[current.column]?.key;
  return down.rows.map(({ index, top }) => {
    const row = shown[index];
    if (!row) return null;
    const key = index === current.row ? stop : undefined;
    return (
      <SheetLine
        key={row.row}
        subject={subject}
        row={row}
        place={index + 2}
        top={top}
        width={across.width}
        columns={across.columns}
        waiting={edits.waiting.get(row.row)}
        stop={key}
        editor={key === undefined ? undefined : editorAt({ row: row.row, key }, preview, actions)}
      />
    );
  });
}

function editorAt(place: Place, { cursor }: Preview, actions: CellActions) {
  const facts = cursor.draft === undefined ? undefined : actions.factsOf(place);
  if (cursor.draft === undefined || !facts) return undefined;
  return (
    <CellEditor
      key={cellName(place)}
      label={actions.labelOf(place)}
      draft={cursor.draft}
      facts={facts}
      onTake={(text, after) => actions.take(place, text, after)}
      onReplace={(replacement) => actions.replace(place, replacement)}
      onCancel={cursor.rest}
    />
  );
}

interface CellEditorProps {
  label: string;
  draft: string;
  facts: NoteFacts;
  onTake: (text: string, after: AfterEdit) => void;
  onReplace: (replacement: Replacement) => void;
  onCancel: () => void;
}

/** The text of a cell while it is written, with what may stand there below it. Enter and Tab take it, Esc does not. */
function CellEditor({ label, draft, facts, onTake, onReplace, onCancel }: CellEditorProps) {
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
