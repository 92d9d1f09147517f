import { audit } from '../../kernel/audit.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';

/** Another tariff number of the destination for one line of an order's goods. */
export interface CodeOfLine {
  readonly goodsNo: number;
  readonly from: string;
  readonly to: string;
}

/**
 * Writes tariff numbers on lines of an order that stand on customs papers which are not filed: the lock of the order's goods is
 * not theirs (ruling 57). Who may write on the papers decides before; the order tells of it in its history.
 */
export async function writeHtsOfLines(
  tx: Tx,
  { orgId, orderId }: { readonly orgId: string; readonly orderId: string },
  lines: readonly CodeOfLine[],
  reason: string,
): Promise<void> {
  const wanted = JSON.stringify(lines.map(({ goodsNo, from, to }) => ({ no: goodsNo, was: from, code: to })));
  await tx.rows(sql`select from orders o where o.org_id = ${orgId} and o.id = ${orderId} for update`);
  await tx.rows(sql`
    update goods_line g set hs_dest = n.code from jsonb_to_recordset(${wanted}::jsonb) as n (no integer, was text, code text)
    where g.org_id = ${orgId} and g.order_id = ${orderId} and g.line_no = n.no and g.hs_dest = n.was`);
  await tx.rows(
    sql`update orders o set version = o.version + 1 where o.org_id = ${orgId} and o.id = ${orderId}`,
  );
  const changes = lines.map(({ goodsNo, from, to }) => [`goods.${goodsNo}.hsDest`, { from, to }] as const);
  await audit(tx, {
    action: 'edited',
    orgId,
    subject: 'order',
    subjectId: orderId,
    changes: { ...Object.fromEntries(changes), reason },
  });
}
