import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cellsIn } from '../grid/clipboard.ts';
import { commandOf } from '../grid/grid-keys.ts';
import { type Move, movedFrom, type Spot } from '../grid/grid-move.ts';
import { type Place, sheetPlaceIn } from './next-problem.ts';
import { pasted } from './sheet-paste.ts';
import type { Preview } from './use-preview.ts';

interface KeysOf {
  preview: Preview;
  /** Rows in sight. */
  page: number;
  spotOf: (place: Place | undefined) => Spot | undefined;
  onNote: () => void;
}

/** What keys and the clipboard do on a cell that is not being edited. */
export function useSheetKeys({ preview, page, spotOf, onNote }: KeysOf) {
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
