import { useSyncExternalStore } from 'react';
import { dutyAtFirst, type KeptDuty, keepDuty, keptDuty, onKeptDuty } from './kept-duty.ts';

/** What is typed of goods and of what else they cost, as this tab keeps it. */
export function useKeptDuty() {
  // The server draws the page without anybody's goods.
  const kept = useSyncExternalStore(onKeptDuty, keptDuty, () => undefined) ?? dutyAtFirst;
  return { kept, enter: (changes: Partial<KeptDuty>) => keepDuty({ ...kept, ...changes }) };
}
