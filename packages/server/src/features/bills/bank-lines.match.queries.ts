import type { bankLineApi, bankLineFor } from '@loadline/contract/bills/bank-line.api';
import { matchesOf, payerReasons } from '@loadline/contract/bills/money-match';
import { numbersIn, proposedParts } from '@loadline/contract/bills/money-proposal';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { json, text, texts } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { payersView } from '../customers/profile.rows.public.ts';
import { customerView, organisationView } from '../ops/companies.public.ts';
import type { BankLine } from './bank-lines.queries.ts';
import { lineIn } from './bank-lines.queries.ts';
import { openInstead } from './closing.days.queries.ts';
import { openBills, openJson } from './money.queries.ts';

export type BankLineDetail = AnswerOf<typeof bankLineApi.detail>;
type Proposal = AnswerOf<typeof bankLineFor>;
type Line = Pick<BankLine, 'companyCode' | 'currency' | 'amount' | 'payer' | 'payerAccount' | 'note'>;

/** A line with what may be done with it. */
export async function bankLineIn(tx: Tx, id: string): Promise<BankLineDetail> {
  const line = await lineIn(tx, id);
  if (line.state !== 'OPEN') return { line, proposals: [], postsOn: null };
  return { line, proposals: await proposalsIn(tx, line), postsOn: await openInstead(tx, line.day) };
}

export function bankLineAtDesk(staff: Database, viewer: Viewer, id: string): Promise<BankLineDetail> {
  return staff.inTransaction(viewer, (tx) => bankLineIn(tx, id));
}

/** Whose a payment may be among the customers whom the viewer serves, and what it would pay of each. */
async function proposalsIn(tx: Pick<Tx, 'rows'>, line: Line): Promise<BankLineDetail['proposals']> {
  const payers = await payersKnown(tx);
  const likely = payers.filter((payer) => payerReasons(line, payer).length > 0).map(({ orgId }) => orgId);
  const candidates = await customersWithOpen(
    tx,
    line,
    sql`g.org_id = any(${likely}::uuid[]) or ${speaksFor(line)}`,
  );
  return matchesOf(line, candidates, payers).map((found) => ({ ...found, open: proposed(line, found.open) }));
}

/** The same of one customer whom the desk names. */
export function proposalFor(
  staff: Database,
  viewer: Viewer,
  { id, orgId }: QueryOf<typeof bankLineFor>,
): Promise<Proposal> {
  return staff.inTransaction(viewer, async (tx) => {
    const line = await lineIn(tx, id);
    const [found] = await customersWithOpen(tx, line, sql`g.org_id = ${orgId}`);
    if (!found) throw new Problem('notFound');
    return { ...found, reasons: [], open: proposed(line, found.open) };
  });
}

function proposed({ amount, note }: Line, open: Proposal['open']): Proposal['open'] {
  return proposedParts({ left: amount, text: note ?? '' }, open);
}

/** Whether a bill of customer `g` is named in the text, or comes to the amount and nothing is paid of it. */
function speaksFor({ companyCode, currency, amount, note }: Line): Sql {
  return sql`g.org_id in (
    select b.org_id from bill b where b.bill_no = any(${[...numbersIn(note ?? '')]}::text[])
    union all
    select b.org_id from ledger_posting p join bill b on b.org_id = p.org_id and b.id = p.bill_id
      where p.bill_id is not null and p.currency = ${currency} and p.amount = ${amount} and b.company_code = ${companyCode} and b.status = 'ISSUED'
        and (select sum(x.amount) from ledger_posting x where x.org_id = b.org_id and x.bill_id = b.id) = ${amount}::numeric)`;
}

function customersWithOpen(tx: Pick<Tx, 'rows'>, { companyCode, currency }: Line, who: Sql) {
  return tx.rows(
    sql.type({ orgId: text, customer: text, customerEn: text, open: json<Proposal['open']>() })`
    select g.org_id::text as "orgId", g.name_zh as customer, g.name_en as "customerEn",
      (select coalesce(json_agg(${openJson} order by o.pay_date, o.bill_no), '[]') from ${openBills} o
        where o.org_id = g.org_id and o.company_code = ${companyCode} and o.currency = ${currency} and o.unpaid_amount > 0) as open
    from ${organisationView} g join ${customerView} c on c.org_id = g.org_id where ${who} order by g.org_id limit 100`,
  );
}

/** By what the customers are known when they pay: names, accounts, and who has paid for them. */
function payersKnown(tx: Pick<Tx, 'rows'>) {
  return tx.rows(
    sql.type({ orgId: text, names: texts, accounts: texts, paidBefore: texts })`
    select g.org_id::text as "orgId", array_remove(array[g.name_zh, g.name_en, c.legal_name] || coalesce(a.holders, '{}'), null) as names,
      coalesce(a.numbers, '{}') as accounts,
      (select coalesce(array_agg(distinct m.payer), '{}') from receipt_of_money m where m.org_id = g.org_id and m.payer is not null
        and not exists (select from ledger_entry e join ledger_entry v on v.org_id = e.org_id and v.reverses = e.id
          where e.org_id = m.org_id and e.receipt_id = m.id and e.kind = 'receipt')) as "paidBefore"
    from ${organisationView} g join ${customerView} c on c.org_id = g.org_id
      left join (select p.org_id, array_agg(p.account_name) as holders, array_agg(p.account) as numbers from ${payersView} p group by p.org_id) a on a.org_id = g.org_id`,
  );
}
