import { randomUUID } from 'node:crypto';
import { rowsOf } from './product-database.ts';

interface IssuedBill {
  /** The code of its customer: the demo's large one unless told. */
  readonly customerCode?: string;
  readonly currency?: string;
  readonly fee: { readonly type: string; readonly zh: string; readonly en: string; readonly amount: number };
  /** Whether its line is of an order that has arrived. */
  readonly ofOrder?: boolean;
  readonly daysAgo?: number;
  readonly daysToPay?: number;
}

/** The number of a bill of one line, issued and posted. */
export async function issuedBill(of: IssuedBill): Promise<string> {
  const { customerCode = 'QHDEMO', currency = 'CNY', fee, ofOrder = false, daysAgo = 3, daysToPay = 12 } = of;
  const id = randomUUID();
  const no = `FB26${String(Date.now()).slice(-8)}`;
  const customer = `(select org_id from organisation where code = '${customerCode}')`;
  await rowsOf(
    `insert into bill (org_id, id, bill_no, status, company_code, currency, bill_date, pay_date, created_by)
     select ${customer}, $1, $2, 'DRAFT', (select code from dictionary_entry where kind = 'salesCompany' order by code limit 1), $3,
       now()::date - $4::int, now()::date - $4::int + $5::int, $1`,
    [id, no, currency, daysAgo, daysToPay],
  );
  const order = `(select id from orders where org_id = ${customer} and status = 'ARRIVED' order by order_number limit 1)`;
  await rowsOf(
    `insert into charge (org_id, id, order_id, bill_id, position, fee_date, fee_type, fee_zh, fee_en, unit_name, billing_weight, quantity, unit_fee,
       currency, order_fee, rate, base_amount, source, checked_at)
     select ${customer}, gen_random_uuid(), case when $2 then ${order} end, $1, 1, now()::date - $3::int, $4, $5, $6, 'kg', 100, 100,
       $7::numeric / 100, $8, $7::numeric, 1, $7::numeric, 'hand', now()`,
    [id, ofOrder, daysAgo, fee.type, fee.zh, fee.en, fee.amount, currency],
  );
  await rowsOf(`update bill set status = 'ISSUED', issued_at = now() where id = $1`, [id]);
  await rowsOf(
    `with e as (insert into ledger_entry (org_id, id, kind, day, bill_id, made_by, made_who, made_at)
       values (${customer}, gen_random_uuid(), 'charge', now()::date - $2::int, $1, $1, 'walk', now()) returning org_id, id)
     insert into ledger_posting (org_id, entry_id, position, account, bill_id, currency, amount, base)
     select e.org_id, e.id, p.at, p.account, p.bill_id, $3, p.amount, p.amount
     from e, (values (1, 'receivable', $1::uuid, $4::numeric), (2, 'revenue', null, -$4::numeric)) p (at, account, bill_id, amount)`,
    [id, daysAgo, currency, fee.amount],
  );
  return no;
}
