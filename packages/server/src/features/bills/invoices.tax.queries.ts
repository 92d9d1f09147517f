import { invoiceTypes } from '@loadline/contract/bills/invoice.codes';
import type { listInvoiceTaxes } from '@loadline/contract/bills/invoice-desk.api';
import { invoiceTax } from '@loadline/contract/bills/invoice-tax';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export type InvoiceTaxes = AnswerOf<typeof listInvoiceTaxes>;

const taxes = sql.type({ all: json<InvoiceTaxes>() })`
  select coalesce(json_agg(${jsonOf(invoiceTax.fields, 't')} order by array_position(${codesOf(invoiceTypes)}::text[], t.invoice_type)), '[]') as all
  from invoice_tax t`;

export async function taxesAtDesk(staff: Database, viewer: Viewer): Promise<InvoiceTaxes> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, taxes);
  return found?.all ?? [];
}

export async function taxesIn(tx: Pick<Tx, 'one'>): Promise<InvoiceTaxes> {
  return (await tx.one(taxes)).all;
}
