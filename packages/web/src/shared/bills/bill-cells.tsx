import { bill, deskBill } from '@loadline/contract/bills/bill';
import { billFilter } from '@loadline/contract/bills/bill.api';
import { billStatuses } from '@loadline/contract/bills/bill.codes';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { shortDay } from '../../kernel/time.ts';
import type { Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import type { BillRow } from './bill-record.ts';
import { PayBy } from './pay-by.tsx';

export const billColumns = [
  'billNo',
  'status',
  'billDate',
  'payDate',
  'billAmount',
  'paidAmount',
  'unpaidAmount',
] as const;

/** What can be shown besides. */
export const furtherBillColumns = [
  'uninvoicedAmount',
  'invoicedAmount',
  'creditedAmount',
  'disputedAmount',
  'orders',
  'overdueDays',
  'creditOf',
  'issuedAt',
  'updatedAt',
] as const;

/** How the columns look that both lists have; a number leads to its page. */
export function billCells<Row extends BillRow>(
  { t, language }: Words,
  page: PageName,
): ColumnLooks<typeof bill.fields, Row> {
  const second = (text: ReactNode) => <small className="data-table__second">{text}</small>;
  return {
    billNo: {
      width: 190,
      header: t('bills.column.no'),
      cell: ({ billNo, orderNumber, orders }) => (
        <>
          <DocumentNumber number={billNo}>
            <PageLink page={page} query={{ no: billNo }}>
              {billNo}
            </PageLink>
          </DocumentNumber>
          {second(
            orders > 1 && orderNumber !== null
              ? t('bills.andOthers', { no: orderNumber, count: orders })
              : (orderNumber ?? t('bills.noOrder')),
          )}
        </>
      ),
    },
    billDate: {
      width: 132,
      cell: ({ billDate, companyZh, companyEn }) => (
        <>
          {shortDay(billDate)}
          {second(language === 'en' ? companyEn : companyZh)}
        </>
      ),
    },
    payDate: {
      width: 128,
      cell: (row) => (
        <>
          {row.status === 'VOID' ? '—' : shortDay(row.payDate)}
          {second(<PayBy bill={row} />)}
        </>
      ),
    },
    billAmount: {
      width: 120,
      cell: ({ billAmount, currency }) => (
        <>
          {moneyText(billAmount)}
          {second(currency)}
        </>
      ),
    },
    paidAmount: { width: 108, cell: (row) => postedText(row, row.paidAmount) },
    unpaidAmount: {
      width: 116,
      cell: (row) =>
        row.overdueDays === null ? (
          postedText(row, row.unpaidAmount)
        ) : (
          <b className="bill-late">{moneyText(row.unpaidAmount)}</b>
        ),
    },
  };
}

/** What the ledger says of a bill; of a draft it says nothing yet. */
function postedText({ status }: Pick<BillRow, 'status'>, amount: string): string {
  return status === 'DRAFT' ? '—' : moneyText(amount);
}

/** The filters that both lists have. A draft is never a customer's. */
export function billFilters({ language }: Words, side: 'own' | 'desk'): FilterSpec[] {
  const statuses = codesOf(billStatuses).filter((status) => side === 'desk' || status !== 'DRAFT');
  const options = statuses.map((value) => ({ value, label: say(wordOf(billStatuses, value), language) }));
  return [
    filterOf(billFilter, 'status', language, { options }),
    daysFilter('dated', say(deskBill.fields.billDate.label, language), bareDays),
    filterOf(billFilter, 'currency', language),
    filterOf(billFilter, 'age', language),
    filterOf(billFilter, 'least', language),
    filterOf(billFilter, 'most', language),
  ];
}
