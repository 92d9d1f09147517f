import { trust } from '@loadline/contract/trusts/trust';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import { makerName } from '../ops/people.public.ts';
import { productNameEn } from '../ops/products.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

/** Days in filters and numbers are days in China, where the orders are placed. */

// A paper of a line that was taken away since is there no more, whatever the line says.
const goneFiles = sql`(select jsonb_object_agg(k, null) from unnest(array['un383File', 'msdsFile']) k
  where l ->> k is not null and not exists (select from ${recordFileView} f
    where f.org_id = r.org_id and f.file_id = (l ->> k)::uuid and f.subject = 'trust' and f.subject_id = r.id and f.withdrawn_at is null))`;

const lines = sql`(select jsonb_agg(l || coalesce(${goneFiles}, '{}') order by n)
  from jsonb_array_elements(r.content #> '{cargo,lines}') with ordinality x (l, n))`;

/** What is asked for, with the product under the name it has now and the papers that are there. */
export const contentJson = sql`jsonb_set(jsonb_set(r.content, '{service,channelName}', coalesce(to_jsonb(r.channel_name), 'null')),
  '{cargo,lines}', coalesce(${lines}, '[]'))`;

/** What a list and the head of a page show of the trust order `r` beside its own columns. */
const computedOfTrust = {
  channelNameEn: productNameEn(sql`r.channel_name`),
  fbaIds: sql`coalesce(r.content #> '{route,fbaIds}', '[]')`,
  orders: sql`coalesce((select json_agg(o.order_number order by o.order_time, o.order_number) from ${orderView} o
    where o.org_id = r.org_id and o.trust_id = r.id), '[]')`,
  amending: sql`exists (select from trust_amendment a where a.org_id = r.org_id and a.trust_id = r.id and a.state = 'OPEN')`,
  createdBy: makerName(sql`r`),
};

export const rowJson = jsonOf(trust.fields, 'r', computedOfTrust);
