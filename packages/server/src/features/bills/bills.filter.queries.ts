import type { billAges, billFilter } from '@loadline/contract/bills/bill.api';
import type { CodeOf } from '@loadline/contract/kernel/code';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { calledOneOf } from '../../kernel/called.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import type { Looker } from '../orders/orders.found.public.ts';
import { ordersFound } from '../orders/orders.found.public.ts';
import { referenceView } from '../orders/orders.rows.public.ts';
import { isRecent } from './bills.amounts.queries.ts';
import { ownBills } from './bills.rows.queries.ts';

/** What is unpaid of bill `r`, by how long it is late (ruling 66). */
const inAge: Readonly<Record<CodeOf<typeof billAges>, Sql>> = {
  notDue: sql`r.due_amount <> 0 and r.overdue_days is null`,
  d30: sql`r.overdue_days between 1 and 30`,
  d60: sql`r.overdue_days between 31 and 60`,
  d90: sql`r.overdue_days between 61 and 90`,
  older: sql`r.overdue_days > 90`,
  disputed: sql`r.disputed_amount <> 0`,
};

/** A customer has sent proof that bill `r` is paid, which nobody has looked at, and something of it is unpaid. */
const isProven = sql`r.unpaid_amount > 0 and exists (select from ${recordFileView} f where f.org_id = r.org_id and f.subject = 'bill' and f.subject_id = r.id
  and f.type = 'PAYMENT' and not f.by_staff and f.withdrawn_at is null and f.verdict is null)`;

/** The bills whose proofs of payment wait to be checked. */
export const proofsToCheck = sql`select (select min(f.uploaded_at) from ${recordFileView} f where f.org_id = r.org_id and f.subject = 'bill' and f.subject_id = r.id
    and f.type = 'PAYMENT' and f.withdrawn_at is null and f.verdict is null) as since, r.id, r.org_id, r.bill_no as no
  from ${ownBills} where ${isProven}`;

export const inTab = {
  proven: isProven,
  draft: sql`r.kept = 'DRAFT'`,
  recent: isRecent,
  unpaid: sql`r.unpaid_amount <> 0`,
  overdue: sql`r.overdue_days is not null`,
  all: sql`true`,
};

/** Bills of which their own number or one that their orders are called by is as `no` says. */
export function isCalled(no: (column: Sql) => Sql): Sql {
  return sql`(${no(sql`r.bill_no`)} or exists (select from charge c join ${referenceView} n on n.org_id = c.org_id and n.order_id = c.order_id
    where c.org_id = r.org_id and c.bill_id = r.id and ${no(sql`n.number`)}))`;
}

/** The conditions on bills `r` that a filter means; `search` finds in these keys, and by any number of their orders. */
export function matching(
  filter: ValuesOf<typeof billFilter>,
  searched: readonly string[],
  looker: Looker,
): Sql[] {
  const { search, numbers, status, currency, company, age, day, from, to, least, most } = filter;
  const dated = day === 'pay' ? sql`r.pay_date` : sql`r.bill_date`;
  const conditions = [
    numbers !== null && calledOneOf(isCalled, numbers),
    search !== null &&
      sql`(${containing(searched, search)} or exists (select from charge c where c.org_id = r.org_id and c.bill_id = r.id
        and c.order_id in (${ordersFound(search, looker)})))`,
    status !== null && sql`r.status = any(${status}::text[])`,
    currency !== null && sql`r.currency = any(${currency}::text[])`,
    company !== null && sql`r.company_code = ${company}`,
    age !== null &&
      sql.join(
        age.map((one) => sql`(${inAge[one]})`),
        sql` or `,
      ),
    from !== null && sql`${dated} >= ${from}::date`,
    to !== null && sql`${dated} <= ${to}::date`,
    least !== null && sql`r.bill_amount >= ${least}::numeric`,
    most !== null && sql`r.bill_amount <= ${most}::numeric`,
  ];
  return conditions.filter((one) => one !== false);
}

export const sortingOf = sortedBy({
  billDate: { value: sql`r.bill_date`, type: 'date' },
  payDate: { value: sql`r.pay_date`, type: 'date' },
  billAmount: { value: sql`r.bill_amount`, type: 'numeric' },
  unpaidAmount: { value: sql`r.unpaid_amount`, type: 'numeric' },
});

/** How many stand under each tab and, of what else is asked for, the sums of each currency. */
export function overviewJson(
  bills: Sql,
  tabs: readonly (keyof typeof inTab)[],
  within: Sql,
  found: Sql,
): Sql {
  const counts = tabs.map(
    (tab) => sql`json_build_object('tab', ${sql.lit(tab)}, 'count', count(*) filter (where ${inTab[tab]}))`,
  );
  const sumOf = (amount: Sql, which: Sql) =>
    sql`coalesce(sum(${amount}) filter (where ${which}), 0)::numeric(18, 2)::text`;
  const ages = Object.entries(inAge).map(
    ([age, which]) =>
      sql`${sql.lit(age)}, ${sumOf(age === 'disputed' ? sql`r.disputed_amount` : sql`r.due_amount`, which)}`,
  );
  return sql`with r as materialized (select * from ${bills} where ${within}) select json_build_object(
    'tabs', (select json_build_array(${sql.join(counts)}) from r),
    'sums', coalesce((select json_agg(json_build_object('currency', s.currency, 'bills', s.bills, 'billAmount', s.amount, 'unpaidAmount', s.unpaid, 'ages', s.ages)
        order by s.currency = 'CNY' desc, s.currency)
      from (select r.currency, count(*) as bills, sum(r.bill_amount)::numeric(18, 2)::text as amount, ${sumOf(sql`r.unpaid_amount`, sql`true`)} as unpaid,
          json_build_object(${sql.join(ages)}) as ages
        from r where ${found} group by r.currency) s), '[]'))::text`;
}
