import { say } from '@loadline/contract/kernel/text';
import type { Told } from '../../kernel/told.ts';
import type { Words } from '../../kernel/words.ts';
import { findingsIn } from '../../resource/form-values.ts';

/**
 * What the server found wrong, by entry; `entries` says which entry a field of the contract is, its own name otherwise.
 * A wrong code stands under the code.
 */
export function refusedEntries(
  { refusal, problem }: Told,
  { language }: Words,
  entries: Readonly<Record<string, string>> = {},
): Record<string, string> {
  if (problem === 'wrongSmsCode') return { smsCode: refusal.says };
  const found = findingsIn(refusal.data).map(
    ({ path, says }) => [entries[path] ?? path, say(says, language)] as const,
  );
  return Object.fromEntries(found);
}
