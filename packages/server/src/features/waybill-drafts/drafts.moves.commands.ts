import type { Tx } from '../../kernel/database.ts';
import { agreeOnWaybill, askChange, draftChanged, moveWaybill } from '../waybills/waybills.public.ts';

/** A version was saved: nobody's word on another one counts any more. */
export function draftSaved(tx: Tx, mawbId: string, draft: number): Promise<void> {
  return draftChanged(tx, { mawbId, draft });
}

/** The waybill waits for its customers, who are told; its version goes out with it (`draft_follows`). */
export async function sendToCustomers(tx: Tx, mawbId: string): Promise<void> {
  await moveWaybill(tx, { mawbId, to: '43' });
}

/** One customer agrees; with the last of them the waybill goes on to its review. */
export async function customerAgrees(tx: Tx, mawbId: string, orgId: string): Promise<void> {
  await agreeOnWaybill(tx, { mawbId, orgId });
}

/** One customer wants something changed: back to the documents. */
export function customerAsks(tx: Tx, mawbId: string, change: string): Promise<void> {
  return askChange(tx, { mawbId, change });
}
