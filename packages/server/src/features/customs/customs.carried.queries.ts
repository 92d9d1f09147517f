import { carriedFields } from '@loadline/contract/customs/customs-carried';
import { chinaZone } from '../../kernel/clock.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { eventView } from '../events/events.rows.public.ts';
import { orderPartyView, referenceView } from '../orders/orders.rows.public.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';
import { waybillView } from '../waybills/waybills.rows.public.ts';
import { isDeclaredElsewhere, ordersOn } from './customs.rows.queries.ts';

const isExport = sql`r.direction = 'export'`;

/** What of orders on file `r` all of them say alike; null where they differ. */
const alike = (shown: Sql) =>
  sql`(select case when count(distinct ${shown}) = 1 then min(${shown}) end from ${ordersOn})`;

/** The companies of orders on file `r` in the role that they have when goods go out, or in the other. */
const partiesAs = (
  exported: string,
  imported: string,
) => sql`(select left(string_agg(distinct p.company, '; '), 400)
  from customs_order c join ${orderPartyView} p on p.org_id = c.org_id and p.order_id = c.order_id
  where c.org_id = r.org_id and c.file_id = r.id and p.role = case when ${isExport} then ${sql.lit(exported)} else ${sql.lit(imported)} end)`;

const placesAs = (exported: string, imported: string) => {
  const place = sql`case when ${isExport} then ${sql.ref(`o.${exported}`)} else ${sql.ref(`o.${imported}`)} end`;
  return sql`coalesce((select json_agg(distinct ${place}) from ${ordersOn} and ${place} is not null), '[]')`;
};

/** The flights of the master waybills by which the goods are declared. */
const flights = sql`(select string_agg(distinct m.flight_no, ', ') from customs_order c join ${referenceView} n on n.org_id = c.org_id and n.order_id = c.order_id and n.kind = 'mawb'
  join ${waybillView} m on m.mawb_no = n.number where c.org_id = r.org_id and c.file_id = r.id and not ${isDeclaredElsewhere(sql`n.number`)})`;

/** What happened to the orders where they cross the border of China, but for what somebody has put right since. */
const crossing = (shown: Sql, which: Sql) => sql`(select ${shown} from customs_order c
  join ${eventView} e on e.org_id = c.org_id and e.subject = 'order' and e.subject_id = c.order_id
  where c.org_id = r.org_id and c.file_id = r.id and e.classifier = 'ACT' and e.voided_by is null and not e.superseded and ${which})`;

const content = (path: string) =>
  sql`(select t.content #>> ${sql.lit(path)}::text[] from ${trustView} t where t.org_id = o.org_id and t.id = o.trust_id)`;

/** An amount of the trust orders of file `r`, each once, summed by currency: `USD 3000.00`. */
const sumsOf = (
  currency: Sql,
  amount: Sql,
) => sql`(select string_agg(q.currency || ' ' || q.amount, ', ' order by q.currency) from (
  select ${currency} as currency, round(sum((${amount})::numeric), 2) as amount from ${trustView} t
  where t.org_id = r.org_id and ${amount} is not null and t.id in (select o.trust_id from ${ordersOn}) group by 1) q)`;

/** In JSON what the header of file `r` says of parties and carriage; null outside China. */
export const carriedJson = sql`case when r.territory = 'CN' then ${jsonOf(carriedFields, 'r', {
  partyInChina: partiesAs('sender', 'consignee'),
  partyAbroad: partiesAs('consignee', 'sender'),
  transport: sql`case ${alike(sql`o.transport_type`)} when '1' then '5' when '2' then '2' when '3' then '4' when '4' then '3' end`,
  conveyance: sql`coalesce(${flights}, ${crossing(sql`string_agg(distinct e.flight_or_vessel, ', ')`, sql`e.stage in ('DEPARTED', 'ARRIVED')`)})`,
  crossedOn: crossing(
    sql`to_char(min(e.occurred_at) at time zone ${sql.lit(chinaZone)}, 'YYYY-MM-DD')`,
    sql`e.stage = case when ${isExport} then 'DEPARTED' else 'ARRIVED' end`,
  ),
  placesInChina: placesAs('origin', 'destination'),
  placesAbroad: placesAs('destination', 'origin'),
  countryAbroad: sql`case when ${isExport} then ${alike(sql`o.destination_country`)} end`,
  tradeMode: alike(content('{service,exportMode}')),
  quotedFreight: sumsOf(sql`t.quote ->> 'currency'`, sql`t.quote ->> 'amount'`),
  insuredValue: sumsOf(sql`'USD'`, sql`t.content #>> '{terms,insuranceValue}'`),
  marks: sql`(select left(string_agg(distinct ${content('{cargo,marks}')}, '; '), 2000) from ${ordersOn})`,
})} end`;
