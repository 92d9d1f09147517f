import { customerRowFields } from '@loadline/contract/ops/customer.api';
import { PageLink } from '../../../kernel/page-link.tsx';
import type { Words } from '../../../kernel/words.ts';
import { decimalText } from '../../../resource/decimal.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import type { CustomerRow } from './customer.ts';
import { CustomerState } from './customer-state.tsx';

export const customerColumns = [
  'code',
  'nameZh',
  'status',
  'sale',
  'customerService',
  'users',
  'orders',
  'quota',
  'createdAt',
] as const;

/** The list's columns: the code leads to the customer. */
export function customerCells({ t }: Words): ColumnLooks<typeof customerRowFields, CustomerRow> {
  return {
    code: {
      width: 116,
      cell: (row) => (
        <PageLink page="opsCustomer" query={{ no: row.id }}>
          {row.code}
        </PageLink>
      ),
    },
    nameZh: {
      width: 300,
      header: t('customers.name'),
      cell: (row) => (
        <span title={`${row.nameZh} ${row.nameEn}`}>
          {row.nameZh}
          <small className="data-table__second">{row.nameEn}</small>
        </span>
      ),
    },
    status: { cell: (row) => <CustomerState {...row} /> },
    sale: { width: 90 },
    customerService: { width: 90 },
    users: { width: 70 },
    orders: { width: 80 },
    quota: {
      width: 128,
      cell: ({ quota, quotaCurrency }) => `${quotaCurrency} ${decimalText(quota, 2)}`,
    },
    createdAt: { width: 116, muted: true },
  };
}
