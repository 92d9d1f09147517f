import type { Tx } from '../../kernel/database.ts';
import { tellStaff } from '../notices/notices.public.ts';
import type { FoundTrust } from './trusts.found.ts';

/** What a customer does with a trust order, as its clerk hears of it. */
export function tellDesk(
  tx: Tx,
  { orgId, trust }: FoundTrust,
  event: 'submitted' | 'corrected' | 'amendment' | 'cancelling' | 'withdrawn',
  said: string,
): Promise<void> {
  const about = { orgId, subject: 'trust', subjectId: trust.id, number: trust.trustNo } as const;
  return tellStaff(tx, { event, ...about, who: tx.me.name, said, key: String(trust.version) });
}
