import {
  countCustomers,
  customerFilter,
  customerRowFields,
  listCustomers,
} from '@loadline/contract/ops/customer.api';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useChoices, useOptions } from '../use-choices.ts';
import { customerCells, customerColumns } from './customer-columns.tsx';

/** The customers of one's team. */
export function CustomersScreen() {
  const { t } = useWords();
  const goTo = useGoTo();
  const unit = {
    name: t('customers.unit.name'),
    one: t('customers.unit.one'),
    many: t('customers.unit.many'),
  };
  return (
    <ResourceList
      name="opsCustomers"
      frame="desk"
      title={t('customers.title')}
      facts={(count) => t('customers.counts', { count: wholeText(count.total) })}
      search={t('customers.search')}
      fields={customerRowFields}
      list={listCustomers}
      count={countCustomers}
      columns={customerColumns}
      cells={customerCells}
      rows="two lines"
      filters={useFilters()}
      onOpen={({ id }) => goTo('opsCustomer', { no: id })}
      unit={unit}
      empty={{ title: t('customers.none'), detail: t('customers.noneDetail') }}
    />
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
