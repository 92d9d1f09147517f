import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { tellStaff } from '../notices/notices.public.ts';

interface About {
  readonly orgId: string;
  readonly id: string;
  readonly orderNumber: string;
}

/** What a customer does with an order, as its clerk hears of it. */
export function tellDesk(
  tx: Tx,
  { orgId, id, orderNumber }: About,
  event: 'submitted' | 'imported' | 'amendment' | 'cancelling' | 'cancelled' | 'withdrawn',
  said: string,
  key = '',
): Promise<void> {
  const about = { orgId, subject: 'order', subjectId: id, number: orderNumber } as const;
  return tellStaff(tx, { event, ...about, who: tx.me.name, said, key });
}

/** All orders of an import at once, by the first of them. */
export async function tellOfImport(tx: Tx, importId: string, orders: number): Promise<void> {
  const { orgId } = tx.me;
  const first = await tx.one(sql.type({ id: text, orderNumber: text })`
    select o.id, o.order_number as "orderNumber" from orders o where o.org_id = ${orgId} and o.import_id = ${importId} order by o.order_number limit 1`);
  await tellDesk(tx, { orgId, ...first }, 'imported', String(orders));
}
