import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { isBlock } from './clipboard.ts';
import type { GridCursor } from './grid-cursor.ts';
import { commandOf } from './grid-keys.ts';
import { type Move, movedFrom, type Spot } from './grid-move.ts';
import { type Place, placeIn } from './grid-place.ts';
import type { GridColumn, GridRow } from './grid-row.ts';
import type { GridRows } from './use-grid-rows.ts';

interface KeysOf {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  cursor: GridCursor;
  edits: GridRows;
  /** Rows in sight. */
  page: number;
  spotOf: (place: Place) => Spot | undefined;
  onFault: (towards: 'next' | 'previous') => void;
  onPaste: (at: Place, text: string) => void;
}

/**
 * Keys and clipboard of a grid whose cells are inputs. Who comes to a cell by keys moves on by all of them, and typing
 * replaces what stands there; who presses into it, types or presses F2 has the keys that move within the text.
 */
export function useGridKeys({ rows, columns, cursor, edits, page, spotOf, onFault, onPaste }: KeysOf) {
  const isWriting = useRef(false);
  const isPressed = useRef(false);
  const before = useRef('');
  const go = (from: Place, move: Move) => {
    const spot = spotOf(from);
    if (!spot) return;
    const to = movedFrom(spot, move, { rows: rows.length, columns: columns.length, page });
    const [row, column] = [rows[to.row], columns[to.column]];
    if (row && column) cursor.goTo({ row: row.id, key: column.key });
  };
  const enter = (place: Place, isBack: boolean) => {
    if (isBack) return go(place, 'up');
    if (rows.at(-1)?.id === place.row) cursor.goTo({ row: edits.add(), key: place.key });
    else go(place, 'down');
  };
  const focus = ({ target }: FocusEvent) => {
    const place = placeIn(target);
    if (!place) return;
    cursor.stand(place);
    isWriting.current = isPressed.current;
    before.current = target instanceof HTMLInputElement ? target.value : '';
    if (target instanceof HTMLInputElement && !isWriting.current) target.select();
  };
  /** What a key does that means the same however one came to the cell; undefined for all others. */
  const actionOf = (event: KeyboardEvent, place: Place): (() => void) | undefined => {
    const { key, target, shiftKey } = event;
    const isButton = target instanceof HTMLButtonElement;
    const isHeld = event.ctrlKey || event.metaKey || event.altKey;
    if (key === 'F8') return () => onFault(shiftKey ? 'previous' : 'next');
    if (isHeld || isButton) return undefined;
    if (key === 'Enter') return () => enter(place, shiftKey);
    if (!(target instanceof HTMLInputElement)) return undefined;
    if (key === 'F2')
      return () => {
        isWriting.current = true;
        target.setSelectionRange(target.value.length, target.value.length);
      };
    if (key === 'Escape' && target.value !== before.current)
      return () => {
        edits.actions.type(place.row, place.key, before.current === '' ? null : before.current);
        isWriting.current = false;
      };
    return undefined;
  };
  const commandAt = (event: KeyboardEvent, place: Place): (() => void) | undefined => {
    const { target } = event;
    const command = commandOf(event);
    const isList = target instanceof HTMLSelectElement;
    if (command?.does === 'move') {
      const isVertical = command.move === 'up' || command.move === 'down';
      // The arrows choose in a list, and move within a text that is written.
      if (isVertical ? isList : isWriting.current) return undefined;
      return () => go(place, command.move);
    }
    if (command?.does === 'clear' && isList) return () => edits.actions.type(place.row, place.key, null);
    if (isWriting.current) return undefined;
    if (command?.does === 'undo') return edits.undo;
    if (command?.does === 'redo') return edits.redo;
    if (command?.does === 'type') isWriting.current = true;
    return undefined;
  };
  return {
    onPointerDownCapture: () => {
      isPressed.current = true;
      isWriting.current = true;
      setTimeout(() => {
        isPressed.current = false;
      });
    },
    onFocus: focus,
    onKeyDown: (event: KeyboardEvent) => {
      const place = placeIn(event.target);
      if (!place || event.nativeEvent.isComposing || event.defaultPrevented) return;
      const act = actionOf(event, place) ?? commandAt(event, place);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    onPaste: (event: ClipboardEvent) => {
      const place = placeIn(event.target);
      const text = event.clipboardData.getData('text');
      if (!place || !isBlock(text)) return;
      event.preventDefault();
      onPaste(place, text);
    },
  };
}
