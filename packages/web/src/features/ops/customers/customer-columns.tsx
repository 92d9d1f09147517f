import { customerSorts } from '@loadline/contract/ops/customer';
import { customerRowFields } from '@loadline/contract/ops/customer.api';
import { PageLink } from '../../../kernel/page-link.tsx';
import type { Words } from '../../../kernel/words.ts';
import { decimalText } from '../../../resource/decimal.ts';
import { columnsOf } from '../../../resource/resource-columns.tsx';
import { sortKeys } from '../../../resource/sort-code.ts';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import type { CustomerRow } from './customer.ts';
import { CustomerState } from './customer-state.tsx';

const keys = ['code', 'nameZh', 'status', 'sale', 'customerService', 'users', 'orders', 'quota', 'createdAt'];

/** The list's columns: the code leads to the customer. */
export function customerColumns({ t, language }: Words): TableColumn<CustomerRow>[] {
  return columnsOf<CustomerRow>({
    fields: customerRowFields,
    keys,
    sorts: sortKeys(customerSorts),
    language,
    looks: {
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
            <small className="desk-second">{row.nameEn}</small>
          </span>
        ),
      },
      status: { width: 148, cell: (row) => <CustomerState {...row} /> },
      sale: { width: 90 },
      customerService: { width: 90 },
      users: { width: 70 },
      orders: { width: 80 },
      quota: {
        width: 128,
        cell: ({ quota, quotaCurrency }) => `${quotaCurrency} ${decimalText(quota, 2)}`,
      },
      createdAt: { width: 116, muted: true },
    },
  });
}
