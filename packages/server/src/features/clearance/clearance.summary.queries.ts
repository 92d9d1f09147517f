import { writtenLineSummary } from '@loadline/contract/clearance/entry-line-summary';
import { summaryFields } from '@loadline/contract/clearance/entry-summary';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { taxView } from '../customers/profile.rows.public.ts';
import { orderPartyView, orderTaxView } from '../orders/orders.rows.public.ts';
import { ordersOn } from './clearance.lines.queries.ts';
import { hasContainer, maskedNo, transport } from './clearance.rows.queries.ts';

/** Where the orders on entry `r` leave from, or arrive at, each place once. */
const placesOn = (column: string) =>
  sql`coalesce((select json_agg(distinct ${sql.ref(`o.${column}`)}) from ${ordersOn} and ${sql.ref(`o.${column}`)} is not null), '[]')`;

const toldMode = sql`case ${transport} when '1' then '40' when '3' then '30' when '2' then case when ${hasContainer} then '11' end
  when '4' then case when ${hasContainer} then '21' end end`;

/** The consignee's number of the security filing, else the one that all orders name. */
const toldConsignee = sql`coalesce((select i.consignee_no from us_entry_isf i where i.org_id = r.org_id and i.entry_id = r.id),
  (select min(x.ein) from us_entry_order c join ${orderTaxView} x on x.org_id = c.org_id and x.id = c.order_id
    where c.org_id = r.org_id and c.entry_id = r.id having count(distinct coalesce(x.ein, '')) = 1))`;

const consignee = sql`(select left(string_agg(distinct concat_ws(', ', p.company, p.address, p.city, p.state, p.post_code), '; '), 400)
  from us_entry_order c join ${orderPartyView} p on p.org_id = c.org_id and p.order_id = c.order_id and p.role = 'consignee'
  where c.org_id = r.org_id and c.entry_id = r.id)`;

/** The customer's own company in the United States, where it is the importer: by the same employer's number. */
const toldImporter = sql`(select left(concat_ws(', ', x.title, x.address), 400) from ${taxView} x where x.org_id = r.org_id and x.region = 'us'
  and left(replace(r.importer_no, '-', ''), 9) = replace(x.ein, '-', '') and coalesce(x.title, x.address) is not null)`;

function summaryJson(shown: (no: Sql) => Sql): Sql {
  const row = jsonOf(summaryFields, 'u', {
    consigneeNo: shown(sql`u.consignee_no`),
    refundNo: shown(sql`u.refund_no`),
    toldMode,
    lading: placesOn('origin'),
    unladingPlaces: placesOn('destination'),
    toldConsigneeNo: shown(toldConsignee),
    consignee,
    toldImporter,
  });
  return sql`(select ${row} from (select 1) one left join us_entry_summary u on u.org_id = r.org_id and u.entry_id = r.id)`;
}

/** What was written of line `g` of entry `r` for the number that it has now. */
export const summaryOfLine = sql`(select ${jsonOf(writtenLineSummary, 's')} from us_entry_line_summary s where s.org_id = r.org_id and s.entry_id = r.id
  and s.order_id = g.order_id and s.goods_no = g.line_no and s.hts is not distinct from g.hs_dest)`;

/** A person's social security number is for the desk that files it. */
export const ownSummary = summaryJson(maskedNo);
export const deskSummary = summaryJson((no) => no);
