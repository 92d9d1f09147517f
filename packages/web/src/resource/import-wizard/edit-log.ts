import type { CellChange } from './import-subject.ts';

/** One cell before and after. */
export interface CellEdit extends CellChange {
  readonly was: string;
}

/** What one key or one button changed. */
export type Edit = readonly CellEdit[];

/** The way back and the way forth again. */
export interface EditLog {
  readonly done: readonly Edit[];
  readonly undone: readonly Edit[];
}

export const emptyLog: EditLog = { done: [], undone: [] };

/** A new edit leaves nothing to do again. */
export function withEdit({ done }: EditLog, edit: Edit): EditLog {
  return { done: [...done, edit], undone: [] };
}

export interface Step {
  readonly log: EditLog;
  readonly cells: readonly CellChange[];
}

/** The log one step earlier, and the cells that lead there; undefined at the beginning. */
export function undoing({ done, undone }: EditLog): Step | undefined {
  const edit = done.at(-1);
  if (!edit) return undefined;
  const cells = edit.map(({ row, key, was }) => ({ row, key, value: was }));
  return { log: { done: done.slice(0, -1), undone: [...undone, edit] }, cells };
}

export function redoing({ done, undone }: EditLog): Step | undefined {
  const edit = undone.at(-1);
  if (!edit) return undefined;
  const cells = edit.map(({ row, key, value }) => ({ row, key, value }));
  return { log: { done: [...done, edit], undone: undone.slice(0, -1) }, cells };
}
