import { transports } from '@loadline/contract/codes/transport';
import { units } from '@loadline/contract/codes/unit';
import { isCode } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { mostTariffLines } from '@loadline/contract/tariffs/tariff.api';
import { modeOfTransport } from '@loadline/contract/tariffs/tariff-entry.codes';
import type { TariffGoods } from '@loadline/contract/tariffs/tariff-goods';
import type { tariffLinesOfOrder } from '@loadline/contract/tariffs/tariff-order.api';
import { json, orNull, text } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { goodsLineView, orderView } from '../orders/orders.rows.public.ts';
import { typedGoods } from './goods.public.ts';

type Goods = Omit<TariffGoods, 'unit' | 'mid'> & { readonly unit: string | null };

/** How one of the viewer's orders comes and its goods, in their order; none is found of somebody else's. */
export async function linesOfOrder(
  db: Database,
  viewer: Viewer,
  no: string,
): Promise<AnswerOf<typeof tariffLinesOfOrder>> {
  const {
    rows: [[order]],
  } = await db.read(
    viewer,
    sql.type({ transport: orNull(text), goods: json<readonly Goods[]>() })`
      select o.transport_type as transport, (select coalesce(json_agg(json_build_object('hts', g.hs_dest, 'origin', g.origin, 'quantity', g.declared_qty,
          'unit', g.unit, 'value', coalesce(g.total_price_usd, g.unit_price_usd * g.declared_qty)::text) order by g.line_no), '[]')
        from (select * from ${goodsLineView} g where g.org_id = o.org_id and g.order_id = o.id order by g.line_no limit ${sql.lit(mostTariffLines)}) g) as goods
      from ${orderView} o where o.org_id = (select app_org()) and o.order_number = ${no}`,
  );
  if (!order) throw new Problem('notFound');
  const goods = order.goods.map(
    (one): TariffGoods => ({ ...one, unit: isCode(units, one.unit) ? one.unit : null, mid: null }),
  );
  const mode = isCode(transports, order.transport) ? modeOfTransport[order.transport] : null;
  return { mode, lines: await typedGoods(db, viewer, null, goods) };
}
