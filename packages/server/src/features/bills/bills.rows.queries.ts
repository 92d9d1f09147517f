import { charge } from '@loadline/contract/bills/charge';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { organisationView } from '../ops/companies.public.ts';
import { wordsOfEntry } from '../ops/dictionaries.public.ts';
import { orderView, referenceView } from '../orders/orders.rows.public.ts';
import type { Figures } from './bills.amounts.queries.ts';
import { allBillsWith, billsWith, figuresSoFar, fixedFigures } from './bills.amounts.queries.ts';

/** The bills `r` that a customer may see: the policies leave issued ones of their own. */
export const ownBills = billsWith(fixedFigures);

/** The bills `r` of the customers whom staff serve, with whose they are. */
export const deskBills = named(billsWith(figuresSoFar));
export const allDeskBills = named(allBillsWith(figuresSoFar));

function named(bills: Sql): Sql {
  return sql`(select r.*, g.name_zh as customer, g.name_en as customer_en from ${bills} join ${organisationView} g on g.org_id = r.org_id) r`;
}

/** What the receiving company of a row `r` is called. */
const company = (language: 'zh' | 'en') =>
  sql`coalesce(${wordsOfEntry('salesCompany', sql`r.company_code`)} ->> ${sql.lit(language)}, r.company_code)`;
export const companyNames = { companyZh: company('zh'), companyEn: company('en') };

/** What requests that stand take of a bill. */
const invoicedOfBill = sql`select coalesce(sum(p.amount), 0) from invoice_part p join invoice i on i.org_id = p.org_id and i.id = p.invoice_id
  where p.org_id = r.org_id and p.bill_id = r.id and i.status <> 'REJECTED'`;

/** What a bill is shown with besides its columns. */
export const shownOfBill: Record<string, Sql> = {
  orderNumber: sql`(select o.order_number from ${orderView} o where o.org_id = r.org_id and o.id = any(r.order_ids) order by o.order_number limit 1)`,
  orders: sql`coalesce(cardinality(r.order_ids), 0)`,
  ...companyNames,
  invoicedAmount: sql`(${invoicedOfBill})::numeric(16, 2)::text`,
  uninvoicedAmount: sql`coalesce((select u.amount from uninvoiced_amount(r.org_id, r.id) u), 0)::numeric(16, 2)::text`,
  creditOf: sql`(select n.bill_no from bill n where n.org_id = r.org_id and n.id = r.credits_bill_id)`,
};

/** A line `c` of a bill, or a charge that is on none, with what its order `o` is called. */
function lineJson({ rate, base }: Figures): Sql {
  return jsonOf(charge.fields, 'c', {
    orderNumber: sql`o.order_number`,
    refNo: sql`o.reference_number`,
    transferNo: sql`(select string_agg(n.number, ', ' order by n.since, n.number) from ${referenceView} n
      where n.org_id = c.org_id and n.order_id = c.order_id and n.kind = 'parcel')`,
    transport: sql`o.transport_type`,
    route: sql`o.route`,
    rate: sql`(${rate})::numeric(14, 6)::text`,
    baseAmount: sql`(${base})::numeric(16, 2)::text`,
  });
}

/** Lines stand by their orders, within one in the order of their days. */
export function linesJson(figures: Figures, which: Sql): Sql {
  return sql`coalesce((select json_agg(${lineJson(figures)} order by o.order_number nulls last, c.fee_date, c.position, c.id)
    from charge c left join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id where ${which}), '[]')`;
}

export const ofBill = sql`c.org_id = r.org_id and c.bill_id = r.id`;
