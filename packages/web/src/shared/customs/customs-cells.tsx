import { shownNumbers } from '@loadline/contract/checks/tracked-number';
import { customsBusinesses } from '@loadline/contract/codes/customs-business';
import { directions, territories } from '@loadline/contract/customs/customs.codes';
import { isEurope } from '@loadline/contract/customs/customs-europe';
import { customsFile } from '@loadline/contract/customs/customs-file';
import { wordOf } from '@loadline/contract/kernel/code';
import { gramsText, moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import { PageLink } from '../../kernel/page-link.tsx';
import type { Words } from '../../kernel/words.ts';
import { DocumentNumber } from '../../resource/document-number.tsx';
import type { ColumnLooks } from '../../resource/resource-columns.tsx';
import { Value } from '../../resource/value.tsx';
import { missing } from '../../resource/value-text.ts';
import type { CustomsRow } from './customs-record.ts';
import { CustomsStateCell } from './customs-state.tsx';

const { fields } = customsFile;

/** What a list of declarations shows unless told, two facts in a cell where they belong together. */
export const customsColumns = [
  'waybillNo',
  'reference',
  'businessType',
  'status',
  'customsDate',
  'packages',
  'totalValue',
  'totalTax',
] as const;

/** What can be shown besides. */
export const furtherColumns = [
  'fileNo',
  'houseNo',
  'declarationNo',
  'orderDate',
  'direction',
  'quantity',
  'volume',
  'grossWeight',
  'currency',
  'tariff',
  'vat',
  'releasedAt',
  'statusAt',
  'updatedAt',
] as const;

/** How the columns look that both lists have. */
export function customsCells<Row extends CustomsRow>(
  { t, language }: Words,
  page: PageName,
): ColumnLooks<typeof fields, Row> {
  return {
    waybillNo: {
      width: 204,
      header: t('customs.column.waybill'),
      cell: (row) => (
        <>
          <DocumentNumber number={row.fileNo}>
            <PageLink page={page} query={{ no: row.fileNo }}>
              {shownNumbers(row.waybillNo ?? row.fileNo)}
            </PageLink>
          </DocumentNumber>
          <small className="data-table__second">{row.declarationNo ?? t('customs.undeclared')}</small>
        </>
      ),
    },
    fileNo: { width: 128 },
    reference: {
      width: 110,
      header: t('customs.column.reference'),
      cell: ({ reference, orderDate }) => (
        <>
          {reference ?? missing}
          <small className="data-table__second">
            <Value field={fields.orderDate} value={orderDate} />
          </small>
        </>
      ),
    },
    businessType: {
      width: 156,
      header: t('customs.column.business'),
      cell: ({ businessType, direction, territory }) => (
        <>
          {say(wordOf(customsBusinesses, businessType), language)}
          <small className="data-table__second">
            {isEurope(territory) ? `${say(wordOf(territories, territory), language)} ` : null}
            {say(wordOf(directions, direction), language)}
          </small>
        </>
      ),
    },
    status: { width: 190, cell: (row) => <CustomsStateCell row={row} /> },
    customsDate: { width: 92, muted: true },
    packages: {
      width: 88,
      header: t('customs.column.cargo'),
      cell: ({ packages, grossWeight }) => (
        <>
          {wholeText(packages)}
          <small className="data-table__second">{gramsText(grossWeight)} kg</small>
        </>
      ),
    },
    totalValue: {
      width: 96,
      cell: ({ totalValue, currency }) => <Money amount={totalValue} currency={currency} />,
    },
    totalTax: {
      width: 96,
      header: t('customs.column.tax'),
      cell: ({ totalTax, taxCurrency }) => <Money amount={totalTax} currency={taxCurrency} />,
    },
    tariff: { width: 88 },
    vat: { width: 88 },
  };
}

function Money({ amount, currency }: { amount: string | null; currency: string }) {
  if (amount === null) return <span className="value-missing">{missing}</span>;
  return (
    <>
      {moneyText(amount)}
      <small className="data-table__second">{currency}</small>
    </>
  );
}
