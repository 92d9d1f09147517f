import { moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { customerApi, customerFilter, customerRowFields } from '@loadline/contract/ops/customer.api';
import { lazy, useState } from 'react';
import { LatePart } from '../../../kernel/awake.tsx';
import { usePlace } from '../../../kernel/navigation.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { one } from '../../../resource/use-list-address.ts';
import { Value } from '../../../resource/value.tsx';
import { Button } from '../../../ui/button.tsx';
import { inLanguage } from '../named.ts';
import { usePasswordLink } from '../password-link.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import type { CustomerRow } from './customer.ts';
import { CustomerState } from './customer-state.tsx';
import { FirstLinkBatch } from './first-links.tsx';
import { NewCustomer } from './new-customer.tsx';

const customerColumns = [
  'code',
  'nameZh',
  'status',
  'sale',
  'customerService',
  'users',
  'lastLoginAt',
  'orders',
  'quota',
  'createdAt',
] as const;

const CustomerImport = lazy(async () => ({
  default: (await import('./customer-import.part.tsx')).CustomerImport,
}));

/** The customers of one's team; a workbook of new ones at `?import=1`. */
export function CustomersScreen() {
  const { search: raw } = usePlace();
  if (one(raw['import']) === undefined) return <CustomerList />;
  return (
    <LatePart>
      <CustomerImport />
    </LatePart>
  );
}

function CustomerList() {
  const { t } = useWords();
  const goTo = useGoTo();
  const [isNew, setIsNew] = useState(false);
  const link = usePasswordLink();
  const unit = {
    name: t('customers.unit.name'),
    one: t('customers.unit.one'),
    many: t('customers.unit.many'),
  };
  return (
    <>
      <ResourceList
        name="opsCustomers"
        frame="desk"
        title={t('customers.title')}
        facts={(count) => t('customers.counts', { count: wholeText(count.total) })}
        search={t('customers.search')}
        actions={
          may('op:registration:decide') ? (
            <>
              <Button icon="upload" onClick={() => goTo('opsCustomers', { import: '1' })}>
                {t('customers.import.open')}
              </Button>
              <Button look="primary" icon="plus" onClick={() => setIsNew(true)}>
                {t('customers.create.open')}
              </Button>
            </>
          ) : null
        }
        fields={customerRowFields}
        calls={customerApi}
        columns={customerColumns}
        cells={customerCells}
        rows="two lines"
        filters={useFilters()}
        withChosen={
          may('op:user:manage') ? (rows, clear) => <FirstLinkBatch rows={rows} onDone={clear} /> : undefined
        }
        keys={{
          i: may('op:registration:decide') ? () => goTo('opsCustomers', { import: '1' }) : undefined,
        }}
        onOpen={({ id }) => goTo('opsCustomer', { no: id })}
        unit={unit}
        empty={{ title: t('customers.none'), detail: t('customers.noneDetail') }}
      />
      {isNew ? <NewCustomer onLink={link.give} onClose={() => setIsNew(false)} /> : null}
      {link.dialog}
    </>
  );
}

function useFilters(): FilterSpec[] {
  const { t, language } = useWords();
  const { people } = useOptions(useChoices());
  return [
    filterOf(customerFilter, 'status', language),
    filterOf(customerFilter, 'onHold', language, {
      flag: { yes: t('customers.onHold'), no: t('customers.notOnHold') },
    }),
    filterOf(customerFilter, 'entered', language, {
      flag: { yes: t('customers.entered'), no: t('customers.notEntered') },
    }),
    filterOf(customerFilter, 'saleId', language, { options: people }),
    filterOf(customerFilter, 'customerServiceId', language, { options: people }),
  ];
}

/** The list's columns: the code leads to the customer. */
function customerCells({ t, language }: Words): ColumnLooks<typeof customerRowFields, CustomerRow> {
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
          {inLanguage(language, row.nameZh, row.nameEn)}
          <small className="data-table__second">{language === 'en' ? row.nameZh : row.nameEn}</small>
        </span>
      ),
    },
    status: { cell: (row) => <CustomerState {...row} /> },
    sale: { width: 90 },
    customerService: { width: 90 },
    users: { width: 70 },
    lastLoginAt: {
      width: 120,
      muted: true,
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          t('customers.neverCame')
        ) : (
          <Value field={customerRowFields.lastLoginAt} value={lastLoginAt} />
        ),
    },
    orders: { width: 80 },
    quota: {
      width: 128,
      cell: ({ quota, quotaCurrency }) => `${quotaCurrency} ${moneyText(quota)}`,
    },
    createdAt: { width: 116, muted: true },
  };
}
