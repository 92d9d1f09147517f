import { sheetOverview } from '@loadline/contract/exceptions/sheet.api';
import { order } from '@loadline/contract/orders/order';
import { countOrders, exportOrders, listOrders, orderOverview } from '@loadline/contract/orders/order.api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { asking } from '../../kernel/asking.ts';
import { callForFile } from '../../kernel/call.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../resource/decimal.ts';
import { useFormAddress } from '../../resource/order-form/use-form-address.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { type Raw, useListAddress } from '../../resource/use-list-address.ts';
import { missing } from '../../resource/value-text.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { BookThese } from './book-these.tsx';
import { orderColumns, orderLooks } from './order-cells.tsx';
import { importFilter, orderFilters, orderListShape } from './order-filters.ts';
import type { OrderRow } from './order-row.ts';
import { orderViews } from './order-views.ts';
import './orders.css';

const OrderImportScreen = lazy(async () => ({
  default: (await import('./order-import.screen.tsx')).OrderImportScreen,
}));

const OrderDrawer = lazy(async () => ({
  default: (await import('./form/order-drawer.tsx')).OrderDrawer,
}));

/** The orders, or the import of orders in their place: `?import=1`, `?import=<id>`. */
export function OrderListScreen() {
  const search: Raw = useSearch({ strict: false });
  if (search['import'] === undefined) return <OrderList />;
  return (
    <Suspense>
      <OrderImportScreen />
    </Suspense>
  );
}

/** The orders a person may see: found by number or filter, selected, exported, opened. */
function OrderList() {
  const words = useWords();
  const { t, language } = words;
  const looks = useMemo(() => orderLooks(words), [words]);
  const goTo = useGoTo();
  const address = useListAddress(orderListShape);
  const client = useQueryClient();
  useLive('order', undefined, () => client.invalidateQueries({ predicate: isAboutOrders }));
  const { data: overview } = useQuery(asking(orderOverview, {}));
  const { data: sheets } = useQuery(asking(sheetOverview, {}));
  const filters = orderFilters(t, language, overview?.channels ?? []);
  if (address.filter.importId) filters.push(importFilter(t, language));
  const mayImport = may('order:import');
  const mayEnter = may('order:edit');
  const form = useFormAddress();
  const sums = (rows: readonly OrderRow[]) =>
    t('orders.sums', {
      pieces: total(rows, 'actualPksNum', 0),
      volume: total(rows, 'actualVolume', 2),
      weight: total(rows, 'chargingWeight', 1),
    });
  return (
    <>
      <ResourceList
        of={order}
        name="orders"
        title={t('orders.title')}
        facts={
          overview &&
          t('orders.counts', { total: wholeText(overview.total), today: wholeText(overview.updatedToday) })
        }
        actions={
          <>
            {mayEnter ? <EnterButton /> : null}
            {mayImport ? <ImportLink /> : null}
          </>
        }
        address={address}
        sorts={orderListShape.sorts}
        questions={{
          page: (asked) => asking(listOrders, asked),
          count: (filter) => asking(countOrders, filter),
        }}
        looks={looks}
        columns={orderColumns}
        search={t('orders.search')}
        unit={{ name: t('orders.unit.name'), one: t('orders.unit.one'), many: t('orders.unit.many') }}
        filters={filters}
        filtersInRow={5}
        views={orderViews(t, overview, sheets?.open)}
        keyOf={(row) => row.orderNumber}
        onOpen={(no) => goTo('orderDetail', { no })}
        sums={sums}
        withChosen={may('book:add') ? (rows) => <BookThese rows={rows} /> : undefined}
        onExport={
          may('export:data')
            ? ({ filter, ...rest }) => callForFile(exportOrders, { query: { ...filter, ...rest } })
            : undefined
        }
        keys={{
          ...(mayImport && { i: () => goTo('order', { import: '1' }) }),
          ...(mayEnter && { n: () => form.open('new') }),
        }}
        empty={<NoOrders mayImport={mayImport} />}
      />
      <Suspense>{form.purpose ? <OrderDrawer /> : null}</Suspense>
    </>
  );
}

const asked: readonly unknown[] = [listOrders.path, countOrders.path, orderOverview.path];

function isAboutOrders({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return asked.includes(queryKey[0]);
}

function NoOrders({ mayImport }: { mayImport: boolean }) {
  const { t } = useWords();
  const mayEnter = may('order:edit');
  return (
    <EmptyState
      title={t('orders.none')}
      detail={t(mayImport ? 'orders.noneDetail' : 'orders.noneToSee')}
      actions={
        <>
          {mayEnter ? <EnterButton /> : null}
          {mayImport ? <ImportLink /> : null}
        </>
      }
    />
  );
}

/** A figure over rows; where none of them has it there is none either. */
function total(
  rows: readonly OrderRow[],
  key: 'actualPksNum' | 'actualVolume' | 'chargingWeight',
  places: number,
) {
  const known = rows.map((row) => row[key]).filter((value) => value !== null);
  return known.length > 0 ? decimalText(sumOf(known), places) : missing;
}

function EnterButton() {
  const { t } = useWords();
  const { open } = useFormAddress();
  return (
    <Button icon="plus" onClick={() => open('new')}>
      {t('orders.enter')}
    </Button>
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
