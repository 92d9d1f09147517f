import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { codeBound, namedByLine } from '../customers/goods.rows.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { midToldByTrust, trustView } from '../trusts/trusts.rows.public.ts';

/** What was set for line `g` of order `o` on entry `c`, for the goods that stand there now. */
export const setMid: Sql = sql`(select k.mid from us_entry_mid k where k.org_id = c.org_id and k.entry_id = c.entry_id and k.order_id = c.order_id
  and k.goods_no = g.line_no and k.name_en = g.name_en)`;

/** What the goods of line `g` are bound to. */
const bound = codeBound('mid', namedByLine);

/** The same while entry `r` is not filed: afterwards a line has what it was filed with. */
export const boundMid: Sql = sql`case when r.status = 'PREPARING' then ${bound} end`;

/** The code of the manufacturer of line `g` of order `o` on entry `c`, which is `r`. */
export const midOfLine: Sql = sql`coalesce(${setMid}, case when r.filed_packages is null then ${midToldByTrust} end, ${boundMid})`;

/** The same in the moment in which it is filed. */
export const midToFile: Sql = sql`coalesce(${setMid}, ${midToldByTrust}, ${bound})`;

/** What goods of order `c` are told apart by, in one text: a join by it is hashed. */
const key = (hts: Sql, nameEn: Sql, nameZh: Sql) =>
  sql`concat_ws(chr(31), c.order_id, ${hts}, ${nameEn}, ${nameZh})`;

/** Of all entries of an organisation that are not filed what the trust orders of their orders name: each trust order is read once. */
export function toldInAll(orgId: string): Sql {
  return sql`(select ${key(sql`l ->> 'hsDest'`, sql`l ->> 'nameEn'`, sql`l ->> 'nameZh'`)} as key, min(l ->> 'mid') as mid
    from us_entry r join us_entry_order c on c.org_id = r.org_id and c.entry_id = r.id join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id
      join ${trustView} t on t.org_id = o.org_id and t.id = o.trust_id, jsonb_array_elements(t.content #> '{cargo,lines}') l
    where r.org_id = ${orgId} and r.status = 'PREPARING' group by 1 having count(distinct coalesce(l ->> 'mid', '')) = 1 and min(l ->> 'mid') <> '')`;
}

/** The one of these that is of line `g` of order `c`. */
export const isToldOf: Sql = sql`n.key = ${key(sql`g.hs_dest`, sql`g.name_en`, sql`g.name_zh`)}`;
