import { weightsToCharge } from '@loadline/contract/bills/charge-desk';
import { deskDispute, dispute } from '@loadline/contract/bills/dispute';
import { disputedLine } from '@loadline/contract/bills/dispute.api';
import { baseCurrency } from '@loadline/contract/bills/exchange-rate';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { fixedFigures } from './bills.amounts.queries.ts';
import { linesJson } from './bills.rows.queries.ts';
import { weightsOfOrder } from './charges.rows.queries.ts';

/** Disputes, each with what its line and its bill say. */
const disputes = sql`(select d.*, d.charge_id as line_id, d.raised_who as raised_by, d.created_at as raised_at, d.decided_who as decided_by,
    b.bill_no, b.currency, c.fee_zh, c.fee_en, n.bill_no as credit_no,
    (select o.order_number from ${orderView} o where o.org_id = c.org_id and o.id = c.order_id) as order_number,
    (select count(*)::int from ${recordFileView} f
      where f.org_id = d.org_id and f.subject = 'dispute' and f.subject_id = d.id and f.visible and f.withdrawn_at is null) as files
  from bill_dispute d join bill b on b.org_id = d.org_id and b.id = d.bill_id join charge c on c.org_id = d.org_id and c.id = d.charge_id
  left join bill n on n.org_id = d.org_id and n.id = d.credit_bill_id)`;

/** Those of the customers of one's team, with whose they are. */
export const deskDisputes = sql`(select d.*, g.name_zh as customer, g.name_en as customer_en from ${disputes} d
  join ${organisationView} g on g.org_id = d.org_id) r`;

export const deskRow = jsonOf(deskDispute.fields, 'r');

/** Disputes `d` that a condition names, the newest first. */
export function disputesJson(which: Sql): Sql {
  return sql`coalesce((select json_agg(${jsonOf(dispute.fields, 'd')} order by d.created_at desc, d.id) from ${disputes} d where ${which}), '[]')`;
}

/** Those of the bill `r`, or of which it is the credit note. */
export const ofDisputes = sql`d.org_id = r.org_id and (d.bill_id = r.id or d.credit_bill_id = r.id)`;

const inBillCurrency = (line: 'l' | 'k') =>
  sql`case when b.currency = ${sql.lit(baseCurrency)} then ${sql.ref(`${line}.base_amount`)} else ${sql.ref(`${line}.order_fee`)} end`;

/** What of the line `l` of the bill `b` still stands after what was credited of it. */
export const standingOfLine = sql`(${inBillCurrency('l')} + coalesce((select sum(${inBillCurrency('k')}) from charge k
  where k.org_id = l.org_id and k.credits_id = l.id and k.source = 'credit'), 0))`;

/** A line `l` of the bill `b` with all that a dispute of it stands on. */
const lineFacts = jsonOf(disputedLine, 'l', {
  line: sql`${linesJson(fixedFigures, sql`c.org_id = l.org_id and c.id = l.id`)} -> 0`,
  currency: sql`b.currency`,
  standing: sql`${standingOfLine}::text`,
  weights: sql`(select ${jsonOf(weightsToCharge, 'r', weightsOfOrder)} from ${orderView} r where r.org_id = l.org_id and r.id = l.order_id)`,
});

const lineAndBill = sql`charge l join bill b on b.org_id = l.org_id and b.id = l.bill_id`;

/** What a customer reads of one line: its facts, and its disputes. */
export function lineJson(which: Sql): Sql {
  return sql`select (${lineFacts})::jsonb || jsonb_build_object('disputes', ${disputesJson(sql`d.org_id = l.org_id and d.charge_id = l.id`)})
    as found from ${lineAndBill} where ${which}`;
}

/** What the desk reads of one dispute: it and the facts of its line. */
export function deskDetailJson(which: Sql): Sql {
  return sql`select jsonb_build_object('dispute', ${deskRow}) || (select (${lineFacts})::jsonb from ${lineAndBill}
      where l.org_id = r.org_id and l.id = r.line_id) as found from ${deskDisputes} where ${which}`;
}
