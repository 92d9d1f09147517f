import type { saveInvoiceTax } from '@loadline/contract/bills/invoice-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { InvoiceTaxes } from './invoices.tax.queries.ts';
import { taxesIn } from './invoices.tax.queries.ts';

/** What is asked for from now on is taxed so; requests that are there keep their tax. */
export function keepTax(
  staff: Database,
  viewer: Viewer,
  saved: BodyOf<typeof saveInvoiceTax>,
): Promise<InvoiceTaxes> {
  return staff.inTransaction(viewer, async (tx) => {
    const { version, invoiceType, ...values } = saved;
    await tx.rows(sql`select 1 from invoice_tax t where t.invoice_type = ${invoiceType} for update`);
    const before = (await taxesIn(tx)).find((one) => one.invoiceType === invoiceType);
    if (!before) throw new Problem('notFound');
    requireVersion(before, version, saved);
    await tx.rows(sql`
      update invoice_tax set tax_point = ${values.taxPoint}, tax_way = ${values.taxWay}, active = ${values.active}, version = version + 1,
        changed_who = ${tx.me.name}, changed_at = ${tx.now} where invoice_type = ${invoiceType}`);
    const changes = { invoiceType, ...differences(before, values) };
    await audit(tx, { action: 'edited', subject: 'invoiceTax', changes });
    return taxesIn(tx);
  });
}
