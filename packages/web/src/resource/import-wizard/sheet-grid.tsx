import { type ClipboardEvent, type KeyboardEvent, memo, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../kernel/words.ts';
import { cellsIn } from '../grid/clipboard.ts';
import { useGridJump } from '../grid/grid-cursor.ts';
import { commandOf } from '../grid/grid-keys.ts';
import { type Move, movedFrom, type Spot } from '../grid/grid-move.ts';
import { cellElement, cellName } from '../grid/grid-place.ts';
import { type ColumnSlot, pinnedWidth, sizes, useColumnWindow, useRowWindow } from '../grid/grid-window.ts';
import { CellNote } from './cell-note.tsx';
import { ColumnGroups } from './column-groups.tsx';
import type { ImportFacts, ImportSubject } from './import-subject.ts';
import { type Place, sheetPlaceIn } from './next-problem.ts';
import { SheetLines } from './sheet-lines.tsx';
import { pasted } from './sheet-paste.ts';
import { type CellActions, useCellActions } from './use-cell-actions.ts';
import { type OpenCellNote, useCellNote } from './use-cell-note.ts';
import type { Preview } from './use-preview.ts';
import { useSheetSpots } from './use-sheet-spots.ts';
import type { ShownColumn } from './use-shown-columns.ts';
import './sheet.css';

/** The headings of the columns in sight; the first one is that of the row numbers. */
const SheetHead = memo(function SheetHead({ columns, width }: SheetHeadProps) {
  const { t } = useWords();
  const [pinned, ...others] = columns;
  return (
    <div role="row" aria-rowindex={1} className="sheet-head" style={{ width }}>
      <div className="sheet-pinned" style={{ width: pinnedWidth(pinned) }}>
        <div
          role="columnheader"
          aria-colindex={1}
          className="sheet-head__corner"
          style={{ width: sizes.rowNumber }}
        >
          {t('import.sheet.row')}
        </div>
        {pinned ? <Heading slot={pinned} /> : null}
      </div>
      {others.map((slot) => (
        <Heading key={slot.column.key} slot={slot} />
      ))}
    </div>
  );
});

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
    <>
      <ColumnGroups preview={preview} across={across} />
      {/* The focus is on the cells, one at a time. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
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
    </>
  );
}

interface OpenNoteProps {
  root: RefObject<HTMLElement | null>;
  at: Place | undefined;
  note: OpenCellNote;
  actions: CellActions;
}

/** The note of a cell that is looked at, not edited; none while its cell is not drawn. */
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

interface SheetHeadProps {
  columns: readonly ColumnSlot<ShownColumn>[];
  width: number;
}

function Heading({ slot }: { slot: ColumnSlot<ShownColumn> }) {
  const { t } = useWords();
  const { label, unit, isNeeded, align, width } = slot.column;
  return (
    <div
      role="columnheader"
      aria-colindex={slot.index + 2}
      className={`sheet-head__column sheet-head__column--${align}`}
      style={{ left: slot.left, width }}
    >
      {label}
      {unit ? <span className="sheet-head__unit">{unit}</span> : null}
      {isNeeded ? (
        <span className="sheet-head__needed">
          <span aria-hidden="true">*</span>
          <span className="visually-hidden">{t('import.sheet.needed')}</span>
        </span>
      ) : null}
    </div>
  );
}

interface KeysOf {
  preview: Preview;
  /** Rows in sight. */
  page: number;
  spotOf: (place: Place | undefined) => Spot | undefined;
  onNote: () => void;
}

/** What keys and the clipboard do on a cell that is not being edited. */
function useSheetKeys({ preview, page, spotOf, onNote }: KeysOf) {
  const { shown, columns, cursor, edits, canEdit } = preview;
  const go = (from: Place, move: Move) => {
    const spot = spotOf(from);
    if (!spot) return;
    const to = movedFrom(spot, move, { rows: shown.length, columns: columns.length, page });
    const [row, column] = [shown[to.row], columns[to.column]];
    if (row && column) cursor.goTo({ row: row.row, key: column.key });
  };
  const open = (target: EventTarget | null) => {
    const place = sheetPlaceIn(target);
    if (place && canEdit && !(target instanceof HTMLInputElement))
      cursor.edit(edits.textAt(place.row, place.key));
  };
  const press = (event: KeyboardEvent) => {
    const place = sheetPlaceIn(event.target);
    if (!place || event.target instanceof HTMLInputElement) return;
    const command = commandOf(event);
    if (command?.does === 'move') {
      event.preventDefault();
      go(place, command.move);
    }
    if (command?.does === 'note') onNote();
    if (!canEdit) return;
    // The letter itself goes into the editor, which must be there before the browser types it.
    if (command?.does === 'type') flushSync(() => cursor.edit(''));
    if (command?.does === 'edit') {
      event.preventDefault();
      open(event.target);
    }
    if (command?.does === 'clear') edits.change([{ ...place, value: '' }]);
  };
  const copy = (event: ClipboardEvent) => {
    const place = sheetPlaceIn(event.target);
    if (!place || event.target instanceof HTMLInputElement || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', edits.textAt(place.row, place.key));
  };
  const paste = (event: ClipboardEvent) => {
    const spot = spotOf(sheetPlaceIn(event.target));
    if (!spot || !canEdit || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const block = cellsIn(event.clipboardData.getData('text/plain'));
    edits.change(pasted(block, spot, { rows: shown, columns }));
  };
  return { go, press, open, copy, paste };
}
