import { useMemo, useRef, useState } from 'react';
import { Refusal } from '../../kernel/refusal.ts';
import { type CellEdit, type Edit, emptyLog, redoing, type Step, undoing, withEdit } from './edit-log.ts';
import type { CellChange, ChangedSheet, ImportSubject, Replacement, SheetRow } from './import-subject.ts';

interface EditsOf {
  subject: ImportSubject;
  id: string;
  rows: readonly SheetRow[];
  onChanged: (changed: ChangedSheet) => void;
  onRefused: () => void;
}

/** Cells on their way to the server: by row, then by column, the text that will stand there. */
export type Waiting = ReadonlyMap<number, ReadonlyMap<string, string>>;

export interface SheetEdits {
  readonly waiting: Waiting;
  readonly isSaving: boolean;
  /** What a cell holds, as the user sees it. */
  readonly textAt: (row: number, key: string) => string;
  readonly change: (cells: readonly CellChange[]) => void;
  readonly replaceAll: (key: string, replacement: Pick<Replacement, 'from' | 'to'>) => void;
  /** Gives the first cell that it changed, so that the user sees what happened. */
  readonly undo: () => CellChange | undefined;
  readonly redo: () => CellChange | undefined;
}

/** How many cells one call takes. */
const most = 1_000;

/** Changes of cells: seen at once, sent one after the other, checked again by the server, and the way back. */
export function useSheetEdits({ subject, id, rows, onChanged, onRefused }: EditsOf): SheetEdits {
  const { calls, columns } = subject;
  const [log, setLog] = useState(emptyLog);
  const [sent, setSent] = useState<readonly (readonly CellChange[])[]>([]);
  const queue = useRef(Promise.resolve());
  const waiting = useMemo(() => waitingIn(sent), [sent]);
  const positions = useMemo(() => new Map(columns.map(({ key }, at) => [key, at])), [columns]);
  const byNumber = useMemo(() => new Map(rows.map((row) => [row.row, row])), [rows]);
  const textAt = (row: number, key: string) =>
    waiting.get(row)?.get(key) ?? byNumber.get(row)?.cells[positions.get(key) ?? -1] ?? '';
  const send = async (cells: readonly CellChange[], ask: () => Promise<ChangedSheet>) => {
    setSent((others) => [...others, cells]);
    const before = queue.current;
    const turn = Promise.withResolvers<void>();
    queue.current = turn.promise;
    await before;
    try {
      onChanged(await ask());
    } catch (error) {
      onRefused();
      // A refusal has told its reason already.
      if (!(error instanceof Refusal)) throw error;
    } finally {
      setSent((others) => others.filter((one) => one !== cells));
      turn.resolve();
    }
  };
  const write = (cells: readonly CellChange[]) => {
    for (let at = 0; at < cells.length; at += most) {
      const part = cells.slice(at, at + most);
      void send(part, () => calls.change(id, part));
    }
  };
  const editOf = (cells: readonly CellChange[]): Edit =>
    cells
      .map((cell): CellEdit => ({ ...cell, was: textAt(cell.row, cell.key) }))
      .filter(({ value, was }) => value !== was);
  const step = (to: Step | undefined) => {
    if (!to) return undefined;
    setLog(to.log);
    write(to.cells);
    return to.cells[0];
  };
  return {
    waiting,
    isSaving: sent.length > 0,
    textAt,
    change: (cells) => {
      const edit = editOf(cells);
      if (edit.length === 0) return;
      setLog(withEdit(log, edit));
      write(edit.map(({ row, key, value }) => ({ row, key, value })));
    },
    replaceAll: (key, { from, to }) => {
      const alike = rows.filter(({ row }) => textAt(row, key).trim() === from);
      const cells = alike.map(({ row }) => ({ row, key, value: to }));
      setLog(withEdit(log, editOf(cells)));
      void send(cells, () => calls.replace(id, { key, from, to }));
    },
    undo: () => step(undoing(log)),
    redo: () => step(redoing(log)),
  };
}

function waitingIn(sent: readonly (readonly CellChange[])[]): Waiting {
  const found = new Map<number, Map<string, string>>();
  for (const { row, key, value } of sent.flat()) {
    const cells = found.get(row) ?? new Map<string, string>();
    found.set(row, cells.set(key, value));
  }
  return found;
}
