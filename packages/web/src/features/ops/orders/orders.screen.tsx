import { orderStatuses, stageOrder } from '@loadline/contract/codes/stage';
import { deskPages } from '@loadline/contract/desk-pages';
import { fileRights } from '@loadline/contract/files/file-subject';
import { briefly, wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { customerApi } from '@loadline/contract/ops/customer.api';
import { deskOrderApi, deskOrderFilter, deskOrderRowFields } from '@loadline/contract/orders/order-desk.api';
import { deskQueues } from '@loadline/contract/orders/order-desk.queue';
import { deskOrderTotals } from '@loadline/contract/orders/order-desk-totals.api';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { LatePart } from '../../../kernel/awake.tsx';
import { usePlace } from '../../../kernel/navigation.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { daysFilter, type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { ListTotals } from '../../../resource/list-totals.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { one } from '../../../resource/use-list-address.ts';
import type { ListView } from '../../../resource/views/views-of-list.ts';
import { ChosenSums } from '../../../shared/orders/chosen-sums.tsx';
import { BringFiles } from '../../../shared/orders/papers/many-files.tsx';
import { TakeFiles } from '../../../shared/orders/papers/take-files.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CounterStrip } from '../../../ui/counter-strip.tsx';
import { EnterLink } from '../entering/enter-link.tsx';
import { named } from '../named.ts';
import { useChoices, useOptions } from '../use-choices.ts';
import { deskManyFiles } from './many-files.ts';
import { mayActOnOrders, OrderBatch } from './order-batch.tsx';
import { furtherColumns, orderCells, orderColumns } from './order-columns.tsx';
import '../../../shared/orders/order.css';
import './orders.css';

const NumbersImport = lazy(async () => ({
  default: (await import('./numbers-import.part.tsx')).NumbersImport,
}));

/** The orders of all customers one serves; carriers' numbers for many of them at `?import=1`. */
export function OrdersScreen() {
  const { search: raw } = usePlace();
  if (one(raw['import']) === undefined) return <OrderList />;
  return (
    <LatePart>
      <NumbersImport />
    </LatePart>
  );
}

/** Found, narrowed to what waits, and worked on several at a time. */
function OrderList() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const stages = useStages();
  return (
    <ResourceList
      name="opsOrders"
      frame="desk"
      title={say(deskPages.opsOrders.title, language)}
      search={t('orders.search')}
      actions={
        <>
          {fileRights.order.staffEdit.some(may) ? <BringForCustomers /> : null}
          <EnterFor />
        </>
      }
      above={<WaitingOrders />}
      {...(stages && { queues: { label: t('orderDesk.stages'), ...stages } })}
      fields={deskOrderRowFields}
      calls={deskOrderApi}
      live={['order']}
      about={[deskOrderApi.overview]}
      columns={orderColumns}
      more={furtherColumns}
      cells={orderCells}
      rows="two lines"
      filters={useFilters()}
      totals={(asked) => <ListTotals of={deskOrderTotals} asked={asked} />}
      sums={(rows) => <ChosenSums rows={rows} />}
      withChosen={(rows) => (
        <>
          {may('op:order:view') ? (
            <TakeFiles calls={deskManyFiles(false)} ids={rows.map(({ id }) => id)} />
          ) : null}
          {mayActOnOrders() ? <OrderBatch rows={rows} /> : null}
        </>
      )}
      keys={{ i: may('op:order:edit') ? () => goTo('opsOrders', { import: '1' }) : undefined }}
      onOpen={({ orderNumber }) => goTo('opsOrder', { no: orderNumber })}
      unit={{ name: t('orders.unit.name'), one: t('orders.unit.one'), many: t('orders.unit.many') }}
      empty={{ title: t('orders.none'), detail: t('orderDesk.noneDetail') }}
    />
  );
}

/** What staff bring is theirs until they show it. */
function BringForCustomers() {
  const { t } = useWords();
  const [isShown, setIsShown] = useState(false);
  return (
    <BringFiles
      calls={deskManyFiles(isShown)}
      besides={
        <Checkbox checked={isShown} onChange={setIsShown}>
          {t('orderDesk.showFiles')}
        </Checkbox>
      }
    />
  );
}

