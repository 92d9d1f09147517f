import { proposedParts } from '@loadline/contract/bills/money-proposal';
import { moneyReceipt } from '@loadline/contract/bills/money-receipt';
import type { moneyApi, moneyChoices } from '@loadline/contract/bills/money-receipt.api';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { isDayBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerChoices, organisationView } from '../ops/companies.public.ts';
import { entriesOf } from '../ops/dictionaries.public.ts';
import { companyNames, ownBills } from './bills.rows.queries.ts';

export type MoneyDetail = AnswerOf<typeof moneyApi.detail>;
type Filter = QueryOf<typeof moneyApi.count>;

/** What of receipt `m` is still on the customer's account. */
const left = sql`(select -coalesce(sum(p.amount), 0) from ledger_entry e join ledger_posting p on p.org_id = e.org_id and p.entry_id = e.id
  where e.org_id = m.org_id and e.receipt_id = m.id and p.account = 'customer')`;

/** Why it was reversed, where it was. */
const reversed = sql`(select v.note from ledger_entry e join ledger_entry v on v.org_id = e.org_id and v.reverses = e.id
  where e.org_id = m.org_id and e.receipt_id = m.id and e.kind = 'receipt')`;

const receipts = sql`(select m.*, m.created_who as made_who, m.created_at as made_at, ${left} as left, ${reversed} as reversed, g.name_zh as customer, g.name_en as customer_en
  from receipt_of_money m join ${organisationView} g on g.org_id = m.org_id) r`;

const receiptJson = jsonOf(moneyReceipt.fields, 'r', companyNames);

function matching({ search, orgId, currency, from, to, tab }: Filter): Sql {
  return allOf(
    setOf([
      search !== null && sql`(${containing(['receiptNo', 'payer', 'note', 'bankRef', 'customer'], search)})`,
      orgId !== null && sql`r.org_id = ${orgId}`,
      isOneOf(sql`r.currency`, currency),
      ...isDayBetween(sql`r.day`, from, to),
      tab !== 'all' && sql`r.left > 0`,
    ]),
  );
}

/** What came from the customers whom the viewer serves; what is not allocated unless told. */
export const moneyList: ListSource<Filter> = {
  of: moneyReceipt,
  from: receipts,
  where: matching,
  row: receiptJson,
  by: sortedBy({
    day: { value: sql`r.day`, type: 'date' },
    amount: { value: sql`r.amount`, type: 'numeric' },
  }),
};

/** The bills of a customer that may be paid from one company's account in one currency, the oldest due first. */
export const openBills = sql`(select r.org_id, r.id, r.bill_no, r.pay_date, r.company_code, r.currency, r.overdue_days, r.unpaid_amount, r.disputed_amount
  from ${ownBills} where r.kept = 'ISSUED' and r.credits_bill_id is null)`;

export const openJson = sql`json_build_object('billId', o.id::text, 'billNo', o.bill_no, 'payDate', to_char(o.pay_date, 'YYYY-MM-DD'),
  'overdueDays', o.overdue_days, 'unpaidAmount', o.unpaid_amount::text,
  'disputedAmount', o.disputed_amount::text, 'proposed', '0')`;

const allocations = sql`(select e.made_at, json_build_object('entryId', e.id::text, 'billNo', b.bill_no, 'day', to_char(e.day, 'YYYY-MM-DD'),
    'amount', sum(p.amount) filter (where p.account = 'customer')::text, 'exchange', coalesce(-sum(p.base) filter (where p.account = 'exchange'), 0)::text,
    'reversed', (select 1 from ledger_entry v where v.org_id = e.org_id and v.reverses = e.id)) as one
  from ledger_entry e join ledger_posting p on p.org_id = e.org_id and p.entry_id = e.id left join bill b on b.org_id = e.org_id and b.id = e.bill_id
  where e.org_id = r.org_id and e.receipt_id = r.id and e.kind in ('payment', 'bondIn') group by e.org_id, e.id, e.made_at, b.bill_no)`;

function detailJson(id: string) {
  return sql.type({ all: json<MoneyDetail>() })`select json_build_object('receipt', ${receiptJson},
    'allocations', (select coalesce(json_agg(a.one order by a.made_at desc), '[]') from ${allocations} a),
    'open', (select coalesce(json_agg(${openJson} order by o.pay_date, o.bill_no), '[]') from ${openBills} o
      where o.org_id = r.org_id and o.company_code = r.company_code and o.currency = r.currency and o.unpaid_amount > 0)) as all
    from ${receipts} where r.id = ${id}`;
}

export async function moneyAtDesk(staff: Database, viewer: Viewer, id: string): Promise<MoneyDetail> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, detailJson(id));
  if (!found) throw new Problem('notFound');
  return proposing(found.all);
}

export async function moneyIn(tx: Pick<Tx, 'rows'>, id: string): Promise<MoneyDetail> {
  const [found] = await tx.rows(detailJson(id));
  if (!found) throw new Problem('notFound');
  return proposing(found.all);
}

/** What is left, laid over the open bills as ruling 68 proposes it. */
function proposing(detail: MoneyDetail): MoneyDetail {
  const { receipt, open } = detail;
  return { ...detail, open: proposedParts({ left: receipt.left, text: receipt.note ?? '' }, open) };
}

export async function choicesOfMoney(
  staff: Database,
  viewer: Viewer,
): Promise<AnswerOf<typeof moneyChoices>> {
  const {
    rows: [[found]],
  } = await staff.read(
    viewer,
    sql.type({
      all: json<AnswerOf<typeof moneyChoices>>(),
    })`select json_build_object('customers', ${customerChoices(sql`g.kind = 'customer'`)},
      'companies', (select coalesce(json_agg(x), '[]') from (${entriesOf('salesCompany')}) x)) as all`,
  );
  return found?.all ?? { customers: [], companies: [] };
}
