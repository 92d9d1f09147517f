import { taxCurrencies } from '@loadline/contract/customs/customs.codes';
import { customsFile, deskFile, flagFields } from '@loadline/contract/customs/customs-file';
import type { Fields } from '@loadline/contract/kernel/field';
import { chinaZone } from '../../kernel/clock.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import { sheetTalkView } from '../exceptions/exceptions.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { goodsLineView, orderTaxView, orderView, referenceView } from '../orders/orders.rows.public.ts';

/** The declarations of the customers of one's team, with whose they are. */
export const deskFiles = sql`(select f.*, g.name_zh as customer, g.name_en as customer_en from customs_file f
  join ${organisationView} g on g.org_id = f.org_id) r`;
export const ownFiles = sql`customs_file r`;

/** The orders `o` on file `r`. */
export const ordersOn = sql`customs_order c join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id
  where c.org_id = r.org_id and c.file_id = r.id`;
/** What of such an order is declared: its part, else all of it, as measured before as booked (ruling 37). */
export const declared = {
  pieces: sql`coalesce(c.pieces, o.actual_pks_num, o.quantity)`,
  grossWeight: sql`coalesce(c.gross_weight, o.actual_weight, o.gross_weight)`,
  volume: sql`coalesce(c.volume, o.actual_volume, o.volume)`,
};

const isHouse = sql`h.kind in ('hawb', 'hbl') and h.org_id = c.org_id and h.order_id = c.order_id`;
/** The house waybills `h` of such an order, each once, and whether it is declared by them. */
export const housesOf = sql`(select distinct h.number, c.houses is null or h.number = any(c.houses) as is_declared from ${referenceView} h where ${isHouse}) h`;

/** Whether a number of such an order is a house waybill by which it is declared elsewhere. */
export function isDeclaredElsewhere(no: Sql): Sql {
  return sql`(${no} <> all(coalesce(c.houses, array[${no}])) and exists (select from ${referenceView} h where ${isHouse} and h.number = ${no}))`;
}

/** The lines `l` of file `r` with the goods `g` they are of. */
export const linesOn = sql`customs_line l join ${goodsLineView} g on g.org_id = l.org_id and g.order_id = l.order_id and g.line_no = l.goods_no
  where l.org_id = r.org_id and l.file_id = r.id`;
const quantity = sql`coalesce(l.quantity, g.declared_qty)`;
/** Goods of orders are priced in US dollars; in another currency the price is written. */
export const goodsPrice = sql`case when r.currency = 'USD' then g.unit_price_usd end`;
export const lineTotal = sql`case when l.unit_price is null and l.quantity is null and r.currency = 'USD' then g.total_price_usd
  else round(${quantity} * coalesce(l.unit_price, ${goodsPrice}), 2) end`;

/** What was found abnormal on file `r`, with where its sheet says that it stands. */
export const flagsOn = sql`(select s.*, case when s.state in ('RESOLVED', 'CLOSED') then 'cleared' when s.state = 'WAITING_CUSTOMER' then 'asked'
    when s.state = 'PROCESSING' and s.answered_at > s.asked_at then 'answered' else 'opened' end as progress
  from customs_abnormal a join ${sheetTalkView} s on s.org_id = a.org_id and s.id = a.sheet_id where a.org_id = r.org_id and a.file_id = r.id) s`;
export const progress = { state: sql`s.progress` };

export const sums = {
  value: sql`(select sum(${lineTotal}) from ${linesOn})`,
  tax: sql`case when r.tariff is not null or r.vat is not null then coalesce(r.tariff, 0) + coalesce(r.vat, 0) end`,
  taxCurrency: sql`case r.territory ${sql.join(
    Object.entries(taxCurrencies).map(([of, currency]) => sql`when ${sql.lit(of)} then ${sql.lit(currency)}`),
    sql` `,
  )} end`,
  packages: sql`(select coalesce(sum(${declared.pieces}), 0)::int from ${ordersOn})`,
  grossWeight: sql`(select coalesce(sum(${declared.grossWeight}), 0) from ${ordersOn})`,
};

/** When file `r` took a step. */
export function stepAt(step: string): Sql {
  return sql`(select p.at from customs_step p where p.org_id = r.org_id and p.file_id = r.id and p.step = ${sql.lit(step)})`;
}

/** What the orders on a file say of their importers, who are asked for in Europe alone. */
function importersNo(no: Sql): Sql {
  return sql`case when r.territory <> 'CN' then (select string_agg(distinct ${no}, ', ') from customs_order c join ${orderTaxView} o on o.org_id = c.org_id and o.id = c.order_id
    where c.org_id = r.org_id and c.file_id = r.id) end`;
}

/** What a file shows and does not keep. */
const computed: Record<string, Sql> = {
  waybillNo: sql`(select string_agg(distinct c.no, ', ') from (select c.org_id, c.order_id, c.houses, string_to_table(o.tracking_no, ', ') as no from ${ordersOn}) c where not ${isDeclaredElsewhere(sql`c.no`)})`,
  houseNo: sql`(select string_agg(distinct h.number, ', ') from customs_order c, lateral ${housesOf} where c.org_id = r.org_id and c.file_id = r.id and h.is_declared)`,
  reference: sql`(select string_agg(distinct o.reference_number, ', ') from ${ordersOn})`,
  orderDate: sql`(select to_char(min(o.order_time) at time zone ${sql.lit(chinaZone)}, 'YYYY-MM-DD') from ${ordersOn})`,
  releasedAt: isoOf(stepAt('RELEASED')),
  quantity: sql`(select coalesce(sum(${quantity}), 0)::int from ${linesOn})`,
  volume: sql`(select coalesce(sum(${declared.volume}), 0)::text from ${ordersOn})`,
  packages: sums.packages,
  grossWeight: sql`${sums.grossWeight}::text`,
  totalValue: sql`${sums.value}::text`,
  taxCurrency: sums.taxCurrency,
  totalTax: sql`(${sums.tax})::text`,
  eoriNo: importersNo(sql`o.eori_no`),
  vatNo: importersNo(sql`o.vat_no`),
  iossNo: importersNo(sql`o.ioss_no`),
  recorded: sql`coalesce((select json_agg(p.step order by p.at) from customs_step p where p.org_id = r.org_id and p.file_id = r.id), '[]')`,
  flags: sql`coalesce((select json_agg(${jsonOf(flagFields, 's', progress)} order by s.opened_at) from ${flagsOn} where s.progress <> 'cleared'), '[]')`,
};

/** Some fields of a file `r` in JSON. */
export function fileJson(fields: Fields): Sql {
  return jsonOf(fields, 'r', computed);
}

export const ownRow = fileJson(customsFile.fields);
export const deskRow = fileJson(deskFile.fields);
