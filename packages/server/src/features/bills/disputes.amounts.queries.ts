import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** What is disputed of a bill and not decided, at most what is unpaid of it: it is not overdue and holds nothing (ruling 65). */
export function disputedOf(bill: { readonly orgId: Sql; readonly id: Sql; readonly unpaid: Sql }): Sql {
  return sql`least(${bill.unpaid}, coalesce((select sum(d.disputed) from bill_dispute d
    where d.org_id = ${bill.orgId} and d.bill_id = ${bill.id} and d.state = 'OPEN'), 0.00))`;
}

/** The same of all bills of a customer in the base currency, by the rates at which they stand. */
export function disputedInBase(orgId: Sql): Sql {
  const open = disputedOf({ orgId, id: sql`u.bill_id`, unpaid: sql`u.amount` });
  return sql`(select coalesce(sum(round(${open} * u.base / u.amount, 2)), 0.00) from (
      select p.bill_id, sum(p.amount) as amount, sum(p.base) as base from ledger_posting p
      where p.org_id = ${orgId} and p.bill_id in (select d.bill_id from bill_dispute d where d.org_id = ${orgId} and d.state = 'OPEN')
      group by p.bill_id) u where u.amount > 0)`;
}
