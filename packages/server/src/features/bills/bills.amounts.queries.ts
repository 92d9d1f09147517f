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

function postedOf(kinds: Sql): Sql {
  return sql`coalesce((select sum(p.amount) from ledger_posting p join ledger_entry e on e.org_id = p.org_id and e.id = p.entry_id
    where p.org_id = b.org_id and p.bill_id = b.id and ${kinds}), 0.00)`;
}

/**
 * Bills `r` with what follows of them: amounts from their lines, what is paid, credited and unpaid from the
 * ledger, status and delay from these. What is disputed is not due.
 */
export function billsWith({ base }: Figures): Sql {
  const linesOf = (amount: Sql) =>
    sql`coalesce((select sum(${amount}) from charge c where c.org_id = b.org_id and c.bill_id = b.id), 0.00)`;
  return sql`(select x.*,
      case when x.kept <> 'ISSUED' then x.kept when x.unpaid_amount = 0 then 'PAID' when x.paid_amount <> 0 then 'PART_PAID' else 'ISSUED' end as status,
      x.unpaid_amount - x.disputed_amount as due_amount,
      case when x.unpaid_amount > x.disputed_amount and x.pay_date < ${todayInChina} then ${todayInChina} - x.pay_date end as overdue_days
    from (select x.*, ${disputedOf({ orgId: sql`x.org_id`, id: sql`x.id`, unpaid: sql`x.unpaid_amount` })} as disputed_amount from (select b.org_id, b.id, b.version, b.bill_no, b.status as kept, b.company_code, b.currency, b.bill_date, b.pay_date, b.issued_at, b.note, b.updated_at,
        b.credits_bill_id,
        ${linesOf(sql`case when b.currency = ${sql.lit(baseCurrency)} then ${base} else c.order_fee end`)} as bill_amount,
        ${linesOf(base)} as base_amount, ${postedOf(sql`true`)} as unpaid_amount,
        -(${postedOf(sql`e.kind in ('payment', 'reversal')`)}) as paid_amount,
        -(${postedOf(sql`e.kind = 'credit'`)}) as credited_amount
      from bill b) x) x) r`;
}
