import { useRef } from 'react';
import { useGridJump } from '../grid/grid-cursor.ts';
import { sizes, useColumnWindow, useRowWindow } from '../grid/grid-window.ts';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import { OpenNote } from './open-note.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SheetLines } from './sheet-lines.tsx';
import { useCellActions } from './use-cell-actions.ts';
import { useCellNote } from './use-cell-note.ts';
import type { Preview } from './use-preview.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { useSheetSpots } from './use-sheet-spots.ts';
import './sheet.css';

interface SheetGridProps {
  subject: ImportSubject;
  facts: ImportFacts;
  preview: Preview;
}

/** The file as a sheet: only what is in sight is drawn, one cell is the current one, and each can be edited in place. */
export function SheetGrid({ subject, facts, preview }: SheetGridProps) {
  const root = useRef<HTMLDivElement>(null);
  const { shown, columns, cursor, canEdit } = preview;
  const { spotOf, rowOf } = useSheetSpots(shown, columns);
  // Without a current cell the first one takes the focus that comes by Tab.
  const current = spotOf(cursor.at) ?? { row: 0, column: 0 };
  const down = useRowWindow(root, { count: shown.length, current: current.row, rowHeight: sizes.row });
  const across = useColumnWindow(root, columns, current.column);
  useGridJump(root, cursor.jump, {
    spotOf,
    reveal: ({ row, column }, align) => {
      down.reveal(row, align);
      across.reveal(column, align);
    },
    focus: (cell) => cell.focus({ preventScroll: true }),
  });
  const note = useCellNote({ root, rowOf, onStand: cursor.stand });
  const keys = useSheetKeys({ preview, page: down.page, spotOf, onNote: () => note.inside.current?.enter() });
  const actions = useCellActions({ subject, facts, preview, rowOf, go: keys.go });
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
      <div className="import-sheet__canvas" style={{ width: across.width, height: down.height }}>
        <SheetHead columns={across.columns} width={across.width} />
        <SheetLines
          subject={subject}
          preview={preview}
          down={down}
          across={across}
          current={current}
          actions={actions}
        />
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
