import { filedOfLine, lineSinceFields } from '@loadline/contract/clearance/entry-since';
import { keysOf } from '@loadline/contract/kernel/compose';
import { columnOf, jsonOf, sql } from '../../kernel/sql.ts';
import { goodsLineView, orderView } from '../orders/orders.rows.public.ts';

/** The orders `o` on entry `r`. */
export const ordersOn = sql`us_entry_order c join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id
  where c.org_id = r.org_id and c.entry_id = r.id`;

const told = keysOf(filedOfLine).map(columnOf);
/** What is kept of a filed line beside its number. */
export const kept = ['org_id', 'order_id', 'sku', ...told];
export const columnsOf = (table: string, columns: readonly string[]) =>
  sql.join(columns.map((column) => sql.ref(`${table}.${column}`)));

/** What was filed of order `c` on its entry. */
const filedLines = sql`select l.goods_no as line_no, ${columnsOf('l', kept)} from us_entry_line l
  where l.org_id = c.org_id and l.entry_id = c.entry_id and l.order_id = c.order_id`;

const orderLines = sql`select n.line_no, ${columnsOf('n', kept)} from ${goodsLineView} n where n.org_id = c.org_id and n.order_id = c.order_id`;

/** The goods `g` of order `c` on entry `r`: as they were filed, before that as the order says. */
export const goodsOn = sql`lateral (${filedLines} union all ${orderLines} and r.filed_packages is null) g`;

/** Each is a line of entry `r`. */
export const linesOn = sql`us_entry_order c join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id
  cross join ${goodsOn} where c.org_id = r.org_id and c.entry_id = r.id`;

/** How much cargo the orders on entry `r` are. */
export const packagesNow = sql`(select coalesce(sum(coalesce(o.actual_pks_num, o.quantity)), 0)::int from ${ordersOn})`;
export const weightNow = sql`(select coalesce(sum(coalesce(o.actual_weight, o.gross_weight)), 0) from ${ordersOn})`;

/** Of order `c` the lines that are not as they were filed: what was filed is `w`, what the order says `n`. */
const linesChanged = sql`(${filedLines}) w full join (${orderLines}) n on n.line_no = w.line_no
  where w.line_no is null or n.line_no is null or row(${columnsOf('w', told)}) is distinct from row(${columnsOf('n', told)})`;

const sinceRow = jsonOf(lineSinceFields, 'x', {
  orderNumber: sql`o.order_number`,
  goodsNo: sql`x.goods_no`,
  change: sql`x.change`,
});

const linesSince = sql`coalesce((select json_agg(${sinceRow} order by c.place, x.goods_no) from us_entry_order c
  join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id cross join lateral (
    select coalesce(w.line_no, n.line_no) as goods_no, case when w.line_no is null then 'added' when n.line_no is null then 'gone' else 'changed' end as change,
      ${columnsOf('n', told)} from ${linesChanged}) x
  where c.org_id = r.org_id and c.entry_id = r.id), '[]')`;

/** In JSON what the orders on entry `r` say otherwise than what was filed of them; null of what is not filed, or void. */
export const sinceJson = sql`case when r.filed_packages is not null and r.status <> 'VOID' then json_build_object('lines', ${linesSince},
  'packages', nullif(${packagesNow}, r.filed_packages), 'grossWeight', nullif(${weightNow}, r.filed_weight)::text) end`;
