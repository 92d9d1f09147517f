import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Refusal } from '../../kernel/refusal.ts';
import { type CellEdit, emptyLog, redoing, type Step, undoing, withEdit } from './edit-log.ts';
import type { CellChange, ChangedSheet, ImportSubject, Replacement, SheetRow } from './import-subject.ts';
import { safeIn } from './safe-cells.ts';

interface EditsOf {
  subject: ImportSubject;
  id: string;
  /** The rows are here and may be changed. */
  canEdit: boolean;
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
  /** Takes all that is only another spelling, and what is found to be one once those are known. */
  readonly takeSafe: () => void;
  readonly replaceAll: (key: string, replacement: Pick<Replacement, 'from' | 'to'>) => void;
  /** Leaves rows out, or takes them in again. */
  readonly leaveOut: (rows: readonly number[], leftOut: boolean) => void;
  /** Checks all rows again: something beside the file has changed. */
  readonly recheck: () => void;
  /** Gives the first cell that it changed, so that the user sees what happened. */
  readonly undo: () => CellChange | undefined;
  readonly redo: () => CellChange | undefined;
}

/** How many cells or rows one call takes. */
const most = 1_000;

/** Changes of cells: seen at once, checked again by the server, and the way back. */
export function useSheetEdits({ subject, id, rows, canEdit, ...answers }: EditsOf): SheetEdits {
  const { calls } = subject;
  const [log, setLog] = useState(emptyLog);
  const { waiting, isSaving, send } = useSending(answers);
  const { textAt, textIn } = useTexts(subject, rows, waiting);
  const recheck = () => void send([], () => calls.recheck(id));
  const recheckWhenOpened = useEffectEvent(recheck);
  // What was found when it was read may have changed since it was left: numbers were taken, products opened.
  useEffect(() => {
    if (canEdit) recheckWhenOpened();
  }, [canEdit]);
  const editsOf = (cells: readonly CellChange[]) =>
    cells
      .map((cell): CellEdit => ({ ...cell, was: textAt(cell.row, cell.key) }))
      .filter(({ value, was }) => value !== was);
  const write = (cells: readonly CellChange[]) =>
    partsOf(cells).map((part) => send(part, () => calls.change(id, part)));
  const takeSafe = async () => {
    const taken = new Set<string>();
    for (let from = rows; ; ) {
      const cells = safeIn(from).filter(({ row, key, value }) => !taken.has(`${row} ${key} ${value}`));
      if (cells.length === 0) return;
      for (const { row, key, value } of cells) taken.add(`${row} ${key} ${value}`);
      const edit = cells.map((cell) => ({ ...cell, was: textIn(from, cell) }));
      setLog((before) => withEdit(before, edit));
      from = (await Promise.all(write(cells))).flatMap((changed) => changed?.rows ?? []);
    }
  };
  const step = (to: Step | undefined) => {
    if (!to) return undefined;
    setLog(to.log);
    void write(to.cells);
    return to.cells[0];
  };
  return {
    waiting,
    isSaving,
    recheck,
    textAt,
    change: (cells) => {
      const edit = editsOf(cells);
      if (edit.length === 0) return;
      setLog(withEdit(log, edit));
      void write(edit.map(({ row, key, value }) => ({ row, key, value })));
    },
    takeSafe: () => void takeSafe(),
    replaceAll: (key, { from, to }) => {
      const alike = rows.filter(({ row }) => textAt(row, key).trim() === from);
      const cells = alike.map(({ row }) => ({ row, key, value: to }));
      setLog(withEdit(log, editsOf(cells)));
      void send(cells, () => calls.replace(id, { key, from, to }));
    },
    leaveOut: (meant, leftOut) => {
      for (const part of partsOf(meant)) void send([], () => calls.leaveOut(id, part, leftOut));
    },
    undo: () => step(undoing(log)),
    redo: () => step(redoing(log)),
  };
}

function partsOf<T>(all: readonly T[]): (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  );
}

/** The text of a cell: the one that is on its way, else the row's. */
function useTexts({ columns }: ImportSubject, rows: readonly SheetRow[], waiting: Waiting) {
  const positions = useMemo(() => new Map(columns.map(({ key }, at) => [key, at])), [columns]);
  const byNumber = useMemo(() => new Map(rows.map((row) => [row.row, row])), [rows]);
  const cellOf = (line: SheetRow | undefined, key: string) => line?.cells[positions.get(key) ?? -1] ?? '';
  return {
    textAt: (row: number, key: string): string =>
      waiting.get(row)?.get(key) ?? cellOf(byNumber.get(row), key),
    textIn: (lines: readonly SheetRow[], { row, key }: Pick<CellChange, 'row' | 'key'>): string =>
      cellOf(
        lines.find((line) => line.row === row),
        key,
      ),
  };
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
  const send = async (
    cells: readonly CellChange[],
    ask: () => Promise<ChangedSheet>,
  ): Promise<ChangedSheet | undefined> => {
    setSent((others) => [...others, cells]);
    const before = last.current;
    const turn = Promise.withResolvers<void>();
    last.current = turn.promise;
    await before;
    try {
      const changed = await ask();
      onChanged(changed);
      return changed;
    } catch (error) {
      onRefused();
      // A refusal has told its reason already.
      if (!(error instanceof Refusal)) throw error;
      return undefined;
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
