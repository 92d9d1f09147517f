import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { keepTariff, noSuchOrder } from '@loadline/contract/tariffs/tariff-kept.api';
import { audit } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { sourceFor } from './reading.queries.ts';
import { calculationOf } from './tariff.queries.ts';

/** Calculates and keeps the answer beside what was asked. */
export async function keepCalculation(
  db: Database,
  viewer: Viewer,
  { title, orderNumber, ...asked }: BodyOf<typeof keepTariff>,
): Promise<AnswerOf<typeof keepTariff>> {
  const answer = await calculationOf(sourceFor(db, viewer), asked);
  return db.inTransaction(viewer, async (tx) => {
    const id = newId();
    const orderId = orderNumber === null ? null : await orderFor(tx, orderNumber);
    const { orgId, userId, name } = tx.me;
    await tx.rows(sql`
      insert into tariff_kept (org_id, id, title, order_id, asked, answer, created_by, made_who, made_at)
      values (${orgId}, ${id}, ${title}, ${orderId}, ${JSON.stringify(asked)}::jsonb, ${JSON.stringify(answer)}::jsonb, ${userId}, ${name}, ${tx.now})`);
    await audit(tx, {
      action: 'saved',
      subject: 'tariffKept',
      subjectId: id,
      changes: { title, ...(orderNumber !== null && { orderNumber }) },
    });
    return { id, title, orderNumber, madeAt: tx.now.toISOString(), madeWho: name };
  });
}

/** One of the viewer's orders; one that they may not see is none. */
async function orderFor(tx: Tx, no: string): Promise<string> {
  const [order] = await tx.rows(
    sql.type({ id: text })`
      select o.id from ${orderView} o where o.org_id = (select app_org()) and o.order_number = ${no} and (select app_may('order:view'))`,
  );
  if (!order)
    throw wrongFields([{ path: 'orderNumber', label: keepTariff.body.orderNumber.label, says: noSuchOrder }]);
  return order.id;
}
