import { isYetToCome, notYet } from '@loadline/contract/checks/event-time';
import type { Text } from '@loadline/contract/kernel/text';
import type { Tx } from './database.ts';
import { wrongFields } from './problem.ts';

/** When something happened that is recorded under `at`: now unless told; nothing has happened tomorrow. */
export function toldAt({ now }: Tx, told: string | null, label: Text): string {
  const at = told ?? now.toISOString();
  if (isYetToCome(at, now.getTime())) throw wrongFields([{ path: 'at', label, says: notYet }]);
  return at;
}
