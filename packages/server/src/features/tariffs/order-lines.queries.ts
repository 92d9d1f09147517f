import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { mostTariffLines } from '@loadline/contract/tariffs/tariff.api';
import { dollarsOf } from '@loadline/contract/tariffs/tariff-goods';
import type { tariffLinesOfOrder } from '@loadline/contract/tariffs/tariff-order.api';
import { int, orNull, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { goodsLineView, orderView } from '../orders/orders.rows.public.ts';

/** The goods of one of the viewer's orders, in their order; none is found of somebody else's. */
export async function linesOfOrder(
  db: Database,
  viewer: Viewer,
  no: string,
): Promise<AnswerOf<typeof tariffLinesOfOrder>> {
  const {
    rows: [rows],
  } = await db.read(
    viewer,
    sql.type({ line_no: orNull(int), hs_dest: orNull(text), origin: orNull(text), value: orNull(text) })`
      select g.line_no, g.hs_dest, g.origin, coalesce(g.total_price_usd, g.unit_price_usd * g.declared_qty)::text as value
      from ${orderView} o left join ${goodsLineView} g on g.org_id = o.org_id and g.order_id = o.id
      where o.org_id = (select app_org()) and o.order_number = ${no} order by g.line_no limit ${sql.lit(mostTariffLines)}`,
  );
  if (rows.length === 0) throw new Problem('notFound');
  return rows.flatMap(({ line_no, hs_dest: hts, origin, value }) =>
    line_no === null ? [] : [{ hts, origin, value: value === null ? null : dollarsOf(value) }],
  );
}
