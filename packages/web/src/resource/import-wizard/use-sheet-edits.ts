import { useMemo, useRef, useState } from 'react';
import { Refusal } from '../../kernel/refusal.ts';
import { type CellEdit, emptyLog, redoing, type Step, undoing, withEdit } from './edit-log.ts';
import type { CellChange, ChangedSheet, ImportSubject, Replacement, SheetRow } from './import-subject.ts';

interface EditsOf {
  subject: ImportSubject;
  id: string;
  rows: readonly SheetRow[];
  onChanged: (changed: ChangedSheet) => void;
  onRefused: () => void;
}

export interface SheetEdits {
  readonly waiting: Waiting;
  readonly isSaving: boolean;
  /** What a cell holds, as the user sees it. */
  readonly textAt: (row: number, key: string) => string;
  readonly change: (cells: readonly CellChange[]) => void;
  readonly replaceAll: (key: string, replacement: Pick<Replacement, 'from' | 'to'>) => void;
  /** Leaves a row out, or takes it in again. */
  readonly leaveOut: (row: number, leftOut: boolean) => void;
  /** Gives the first cell that it changed, so that the user sees what happened. */
  readonly undo: () => CellChange | undefined;
  readonly redo: () => CellChange | undefined;
}

/** How many cells one call takes. */
const most = 1_000;

/** Changes of cells: seen at once, checked again by the server, and the way back. */
export function useSheetEdits({ subject, id, rows, ...answers }: EditsOf): SheetEdits {
  const { calls } = subject;
  const [log, setLog] = useState(emptyLog);
  const { waiting, isSaving, send } = useSending(answers);
  const textAt = useTexts(subject, rows, waiting);
  const editsOf = (cells: readonly CellChange[]) =>
    cells
      .map((cell): CellEdit => ({ ...cell, was: textAt(cell.row, cell.key) }))
      .filter(({ value, was }) => value !== was);
  const write = (cells: readonly CellChange[]) => {
    for (let at = 0; at < cells.length; at += most) {
      const part = cells.slice(at, at + most);
      void send(part, () => calls.change(id, part));
    }
  };
  const step = (to: Step | undefined) => {
    if (!to) return undefined;
    setLog(to.log);
    write(to.cells);
    return to.cells[0];
  };
  return {
    waiting,
    isSaving,
    textAt,
    change: (cells) => {
      const edit = editsOf(cells);
      if (edit.length === 0) return;
      setLog(withEdit(log, edit));
      write(edit.map(({ row, key, value }) => ({ row, key, value })));
    },
    replaceAll: (key, { from, to }) => {
      const alike = rows.filter(({ row }) => textAt(row, key).trim() === from);
      const cells = alike.map(({ row }) => ({ row, key, value: to }));
      setLog(withEdit(log, editsOf(cells)));
      void send(cells, () => calls.replace(id, { key, from, to }));
    },
    leaveOut: (row, leftOut) => void send([], () => calls.leaveOut(id, [row], leftOut)),
    undo: () => step(undoing(log)),
    redo: () => step(redoing(log)),
  };
}

/** The text of a cell: the one that is on its way, else the row's. */
function useTexts({ columns }: ImportSubject, rows: readonly SheetRow[], waiting: Waiting) {
  const positions = useMemo(() => new Map(columns.map(({ key }, at) => [key, at])), [columns]);
  const byNumber = useMemo(() => new Map(rows.map((row) => [row.row, row])), [rows]);
  return (row: number, key: string): string =>
    waiting.get(row)?.get(key) ?? byNumber.get(row)?.cells[positions.get(key) ?? -1] ?? '';
}

/** Cells on their way to the server: by row, then by column, the text that will stand there. */
type Waiting = ReadonlyMap<number, ReadonlyMap<string, string>>;

interface SendingTo {
  onChanged: (changed: ChangedSheet) => void;
  onRefused: () => void;
}

/** Sends changes one after the other, so that the last one wins; until they are answered they stand as waiting. */
function useSending({ onChanged, onRefused }: SendingTo) {
  const [sent, setSent] = useState<readonly (readonly CellChange[])[]>([]);
  const last = useRef(Promise.resolve());
  const waiting = useMemo(() => waitingIn(sent), [sent]);
  const send = async (cells: readonly CellChange[], ask: () => Promise<ChangedSheet>) => {
    setSent((others) => [...others, cells]);
    const before = last.current;
    const turn = Promise.withResolvers<void>();
    last.current = turn.promise;
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
  return { waiting, isSaving: sent.length > 0, send };
}

function waitingIn(sent: readonly (readonly CellChange[])[]): Waiting {
  const found = new Map<number, Map<string, string>>();
  for (const { row, key, value } of sent.flat()) {
    const cells = found.get(row) ?? new Map<string, string>();
    found.set(row, cells.set(key, value));
  }
  return found;
}
