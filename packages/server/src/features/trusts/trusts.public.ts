import { allCancelled } from '@loadline/contract/trusts/trust.lifecycle';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { tell } from '../notices/notices.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

/** Once an order is cancelled: tells the people of its trust order when that has ended with it. Told once. */
export async function tellEndedTrust(
  tx: Tx,
  order: { readonly orgId: string; readonly id: string },
): Promise<void> {
  const [ended] = await tx.rows(sql.type({ id: text, number: text })`
    select t.id::text as id, t.trust_no as number from trust t join ${orderView} o on o.org_id = t.org_id and o.trust_id = t.id
    where o.org_id = ${order.orgId} and o.id = ${order.id} and t.state = 'CANCELLED'`);
  if (!ended) return;
  const { id, number } = ended;
  const words = { decision: 'cancelled', reasonZh: allCancelled.zh, reasonEn: allCancelled.en };
  const about = { orgId: order.orgId, subject: 'trust', subjectId: id, number } as const;
  await tell(tx, { event: 'trustDecided', ...about, words, key: `trust ${id} ended` });
}