/** New orders of customers, entered by staff; for the one whose orders are shown alone, where there is one. */
function EnterFor() {
  const { t } = useWords();
  const goTo = useGoTo();
  const [{ customer = [] }] = useAddress({ customer: deskOrderFilter.customer });
  const only = customer.length === 1 ? customer[0] : undefined;
  return (
    <>
      <EnterLink page="opsEnterOrder" icon="plus" customer={only}>
        {t('entering.order')}
      </EnterLink>
      <EnterLink page="opsImportOrders" icon="upload" customer={only}>
        {t('entering.orders')}
      </EnterLink>
      {may('op:order:edit') ? (
        <Button icon="upload" onClick={() => goTo('opsOrders', { import: '1' })}>
          {t('orderDesk.numbers.open')}
        </Button>
      ) : null}
    </>
  );
}

/** What waits for us; each counter narrows the list to what it counts, pressed again it lets go. */
function WaitingOrders() {
  const { t, language } = useWords();
  const { data } = useQuery(asking(deskOrderApi.overview, {}));
  const [{ queue: current }] = useAddress({ queue: deskOrderFilter.queue });
  if (!data) return null;
  return (
    <CounterStrip
      label={t('desk.queues')}
      current={current}
      counters={data.queues.map(({ queue, count }) => ({
        key: queue,
        label: say(wordOf(deskQueues, queue), language),
        count: wholeText(count),
      }))}
      link={({ key }, look) => (
        <PageLink page="opsOrders" query={key === current ? {} : { queue: key }} {...look} />
      )}
    />
  );
}

/** How many orders stand at each stage, once that is known. */
function useStages(): { current: string; tabs: ListView[] } | undefined {
  const { t, language } = useWords();
  const { data } = useQuery(asking(deskOrderApi.overview, {}));
  const [{ status = [] }] = useAddress({ status: deskOrderFilter.status });
  if (!data) return undefined;
  const countAt = (stage: string) => data.byStatus.find((count) => count.status === stage)?.count ?? 0;
  const all = {
    key: 'all',
    label: t('orders.view.all'),
    search: { status: undefined },
    count: wholeText(data.total),
  };
  const stages = stageOrder.map((key) => ({
    key,
    label: say(briefly(wordOf(orderStatuses, key)), language),
    search: { status: [key] },
    count: wholeText(countAt(key)),
  }));
  return { current: (status.length === 1 ? status[0] : undefined) ?? 'all', tabs: [all, ...stages] };
}

const customersAtOnce = 200;

function useFilters(): FilterSpec[] {
  const { t, language } = useWords();
  const { people } = useOptions(useChoices());
  const [{ importId }] = useAddress({ importId: deskOrderFilter.importId });
  const isKnown = may('op:customer:view');
  const { data } = useQuery({ ...asking(customerApi.list, { size: customersAtOnce }), enabled: isKnown });
  const customers = data?.rows.map((row) => ({
    value: row.id,
    label: `${row.code} ${named(row, language)}`,
  }));
  return [
    filterOf(deskOrderFilter, 'status', language),
    ...(isKnown ? [filterOf(deskOrderFilter, 'customer', language, { options: customers ?? [] })] : []),
    filterOf(deskOrderFilter, 'hold', language),
    daysFilter('eta', 'ETA', { periods: ['past', 'today', 'week', 'next7', 'next30'] }),
    filterOf(deskOrderFilter, 'transport', language),
    filterOf(deskOrderFilter, 'country', language, { label: t('orders.column.country') }),
    filterOf(deskOrderFilter, 'saleId', language, { options: people }),
    filterOf(deskOrderFilter, 'customerServiceId', language, { options: people }),
    daysFilter('ordered', t('orders.orderDate')),
    filterOf(deskOrderFilter, 'queue', language),
    ...(importId ? [filterOf(deskOrderFilter, 'importId', language, { says: t('orders.ofImport') })] : []),
  ];
}
