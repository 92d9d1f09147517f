import { sheetOverview } from '@loadline/contract/exceptions/sheet-overview.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { type Language, say } from '@loadline/contract/kernel/text';
import { order } from '@loadline/contract/orders/order';
import { orderApi, orderFilter, orderRowFields } from '@loadline/contract/orders/order.api';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, lazy, Suspense } from 'react';
import { useAddress } from '../../kernel/address.ts';
import { asking } from '../../kernel/asking.ts';
import { usePlace } from '../../kernel/navigation.ts';
import { withRecordWords } from '../../kernel/office-words.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { daysFilter, type FilterSpec, filterOf } from '../../resource/filter/filter-spec.ts';
import { ResourceList } from '../../resource/resource-list.tsx';
import { withUnit } from '../../shared/orders/charging-weight.ts';
import { useFormAddress } from '../../shared/orders/form/use-form-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type ChannelNames, channelName } from './channel-name.ts';
import { furtherColumns, orderCells, orderColumns } from './order-cells.tsx';
import { orderViews } from './order-views.ts';
import './orders.css';

const OrderImportScreen = lazy(async () => ({
  default: (await withRecordWords(import('./order-import.screen.tsx'))).OrderImportScreen,
}));

const OrderDrawer = lazy(async () => ({
  default: (await withRecordWords(import('./form/order-drawer.tsx'))).OrderDrawer,
}));

const BringOwnFiles = lazy(async () => ({ default: (await import('./many-files.tsx')).BringOwnFiles }));

const ChosenDeeds = lazy(async () => ({ default: (await import('./chosen-deeds.tsx')).ChosenDeeds }));

const OrderSums = lazy(async () => ({ default: (await import('./order-sums.tsx')).OrderSums }));

/** The orders, or the import of orders in their place: `?import=1`, `?import=<id>`. */
export function OrderListScreen() {
  const { search } = usePlace();
  if (search['import'] === undefined) return <OrderList />;
  return (
    <Suspense>
      <OrderImportScreen />
    </Suspense>
  );
}

/** The orders a person may see: found by number or filter, selected, exported, opened. */
function OrderList() {
  const { t, language } = useWords();
  const goTo = useGoTo();
  const [{ importId }] = useAddress({ importId: orderFilter.importId });
  const { data: overview } = useQuery(asking(orderApi.overview, {}));
  const { data: sheets } = useQuery(asking(sheetOverview, {}));
  const mayImport = may('order:import');
  const mayEnter = may('order:edit');
  const form = useFormAddress();
  const begin = (
    <>
      {mayEnter ? <EnterButton /> : null}
      {mayImport ? <ImportLink /> : null}
    </>
  );
  return (
    <>
      <ResourceList
        name="orders"
        title={t('orders.title')}
        facts={
          overview &&
          t('orders.counts', { total: wholeText(overview.total), today: wholeText(overview.updatedToday) })
        }
        actions={
          <>
            {may('file:upload') ? (
              <Suspense>
                <BringOwnFiles />
              </Suspense>
            ) : null}
            {begin}
          </>
        }
        search={t('orders.search')}
        fields={orderRowFields}
        keyedBy="orderNumber"
        calls={orderApi}
        sheet={{ columns: withUnit }}
        live={['order']}
        about={[orderApi.overview]}
        columns={orderColumns}
        more={furtherColumns}
        sorted="-statusDate"
        cells={orderCells}
        filters={[
          ...orderFilters(t, language, overview?.channels ?? []),
          ...(importId ? [importFilter(t, language)] : []),
        ]}
        views={orderViews(t, overview, sheets?.open)}
        onOpen={({ orderNumber }) => goTo('orderDetail', { no: orderNumber })}
        totals={sumsOf}
        sums={sumsOf}
        withChosen={(rows) => (
          <Suspense>
            <ChosenDeeds rows={rows} />
          </Suspense>
        )}
        unit={{ name: t('orders.unit.name'), one: t('orders.unit.one'), many: t('orders.unit.many') }}
        keys={{
          ...(mayImport && { i: () => goTo('order', { import: '1' }) }),
          ...(mayEnter && { n: () => form.open('new') }),
        }}
        empty={{
          title: t('orders.none'),
          detail: t(mayImport ? 'orders.noneDetail' : 'orders.noneToSee'),
          actions: begin,
        }}
      />
      <Suspense>{form.purpose ? <OrderDrawer /> : null}</Suspense>
    </>
  );
}

/** What the orders that are chosen, or all that are found, come to. */
function sumsOf(of: ComponentProps<typeof OrderSums>['of']) {
  return (
    <Suspense>
      <OrderSums of={of} />
    </Suspense>
  );
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

/** The filters of the order list in the order of their use; the channels are those the forwarder offers. */
function orderFilters(t: Words['t'], language: Language, channels: readonly ChannelNames[]): FilterSpec[] {
  return [
    filterOf(orderFilter, 'status', language, { label: t('orders.column.status') }),
    daysFilter('ordered', t('orders.orderDate')),
    filterOf(orderFilter, 'channel', language, {
      label: t('orders.column.channel'),
      options: channels.map((channel) => ({ value: channel.name, label: channelName(channel, language) })),
    }),
    filterOf(orderFilter, 'country', language, { label: t('orders.column.country') }),
    daysFilter('eta', 'ETA', { periods: ['past', 'today', 'week', 'next7', 'next30'] }),
    filterOf(orderFilter, 'customs', language, {
      label: t('orders.customs'),
      flag: { yes: t('orders.customsYes'), no: t('orders.customsNo') },
    }),
    filterOf(orderFilter, 'transport', language, { label: say(order.fields.transportType.label, language) }),
  ];
}

/** Stands among the filters while the address asks for the orders of one import: nobody writes its id. */
function importFilter(t: Words['t'], language: Language): FilterSpec {
  return filterOf(orderFilter, 'importId', language, { says: t('orders.ofImport') });
}
