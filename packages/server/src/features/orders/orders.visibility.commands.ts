import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { setOrderPublic } from '@loadline/contract/orders/order-public.api';
import { audit } from '../../kernel/audit.ts';
import { flag, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** Opens or closes a shipment to public tracking. What stands already is left alone and not told. */
export function showOrder(
  db: Database,
  viewer: Viewer,
  { no, isPublic }: BodyOf<typeof setOrderPublic>,
): Promise<boolean> {
  return db.inTransaction(viewer, async (tx) => {
    const { id, was } = await tx.one(
      sql.type({ id: text, was: flag })`
        select o.id, o.is_public as was from orders o where ${ofViewer('o')} and o.order_number = ${no} for update`,
    );
    if (was === isPublic) return isPublic;
    await tx.rows(
      sql`update orders o set is_public = ${isPublic}, version = o.version + 1 where ${ofViewer('o')} and o.id = ${id}`,
    );
    const changes = { isPublic: { from: was, to: isPublic } };
    await audit(tx, { action: 'edited', subject: 'order', subjectId: id, changes });
    return isPublic;
  });
}
