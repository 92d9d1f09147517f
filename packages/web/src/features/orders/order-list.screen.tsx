import { order } from '@loadline/contract/orders/order';
import { countOrders, exportOrders, listOrders, orderOverview } from '@loadline/contract/orders/order.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { callForFile } from '../../kernel/call.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../resource/decimal.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { useListAddress } from '../../resource/use-list-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { orderColumns, orderLooks } from './order-cells.tsx';
import { orderFilters, orderListShape } from './order-filters.ts';
import type { OrderRow } from './order-row.ts';
import { orderViews } from './order-views.ts';
import './orders.css';

/** The orders a person may see: found by number or filter, selected, exported, opened. */
export function OrderListScreen() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const address = useListAddress(orderListShape);
  const { data: overview } = useQuery(asking(orderOverview, {}));
  const mayImport = may('order:import');
  const sums = (rows: readonly OrderRow[]) =>
    t('orders.sums', {
      pieces: decimalText(sumOf(rows.map((row) => row.actualPksNum)), 0),
      volume: decimalText(sumOf(rows.map((row) => row.actualVolume)), 2),
      weight: decimalText(sumOf(rows.map((row) => row.chargingWeight)), 1),
    });
  return (
    <ResourceList
      of={order}
      name="orders"
      title={t('orders.title')}
      facts={
        overview &&
        t('orders.counts', { total: wholeText(overview.total), today: wholeText(overview.updatedToday) })
      }
      actions={mayImport ? <ImportLink /> : null}
      address={address}
      sorts={orderListShape.sorts}
      questions={{
        page: (asked) => asking(listOrders, asked),
        count: (filter) => asking(countOrders, filter),
      }}
      looks={orderLooks}
      columns={orderColumns}
      search={t('orders.search')}
      unit={{ one: t('orders.unit.one'), many: t('orders.unit.many') }}
      filters={orderFilters(t, language, overview?.channels ?? [])}
      filtersInRow={5}
      views={orderViews(t, overview)}
      keyOf={(row) => row.orderNumber}
      onOpen={(no) => goTo('orderDetail', { no })}
      sums={sums}
      onExport={
        may('export:data')
          ? ({ filter, ...rest }) => callForFile(exportOrders, { query: { ...filter, ...rest } })
          : undefined
      }
      keys={mayImport ? { i: () => goTo('order', { import: '1' }) } : {}}
      empty={
        <EmptyState
          title={t('orders.none')}
          detail={
            <>
              {mayImport ? t('orders.noneDetail') : null} {t('orders.noneToSee')}
            </>
          }
          actions={mayImport ? <ImportLink /> : null}
        />
      }
    />
  );
}

function ImportLink() {
  const { t } = useWords();
  return (
    <PageLink page="order" query={{ import: '1' }} className={buttonClass('primary')}>
      <Icon name="upload" size={15} />
      {t('orders.import')}
    </PageLink>
  );
}
