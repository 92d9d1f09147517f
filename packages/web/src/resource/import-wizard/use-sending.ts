import { useMemo, useRef, useState } from 'react';
import { Refusal } from '../../kernel/refusal.ts';
import type { CellChange, ChangedSheet } from './import-subject.ts';

/** Cells on their way to the server: by row, then by column, the text that will stand there. */
export type Waiting = ReadonlyMap<number, ReadonlyMap<string, string>>;

interface SendingTo {
  onChanged: (changed: ChangedSheet) => void;
  onRefused: () => void;
}

/** Sends changes one after the other, so that the last one wins; until they are answered they stand as waiting. */
export function useSending({ onChanged, onRefused }: SendingTo) {
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
