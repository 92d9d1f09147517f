import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { tellStaff } from '../notices/notices.public.ts';

interface Said {
  readonly event: 'written' | 'amendment' | 'agreed';
  readonly said: string;
}

/** What a customer says of a waybill, as its clerk hears of it. */
export function tellDesk(
  tx: Tx,
  { id, mawbNo }: { readonly id: string; readonly mawbNo: string },
  { event, said }: Said,
): Promise<void> {
  const about = { orgId: tx.me.orgId, subject: 'mawb', subjectId: id, number: shownAwb(mawbNo) } as const;
  return tellStaff(tx, { event, ...about, who: tx.me.name, said, key: newId() });
}
