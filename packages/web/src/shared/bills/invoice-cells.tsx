import type { invoice } from '@loadline/contract/bills/invoice';
import { invoiceFilter } from '@loadline/contract/bills/invoice.api';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import type { InvoiceRow } from './invoice-record.ts';

export const invoiceColumns = [
  'requestNo',
  'status',
  'invoiceType',
  'actualInvoiceAmount',
  'invoiceHeader',
  'invoiceNo',
  'requestTime',
] as const;

/** What can be shown besides. */
export const furtherInvoiceColumns = [
  'netAmount',
  'taxAmount',
  'mailTo',
  'invoiceDate',
  'updatedAt',
] as const;

/** How the columns look that both lists have. */
export function invoiceCells<Row extends InvoiceRow>({
  t,
  language,
}: Words): ColumnLooks<typeof invoice.fields, Row> {
  return {
    requestNo: {
      width: 190,
      cell: ({ requestNo, billNo, bills }) => (
        <>
          <span>{requestNo}</span>
          <small className="data-table__second">
            {bills > 1 ? t('invoices.andOthers', { no: billNo, count: bills }) : billNo}
          </small>
        </>
      ),
    },
    actualInvoiceAmount: {
      width: 130,
      cell: ({ actualInvoiceAmount, currency }) => (
        <>
          <span>{moneyText(actualInvoiceAmount)}</span>
          <small className="data-table__second">{currency}</small>
        </>
      ),
    },
    invoiceHeader: {
      width: 200,
      cell: ({ invoiceHeader, companyZh, companyEn }) => (
        <>
          <span title={invoiceHeader}>{invoiceHeader}</span>
          <small className="data-table__second">{language === 'en' ? companyEn : companyZh}</small>
        </>
      ),
    },
  };
}

/** The filters that both lists have. */
export function invoiceFilters({ language }: Words, day: string): FilterSpec[] {
  return [
    filterOf(invoiceFilter, 'status', language),
    filterOf(invoiceFilter, 'invoiceType', language),
    daysFilter('dated', day, bareDays),
    filterOf(invoiceFilter, 'currency', language),
  ];
}

export function dayLabel(fields: typeof invoice.fields, { language }: Words): string {
  return say(fields.requestTime.label, language);
}
