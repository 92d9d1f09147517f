import type { Move } from './grid-move.ts';

export type GridCommand =
  | { readonly does: 'move'; readonly move: Move }
  /** `edit` keeps what the cell holds, `type` begins anew with the very key that was pressed. */
  | { readonly does: 'edit' | 'type' | 'clear' | 'undo' | 'redo' | 'note' };

export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'page-up',
  PageDown: 'page-down',
  Home: 'row-start',
  End: 'row-end',
};
const farMoves: Readonly<Record<string, Move>> = {
  Home: 'first',
  End: 'last',
};

/** What a key does on a cell that is not being edited, as in any spreadsheet; undefined when it is none of ours. */
export function commandOf(press: Press): GridCommand | undefined {
  const { key } = press;
  if (press.ctrlKey || press.metaKey) return withControl(press);
  if (press.altKey) return key === 'ArrowDown' ? { does: 'note' } : undefined;
  const move = moves[key];
  if (move) return { does: 'move', move };
  if (key === 'Enter' || key === 'F2') return { does: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { does: 'clear' };
  return isText(key) ? { does: 'type' } : undefined;
}

function withControl({ key, altKey, shiftKey }: Press): GridCommand | undefined {
  const move = farMoves[key];
  if (move) return { does: 'move', move };
  // Alt with Ctrl is AltGr: it writes letters such as the at sign.
  if (altKey) return isText(key) ? { does: 'type' } : undefined;
  if (key.toLowerCase() === 'y') return { does: 'redo' };
  if (key.toLowerCase() === 'z') return { does: shiftKey ? 'redo' : 'undo' };
  return undefined;
}

/** One sign, or the first key of an input method. The question mark lists the keys of the page. */
function isText(key: string): boolean {
  return key === 'Process' || ([...key].length === 1 && key !== '?');
}
