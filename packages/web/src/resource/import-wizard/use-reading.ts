import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../kernel/refusal.ts';
import type { ImportFacts, ImportSubject, SaidOfFile } from './import-subject.ts';

/** Under which the rows of an import are cached. */
export function rowsKey(name: string, id: string): readonly string[] {
  return ['import rows', name, id];
}

export interface Reading {
  readonly isBusy: boolean;
  /** Has the file read again, as it is said to be; a refusal has told its reason already. */
  readonly read: (said: SaidOfFile) => Promise<void>;
}

/** The file read once more: another sheet, other columns, units, currencies and rates. */
export function useReading({ name, calls }: ImportSubject, { id }: ImportFacts): Reading {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { queryKey } = calls.facts(id);
  const read = async (said: SaidOfFile) => {
    setBusy(true);
    try {
      const now = await calls.read(id, said);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, now);
      await client.resetQueries({ queryKey: rowsKey(name, id) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, read };
}
