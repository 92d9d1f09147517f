import { baseCurrency, rateHoldsDays } from '@loadline/contract/bills/exchange-rate';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { disputedOf } from './disputes.amounts.queries.ts';
import { todayInChina } from './ledger.queries.ts';

/** What a customer reads of an issued line: its rate and base amount are fixed. */
export const fixedFigures = { rate: sql`c.rate`, base: sql`c.base_amount` };

const rateOfDay = sql`(select x.rate from exchange_rate x where x.currency = c.currency and x.day between c.fee_date - ${sql.lit(rateHoldsDays)} and c.fee_date
  order by x.day desc limit 1)`;
const rateNow = sql`case when c.currency = ${sql.lit(baseCurrency)} then 1 else ${rateOfDay} end`;

/** The same at the desk, where a draft stands at the rates of its fee dates; nothing where nobody has said one. */
export const figuresSoFar = {
  rate: sql`coalesce(c.rate, ${rateNow})`,
  base: sql`coalesce(c.base_amount, round(c.order_fee * (${rateNow}), 2))`,
};

export type Figures = typeof fixedFigures;

/** How many days before today a bill may be dated to be a recent one. */
export const isRecent = sql`r.bill_date > ${todayInChina} - 90`;

/** What is summed of the lines `c` of a bill, in their own currency and in the base currency, and of the postings `p` of ledger entries `e` to it. */
const sumsOf = ({ base }: Figures) => sql`sum(c.order_fee) as fees, sum(${base}) as base`;
const posted = sql`sum(p.amount) as unpaid, -sum(p.amount) filter (where e.kind in ('payment', 'reversal')) as paid, -sum(p.amount) filter (where e.kind = 'credit') as credited`;
const postings = sql`ledger_posting p join ledger_entry e on e.org_id = p.org_id and e.id = p.entry_id`;

/** The sums beside each bill `b`: looked up for one after the other, as for a page of them. */
const ofEach = (figures: Figures) => sql`
  left join lateral (select ${sumsOf(figures)}, array_agg(distinct c.order_id) filter (where c.order_id is not null) as order_ids from charge c where c.org_id = b.org_id and c.bill_id = b.id) l on true
  left join lateral (select ${posted} from ${postings} where p.org_id = b.org_id and p.bill_id = b.id) p on true`;

/** The same read of all of them at once, as for their sums: each table is gone through once. */
const ofAll = (figures: Figures) => sql`
  left join (select c.org_id, c.bill_id, ${sumsOf(figures)} from charge c where c.bill_id is not null group by c.org_id, c.bill_id) l on l.org_id = b.org_id and l.bill_id = b.id
  left join (select p.org_id, p.bill_id, ${posted} from ${postings} where p.bill_id is not null group by p.org_id, p.bill_id) p on p.org_id = b.org_id and p.bill_id = b.id`;

/**
 * Bills `r` with what follows of them: amounts from their lines, what is paid, credited and unpaid from the
 * ledger, status and delay from these. What is disputed is not due.
 */
function billsBeside(sums: Sql, columns = sql``): Sql {
  const whole = (sum: Sql) => sql`coalesce(${sum}, 0.00)`;
  return sql`(select x.*,
      case when x.kept <> 'ISSUED' then x.kept when x.unpaid_amount = 0 then 'PAID' when x.paid_amount <> 0 then 'PART_PAID' else 'ISSUED' end as status,
      x.unpaid_amount - x.disputed_amount as due_amount,
      case when x.unpaid_amount > x.disputed_amount and x.pay_date < ${todayInChina} then ${todayInChina} - x.pay_date end as overdue_days
    from (select b.org_id, b.id, b.version, b.bill_no, b.status as kept, b.company_code, b.currency, b.bill_date, b.pay_date, b.issued_at, b.note, b.updated_at,
        b.credits_bill_id${columns},
        ${whole(sql`case when b.currency = ${sql.lit(baseCurrency)} then l.base else l.fees end`)} as bill_amount,
        ${whole(sql`l.base`)} as base_amount, ${whole(sql`p.unpaid`)} as unpaid_amount, ${whole(sql`p.paid`)} as paid_amount, ${whole(sql`p.credited`)} as credited_amount,
        ${disputedOf({ orgId: sql`b.org_id`, id: sql`b.id`, unpaid: whole(sql`p.unpaid`) })} as disputed_amount
      from bill b ${sums}) x) r`;
}

export const billsWith = (figures: Figures): Sql => billsBeside(ofEach(figures), sql`, l.order_ids`);
export const allBillsWith = (figures: Figures): Sql => billsBeside(ofAll(figures));
