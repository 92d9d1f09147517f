import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** Trust orders that whoever asks may see: what other subjects read of one. */
export const trustView = sql`(select t.org_id, t.id, t.trust_no, t.state, t.content, t.quote, t.channel_name from trust t)`;

/** The MID that the trust order of order `o` names for goods `g`, where it names one code alone. */
export const midToldByTrust: Sql = sql`(select min(l ->> 'mid') from ${trustView} t, jsonb_array_elements(t.content #> '{cargo,lines}') l
  where t.org_id = o.org_id and t.id = o.trust_id and l ->> 'hsDest' = g.hs_dest and l ->> 'nameEn' = g.name_en and l ->> 'nameZh' = g.name_zh
  having count(distinct coalesce(l ->> 'mid', '')) = 1)`;
