import { audit } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { takeFilesAway } from '../files/files.copies.public.ts';
import type { Receipt } from './receipts.queries.ts';

/** A receipt that unidentified cargo had become counts no more: the cargo waits again, and its order loses the photos of it. */
export async function partFromOrder(
  tx: Tx,
  { id, orderId, orderNumber, photos }: Receipt,
  reason: string,
): Promise<void> {
  const [cargo] = await tx.rows(sql.type({ id: text, orgId: text })`
    update unidentified_cargo u set state = 'WAITING', receipt_org = null, receipt_id = null, version = u.version + 1
    from warehouse_receipt w where w.id = ${id} and u.receipt_org = w.org_id and u.receipt_id = w.id
    returning u.id, w.org_id as "orgId"`);
  if (!cargo) return;
  await takeFilesAway(tx, { orgId: cargo.orgId, subject: 'order', id: orderId }, photos, reason);
  await audit(tx, {
    action: 'parted',
    subject: 'unidentified',
    subjectId: cargo.id,
    changes: { orderNumber, reason },
  });
}
