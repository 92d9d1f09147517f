import { say } from '@loadline/contract/kernel/text';
import { listCustomers } from '@loadline/contract/ops/customer.api';
import {
  countDeskOrders,
  deskOrderFilter,
  deskOrderOverview,
  exportDeskOrders,
  listDeskOrders,
} from '@loadline/contract/orders/order-desk.api';
import { orderSorts } from '@loadline/contract/orders/order-sort';
import { pages } from '@loadline/contract/pages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { useLive } from '../../../kernel/live.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { ColumnChooser } from '../../../resource/column-chooser.tsx';
import { ordered } from '../../../resource/column-order.ts';
import { ExportButton, useExport } from '../../../resource/export-button.tsx';
import { type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import { useLooks } from '../../../resource/looks.ts';
import { useList } from '../../../resource/use-list.ts';
import { type ListShape, useListAddress } from '../../../resource/use-list-address.ts';
import { useSelection } from '../../../resource/use-selection.ts';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DeskList } from '../desk-list.tsx';
import { named } from '../named.ts';
import { useChoices, useOptions } from '../use-choices.ts';
import type { DeskOrderRow } from './order.ts';
import { OrderBulk } from './order-bulk.tsx';
import { orderColumns, usualColumns } from './order-columns.tsx';
import { OrderCounters } from './order-counters.tsx';
import { useChannelNames } from './use-channel-names.ts';
import '../../../resource/order/order.css';
import './orders.css';

const shape = {
  filter: deskOrderFilter,
  sorts: orderSorts,
  spans: { ordered: ['orderedFrom', 'orderedTo'], eta: ['etaFrom', 'etaTo'] },
} as const satisfies ListShape<typeof deskOrderFilter, keyof (typeof orderSorts)['codes']>;

const usual = { columns: usualColumns, density: 'standard', widths: {} } as const;

/** The orders of all customers one serves: found, narrowed to what waits, and worked on several at a time. */
export function OrdersScreen() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const client = useQueryClient();
  const address = useListAddress(shape);
  const { filter, sort } = address;
  const list = useList(address, {
    page: (asked) => asking(listDeskOrders, asked),
    count: (asked) => asking(countDeskOrders, asked),
  });
  useLive('order', undefined, () => client.invalidateQueries({ predicate: isAboutOrders }));
  const { looks, change, forget } = useLooks({ list: 'opsOrders', view: 'all', given: usual });
  const channelName = useChannelNames();
  const all = useMemo(() => orderColumns(words, channelName), [words, channelName]);
  const columns = useMemo(
    () => ordered(all, looks.columns).filter(({ key }) => looks.columns.includes(key)),
    [all, looks.columns],
  );
  const rows = list.page.data?.rows ?? [];
  const selection = useSelection<DeskOrderRow>(JSON.stringify(filter), rows, (row) => row.id);
  const byId = new Map(rows.map((row) => [row.id, row.orderNumber]));
  const file = useExport(() =>
    callForFile(exportDeskOrders, { query: { ...filter, ...(sort && { sort }) } }),
  );
  return (
    <PanelFrame look="sheet">
      <DeskList
        title={say(pages.opsOrders.title, language)}
        search={t('orders.search')}
        several="numbers"
        actions={
          <ExportButton busy={file.busy} onStart={file.start}>
            {t('resource.export.all')}
          </ExportButton>
        }
        above={<OrderCounters filter={filter} onChoose={address.change} />}
        filters={useFilters()}
        tools={
          <ColumnChooser
            columns={all}
            shown={looks.columns}
            onChange={(shown) => change({ columns: shown })}
            onReset={forget}
          />
        }
        address={address}
        sorts={shape.sorts}
        list={list}
        columns={columns}
        rows="two lines"
        choice={
          mayAct()
            ? {
                chosen: selection.keys,
                onChange: selection.choose,
                rowLabel: t('resource.selection.row'),
                pageLabel: t('resource.selection.page'),
              }
            : undefined
        }
        bulk={selection.keys.size > 0 ? <OrderBulk selection={selection} /> : null}
        onOpen={(id) => goTo('opsOrder', { no: byId.get(id) ?? '' })}
        unit={{ name: t('orders.unit.name'), one: t('orders.unit.one'), many: t('orders.unit.many') }}
        empty={<EmptyState title={t('orders.none')} detail={t('orderDesk.noneDetail')} />}
      />
    </PanelFrame>
  );
}

function mayAct(): boolean {
  return may('op:order:edit') || may('op:order:hold') || may('op:event:add');
}

const asked: readonly unknown[] = [listDeskOrders.path, countDeskOrders.path, deskOrderOverview.path];

function isAboutOrders({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return asked.includes(queryKey[0]);
}

const customersAtOnce = 200;

function useFilters(): FilterSpec[] {
  const { t, language } = useWords();
  const { people } = useOptions(useChoices());
  const isKnown = may('op:customer:view');
  const { data } = useQuery({ ...asking(listCustomers, { size: customersAtOnce }), enabled: isKnown });
  const customers = data?.rows.map((row) => ({
    value: row.id,
    label: `${row.code} ${named(row, language)}`,
  }));
  return [
    filterOf(deskOrderFilter, 'status', language),
    ...(isKnown ? [filterOf(deskOrderFilter, 'customer', language, { options: customers ?? [] })] : []),
    filterOf(deskOrderFilter, 'hold', language),
    {
      key: 'eta',
      label: 'ETA',
      from: 'etaFrom',
      to: 'etaTo',
      periods: ['past', 'today', 'week', 'next7', 'next30'],
    },
    filterOf(deskOrderFilter, 'transport', language),
    filterOf(deskOrderFilter, 'country', language, { label: t('orders.column.country') }),
    filterOf(deskOrderFilter, 'saleId', language, { options: people }),
    filterOf(deskOrderFilter, 'customerServiceId', language, { options: people }),
    {
      key: 'ordered',
      label: t('orders.orderDate'),
      from: 'orderedFrom',
      to: 'orderedTo',
      periods: ['today', 'last7', 'last30', 'last90'],
    },
    filterOf(deskOrderFilter, 'queue', language),
  ];
}
