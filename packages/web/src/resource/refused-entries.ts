import { say } from '@loadline/contract/kernel/text';
import type { Refusal } from '../kernel/refusal.ts';
import type { Words } from '../kernel/words.ts';
import { findingsIn } from './form-values.ts';

/** What the server found wrong, by entry; `entries` says which entry a field of the contract is, its own name otherwise. */
export function refusedEntries(
  { data }: Refusal,
  { language }: Words,
  entries: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const found = findingsIn(data).map(
    ({ path, says }) => [entries[path] ?? path, say(says, language)] as const,
  );
  return Object.fromEntries(found);
}
