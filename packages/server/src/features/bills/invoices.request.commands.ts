import type { requestInvoice } from '@loadline/contract/bills/invoice.api';
import { exceeds } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { moneyText } from '@loadline/contract/kernel/figures';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { invoiceHeadings } from '../customers/profile.rows.public.ts';
import { tellStaff } from '../notices/notices.public.ts';
import type { InvoiceDetail } from './invoices.queries.ts';
import { ownInvoiceIn } from './invoices.queries.ts';
import { todayInChina } from './ledger.queries.ts';

type Asked = BodyOf<typeof requestInvoice>;

/** Asks for an invoice of one's own bills, each up to what is not invoiced of it. Sent twice it is one request. */
export function request(db: Database, viewer: Viewer, asked: Asked): Promise<InvoiceDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const { id, parts } = asked;
    const { orgId } = tx.me;
    // One after the other: else two would both find the same amount free.
    await tx.rows(sql`select lock_invoices(${orgId})`);
    const known = await tx.rows(sql`select from invoice where org_id = ${orgId} and id = ${id}`);
    if (known.length > 0) return ownInvoiceIn(tx, id);
    const { companyCode, currency } = await requireInvoiceable(tx, parts);
    await addRequest(tx, asked, { companyCode, currency });
    await tx.rows(sql`
      insert into invoice_part (org_id, invoice_id, bill_id, amount)
      select ${orgId}, ${id}, p."billId", p.amount from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as p ("billId" uuid, amount numeric)`);
    const made = await ownInvoiceIn(tx, id);
    await tellOf(tx, made);
    return made;
  });
}

const billColumns = { id: text, no: text, companyCode: text, currency: text, most: orNull(text) };
type Bill = RowOf<typeof billColumns>;

/** The company and the currency that all of them have; one that is not the viewer's is not found. */
async function requireInvoiceable(
  tx: Tx,
  parts: Asked['parts'],
): Promise<Pick<Bill, 'companyCode' | 'currency'>> {
  const ids = [...new Set(parts.map(({ billId }) => billId))];
  const bills = await tx.rows(sql.type(billColumns)`
    select b.id::text as id, b.bill_no as no, b.company_code as "companyCode", b.currency, (select u.amount::text from uninvoiced_amount(b.org_id, b.id) u) as most
    from bill b where b.org_id = ${tx.me.orgId} and b.id = any(${ids}::uuid[])`);
  const [first] = bills;
  if (!first || bills.length < parts.length) throw new Problem('notFound');
  if (bills.some((bill) => bill.companyCode !== first.companyCode || bill.currency !== first.currency))
    throw new Problem('invoiceMixed');
  for (const { billId, amount } of parts) requireLeft(bills.find(({ id }) => id === billId) ?? first, amount);
  return first;
}

function requireLeft({ no, most, currency }: Bill, amount: string): void {
  if (most === null) throw new Problem('notInvoiceable', { no });
  if (exceeds(amount, most))
    throw new Problem('moreThanUninvoiced', { no, most: `${currency} ${moneyText(most)}` });
}

/** The header is that of the tax info and the tax that of the type, as they are now. */
async function addRequest(
  tx: Tx,
  { id, invoiceType, region, mailTo, note }: Asked,
  { companyCode, currency }: Pick<Bill, 'companyCode' | 'currency'>,
): Promise<void> {
  const { orgId, userId } = tx.me;
  const types = await tx.rows(
    sql`select from invoice_tax t where t.invoice_type = ${invoiceType} and t.active`,
  );
  if (types.length === 0) throw new Problem('invoiceTypeUnused');
  const made = await tx.rows(sql.type({ no: text })`
    insert into invoice (org_id, id, request_no, company_code, currency, invoice_type, tax_point, tax_way, invoice_header, tax_number, bank, bank_account,
      address, phone, mail_to, note, created_by, created_at, updated_at)
    select ${orgId}, ${id}, next_number('KP', ${todayInChina}), ${companyCode}, ${currency}, t.invoice_type, t.tax_point, t.tax_way, h.title, h.tax_number,
      h.bank, h.bank_account, h.address, h.phone, ${mailTo}, ${note}, ${userId}, ${tx.now}, ${tx.now}
    from invoice_tax t, ${invoiceHeadings} h where t.invoice_type = ${invoiceType} and h.org_id = ${orgId} and h.region = ${region}
    returning request_no as no`);
  if (made.length === 0) throw new Problem('invoiceHeaderMissing');
}

async function tellOf(tx: Tx, { invoice, parts }: InvoiceDetail): Promise<void> {
  const { id, requestNo, currency, actualInvoiceAmount, invoiceType } = invoice;
  const { orgId } = tx.me;
  const changes = {
    requestNo,
    invoiceType,
    billNo: parts.map(({ billNo }) => billNo).join(', '),
    currency,
    actualInvoiceAmount,
  };
  await audit(tx, { action: 'invoice-requested', subject: 'invoice', subjectId: id, orgId, changes });
  await tellStaff(tx, {
    event: 'invoiceAsked',
    orgId,
    subject: 'invoice',
    subjectId: id,
    number: requestNo,
    who: tx.me.name,
    said: `${currency} ${moneyText(actualInvoiceAmount)}`,
    key: 'requested',
  });
}
