import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';

/** What was set for line `g` of order `o` on entry `c`, for the goods that stand there now. */
const set = sql`(select k.mid from us_entry_mid k where k.org_id = c.org_id and k.entry_id = c.entry_id and k.order_id = c.order_id
  and k.goods_no = g.line_no and k.name_en = g.name_en)`;

/** What its trust order names for the same goods, where it names one code alone. */
const told = sql`(select min(l ->> 'mid') from ${trustView} t, jsonb_array_elements(t.content #> '{cargo,lines}') l
  where t.org_id = o.org_id and t.id = o.trust_id and l ->> 'hsDest' = g.hs_dest and l ->> 'nameEn' = g.name_en and l ->> 'nameZh' = g.name_zh
  having count(distinct coalesce(l ->> 'mid', '')) = 1)`;

/** The code of the manufacturer of line `g` of order `o` on entry `c`. */
export const midOfLine: Sql = sql`coalesce(${set}, ${told})`;
