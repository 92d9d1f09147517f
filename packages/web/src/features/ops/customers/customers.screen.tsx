import { customerSorts } from '@loadline/contract/ops/customer';
import { countCustomers, customerFilter, listCustomers } from '@loadline/contract/ops/customer.api';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { useList } from '../../../resource/use-list.ts';
import { type ListShape, useListAddress } from '../../../resource/use-list-address.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DeskList } from '../desk-list.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { customerColumns } from './customer-columns.tsx';

const shape = {
  filter: customerFilter,
  sorts: customerSorts,
  spans: {},
} as const satisfies ListShape<typeof customerFilter, keyof (typeof customerSorts)['codes']>;

/** The customers of one's team. */
export function CustomersScreen() {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const address = useListAddress(shape);
  const list = useList(address, {
    page: (asked) => asking(listCustomers, asked),
    count: (filter) => asking(countCustomers, filter),
  });
  const columns = useMemo(() => customerColumns(words), [words]);
  const total = list.count.data?.total;
  const unit = {
    name: t('customers.unit.name'),
    one: t('customers.unit.one'),
    many: t('customers.unit.many'),
  };
  return (
    <PanelFrame look="sheet">
      <DeskList
        title={t('customers.title')}
        facts={total === undefined ? null : t('customers.counts', { count: wholeText(total) })}
        search={t('customers.search')}
        filters={useFilters()}
        address={address}
        sorts={customerSorts}
        list={list}
        columns={columns}
        rows="two lines"
        onOpen={(no) => goTo('opsCustomer', { no })}
        unit={unit}
        empty={<EmptyState title={t('customers.none')} detail={t('customers.noneDetail')} />}
      />
    </PanelFrame>
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
    filterOf(customerFilter, 'saleId', language, { options: people }),
    filterOf(customerFilter, 'customerServiceId', language, { options: people }),
  ];
}
