import type { LedgerMonth } from '@loadline/contract/bills/closing';
import { ledgerMonthFields } from '@loadline/contract/bills/closing';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { todayInChina } from './ledger.queries.ts';

const monthOf = (day: Sql) => sql`date_trunc('month', ${day})::date`;

/** What was posted, by month and currency. */
const turnover = sql`(select ${monthOf(sql`e.day`)} as month, p.currency, coalesce(sum(p.amount) filter (where p.amount > 0), 0) as debit, coalesce(-sum(p.amount) filter (where p.amount < 0), 0) as credit,
    coalesce(sum(p.base) filter (where p.base > 0), 0) as base
  from ledger_entry e join ledger_posting p on p.org_id = e.org_id and p.entry_id = e.id group by 1, 2)`;

/** The entries of a month, whatever their currencies. */
const entries = sql`(select ${monthOf(sql`e.day`)} as month, count(*)::int as count from ledger_entry e group by 1)`;

const drafts = sql`(select ${monthOf(sql`b.bill_date`)} as month, count(*)::int as count from bill b where b.status = 'DRAFT' group by 1)`;

const charges = sql`(select ${monthOf(sql`c.fee_date`)} as month, count(*)::int as count from charge c where c.bill_id is null group by 1)`;

/** Money of which something is on the account and pays no bill. */
const receipts = sql`(select ${monthOf(sql`m.day`)} as month, count(*)::int as count from receipt_of_money m
  where (select sum(p.amount) from ledger_entry e join ledger_posting p on p.org_id = e.org_id and p.entry_id = e.id
    where e.org_id = m.org_id and e.receipt_id = m.id and p.account = 'customer') < 0 group by 1)`;

const bankLines = sql`(select ${monthOf(sql`l.day`)} as month, count(*)::int as count from bank_line l
  where l.aside is null and bank_turn_of(l.company_code, l.currency, l.bank_ref) is not null group by 1)`;

const state = sql`case when c.month is not null then 'CLOSED' when s.month >= ${monthOf(todayInChina)} then 'RUNNING'
  when s.month = coalesce((select max(x.month) + interval '1 month' from closed_month x), ${firstMonth()}) then 'NEXT' else 'OPEN' end`;

/** The month of the first entry; the one before this where there is none. */
function firstMonth(): Sql {
  return sql`(select least(min(${monthOf(sql`e.day`)}), ${monthOf(todayInChina)} - interval '1 month')::date from ledger_entry e)`;
}

const months = sql`(select s.month as first_day, to_char(s.month, 'YYYY-MM') as month, ${state} as state, c.closed_who, c.closed_at, coalesce(n.count, 0) as entries,
    coalesce((select json_agg(json_build_object('currency', t.currency, 'debit', t.debit::text, 'credit', t.credit::text) order by t.currency)
      from turnover t where t.month = s.month and (t.debit, t.credit) <> (0, 0)), '[]') as sums,
    coalesce((select sum(t.base) from turnover t where t.month = s.month), 0) as base,
    coalesce(d.count, 0) as drafts, coalesce(f.count, 0) as charges, coalesce(m.count, 0) as receipts, coalesce(l.count, 0) as bank_lines
  from (select at::date as month from generate_series(least(${firstMonth()}, (select min(x.month) from closed_month x)), ${monthOf(todayInChina)}, interval '1 month') at) s
  left join closed_month c on c.month = s.month left join ${entries} n on n.month = s.month left join ${drafts} d on d.month = s.month
  left join ${charges} f on f.month = s.month left join ${receipts} m on m.month = s.month left join ${bankLines} l on l.month = s.month) r`;

const monthJson = jsonOf(ledgerMonthFields, 'r', { sums: sql`r.sums`, closedAt: isoOf(sql`r.closed_at`) });

export async function monthsIn(tx: Pick<Tx, 'one'>): Promise<LedgerMonth[]> {
  const { all } = await tx.one(sql.type({ all: json<LedgerMonth[]>() })`
    with turnover as ${turnover} select json_agg(${monthJson} order by r.first_day desc) as all from ${months}`);
  return all;
}

/** Every month of the ledger of all customers, the newest first. */
export function monthsAtDesk(staff: Database, viewer: Viewer): Promise<LedgerMonth[]> {
  return staff.inTransaction(viewer, (tx) => withSightOfAll(tx, () => monthsIn(tx)));
}
