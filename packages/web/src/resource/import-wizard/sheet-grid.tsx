import { type ReactNode, type RefObject, useRef } from 'react';
import { CellEditor } from './cell-editor.tsx';
import { cellElement, cellName } from './cell-element.ts';
import { CellNote } from './cell-note.tsx';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import type { Place } from './next-problem.ts';
import { SheetHead } from './sheet-head.tsx';
import { SheetLine } from './sheet-line.tsx';
import { useCellActions } from './use-cell-actions.ts';
import { useCellNote } from './use-cell-note.ts';
import type { Preview } from './use-preview.ts';
import { useSheetJump } from './use-sheet-jump.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { useSheetSpots } from './use-sheet-spots.ts';
import { useSheetWindow } from './use-sheet-window.ts';
import './sheet.css';

interface SheetGridProps {
  subject: ImportSubject;
  facts: ImportFacts;
  preview: Preview;
}

/** The file as a sheet: only what is in sight is drawn, one cell is the current one, and each can be edited in place. */
export function SheetGrid({ subject, facts, preview }: SheetGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const { shown, columns, cursor, edits, canEdit } = preview;
  const { spotOf, rowOf } = useSheetSpots(shown, columns);
  // Without a current cell the first one takes the focus that comes by Tab.
  const current = spotOf(cursor.at) ?? { row: 0, column: 0 };
  const part = useSheetWindow(root, { rows: shown.length, columns, current });
  useSheetJump(root, cursor.jump, { spotOf, reveal: part.reveal });
  const note = useCellNote({ root, rowOf, onStand: cursor.stand });
  const keys = useSheetKeys({ preview, page: part.page, spotOf, onNote: () => note.inside.current?.enter() });
  const actions = useCellActions({ subject, facts, preview, rowOf, go: keys.go });
  const editorAt = (place: Place): ReactNode => {
    const known = cursor.draft === undefined ? undefined : actions.factsOf(place);
    if (cursor.draft === undefined || !known) return undefined;
    return (
      <CellEditor
        key={cellName(place)}
        label={actions.labelOf(place)}
        draft={cursor.draft}
        facts={known}
        onTake={(text, after) => actions.take(place, text, after)}
        onReplace={(replacement) => actions.replace(place, replacement)}
        onCancel={cursor.rest}
      />
    );
  };
  return (
    // The focus is on the cells, one at a time.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      ref={root}
      role="grid"
      aria-label={facts.fileName}
      aria-rowcount={shown.length + 1}
      aria-colcount={columns.length + 1}
      aria-readonly={!canEdit}
      aria-busy={preview.sheet.phase === 'loading'}
      className={cursor.at ? 'import-sheet import-sheet--standing' : 'import-sheet'}
      onKeyDown={keys.press}
      onCopy={keys.copy}
      onPaste={keys.paste}
      onDoubleClick={({ target }) => keys.open(target)}
      onPointerLeave={note.leave}
      {...note.listeners}
    >
      <div className="import-sheet__canvas" style={{ width: part.width, height: part.height }}>
        <SheetHead columns={part.columns} width={part.width} />
        {part.rows.map(({ index, top }) => {
          const row = shown[index];
          const key = index === current.row ? columns[current.column]?.key : undefined;
          return row ? (
            <SheetLine
              key={row.row}
              subject={subject}
              row={row}
              place={index + 2}
              top={top}
              width={part.width}
              columns={part.columns}
              waiting={edits.waiting.get(row.row)}
              stop={key}
              editor={key === undefined ? undefined : editorAt({ row: row.row, key })}
            />
          ) : null;
        })}
      </div>
      <OpenNote
        root={root}
        at={cursor.draft === undefined ? note.at : undefined}
        note={note}
        actions={actions}
      />
    </div>
  );
}

interface OpenNoteProps {
  root: RefObject<HTMLElement | null>;
  at: Place | undefined;
  note: ReturnType<typeof useCellNote>;
  actions: ReturnType<typeof useCellActions>;
}

function OpenNote({ root, at, note, actions }: OpenNoteProps) {
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
