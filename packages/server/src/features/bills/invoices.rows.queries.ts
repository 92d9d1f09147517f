import type { deskInvoice } from '@loadline/contract/bills/invoice';
import { invoice } from '@loadline/contract/bills/invoice';
import type { invoiceFilter } from '@loadline/contract/bills/invoice.api';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { isBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import { colleagueName, personName } from '../ops/people.public.ts';
import { companyNames, ownBills } from './bills.rows.queries.ts';

const sums = sql`select count(*)::int as bills, min(b.bill_no) as bill_no, sum(p.amount) as billed
  from invoice_part p join bill b on b.org_id = p.org_id and b.id = p.bill_id where p.org_id = i.org_id and p.invoice_id = i.id`;

/** Requests `r` with what follows of their parts: the tax comes on top of them, or is in them (ruling 63). */
export const invoices = sql`(select x.*, x.net_amount + x.tax_amount as actual_invoice_amount from (
    select n.*, case n.tax_way when 'added' then round(n.billed * n.tax_point / 100, 2) else n.billed - n.net_amount end as tax_amount from (
      select i.*, i.created_at as request_time, s.bills, s.bill_no, s.billed,
        case i.tax_way when 'added' then s.billed else round(s.billed / (1 + i.tax_point / 100), 2) end as net_amount
      from invoice i cross join lateral (${sums}) s) n) x) r`;

const money = (of: Sql) => sql`(${of})::numeric(16, 2)::text`;

function invoiceJson(
  fields: typeof invoice.fields | typeof deskInvoice.fields,
  { requester, account }: { readonly requester: Sql; readonly account: Sql },
): Sql {
  return jsonOf(fields, 'r', {
    ...companyNames,
    netAmount: money(sql`r.net_amount`),
    taxAmount: money(sql`r.tax_amount`),
    actualInvoiceAmount: money(sql`r.actual_invoice_amount`),
    bankAccount: account,
    requester: sql`coalesce(${requester}, '')`,
    requestTime: isoOf(sql`r.request_time`),
    fileId: sql`(select f.file_id::text from ${recordFileView} f
      where f.org_id = r.org_id and f.subject = 'invoice' and f.subject_id = r.id and f.withdrawn_at is null limit 1)`,
  });
}

/** As its customer reads it: of the bank account the last digits. */
export const ownInvoiceJson = invoiceJson(invoice.fields, {
  requester: colleagueName(sql`r.org_id`, sql`r.created_by`),
  account: sql`masked_tail(r.bank_account)`,
});

/** As who makes it out needs it. */
export function deskInvoiceJson(fields: typeof deskInvoice.fields): Sql {
  return invoiceJson(fields, { requester: personName(sql`r.created_by`), account: sql`r.bank_account` });
}

/** The parts of request `i`, by the numbers of their bills. */
export const partsJson = sql`(select coalesce(json_agg(json_build_object('billId', r.id::text, 'billNo', r.bill_no, 'billDate', to_char(r.bill_date, 'YYYY-MM-DD'),
    'billAmount', r.bill_amount::text, 'amount', p.amount::text) order by r.bill_no), '[]')
  from invoice_part p join ${ownBills} on r.org_id = p.org_id and r.id = p.bill_id where p.org_id = i.org_id and p.invoice_id = i.id)`;

/** The conditions on requests `r` that a filter means; `search` finds in these columns, and by their bills. */
export function matchingInvoices(
  { search, status, invoiceType, currency, billNo, from, to }: ValuesOf<typeof invoiceFilter>,
  searched: readonly string[],
): Sql[] {
  const ofBill = (
    which: Sql,
  ) => sql`exists (select from invoice_part p join bill b on b.org_id = p.org_id and b.id = p.bill_id
    where p.org_id = r.org_id and p.invoice_id = r.id and ${which})`;
  return setOf([
    search !== null &&
      sql`(${containing(['requestNo', 'invoiceNo', 'invoiceHeader', ...searched], search)} or ${ofBill(sql`b.bill_no ilike ${`%${search}%`}`)})`,
    isOneOf(sql`r.status`, status),
    isOneOf(sql`r.invoice_type`, invoiceType),
    isOneOf(sql`r.currency`, currency),
    billNo !== null && ofBill(sql`b.bill_no = ${billNo}`),
    ...isBetween(sql`r.request_time`, from, to),
  ]);
}

export const invoicesBy = sortedBy({
  requestTime: { value: sql`r.request_time`, type: 'timestamptz' },
  actualInvoiceAmount: { value: sql`r.actual_invoice_amount`, type: 'numeric' },
});
