import { countries } from '../codes/country.ts';
import { orderStatuses } from '../codes/stage.ts';
import { transports } from '../codes/transport.ts';
import { texts } from '../facts/texts.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { code, date, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { nextCursor, paging } from '../kernel/listing.ts';
import { pickAt } from '../kernel/resource.ts';
import { order } from './order.ts';
import { orderDetailFields } from './order-detail.fields.ts';
import { orderSorts } from './order-sort.ts';

/** What narrows the order list. The same fields stand in the address of the screen, the export and a saved view. */
export const orderFilter = {
  search: optional(text({ label: { zh: '搜索', en: 'Search' }, max: 100 })),
  numbers: optional(
    list(text(texts.number), {
      label: { zh: '多个单号', en: 'Several numbers' },
      max: 500,
    }),
  ),
  status: optional(
    list(code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' } }), {
      label: { zh: '订单状态', en: 'Order status' },
    }),
  ),
  transport: optional(
    list(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } }), {
      label: { zh: '运输方式', en: 'Transport mode' },
    }),
  ),
  channel: optional(
    list(text({ label: { zh: '渠道名称', en: 'Channel' }, max: 60 }), {
      label: { zh: '渠道名称', en: 'Channel' },
      max: 50,
    }),
  ),
  country: optional(
    list(code(countries, { label: { zh: '目的国', en: 'Destination country' } }), {
      label: { zh: '目的国', en: 'Destination country' },
    }),
  ),
  customs: optional(flag({ label: { zh: '是否报关', en: 'Customs declaration' } })),
  orderedFrom: optional(date({ label: { zh: '下单日期起', en: 'Ordered from' } })),
  orderedTo: optional(date({ label: { zh: '下单日期止', en: 'Ordered to' } })),
  etaFrom: optional(date({ label: { zh: 'ETA 起', en: 'ETA from' } })),
  etaTo: optional(date({ label: { zh: 'ETA 止', en: 'ETA to' } })),
  importId: optional(id({ label: { zh: '导入批次', en: 'Import' } })),
};

const sort = optional(code(orderSorts, { label: { zh: '排序', en: 'Sort' } }));

/** What one line of the order list shows. */
export const orderRowFields = pickAt(
  order,
  'list',
  'id',
  'orderNumber',
  'status',
  'statusDate',
  'channelName',
  'transportType',
  'destinationCountry',
  'referenceNumber',
  'trackingNo',
  'actualPksNum',
  'actualVolume',
  'chargingWeight',
  'orderTime',
  'eta',
  'fbaNo',
  'isCustoms',
  'onHold',
  'abnormal',
);

/** A page of orders, keyset-paged: `next` is the cursor of the page that follows, null on the last one. */
export const listOrders = endpoint('GET /omsapi/orders', {
  access: 'order:view',
  title: { zh: '订单列表', en: 'List orders' },
  query: {
    ...orderFilter,
    sort,
    after: paging.after,
    size: optional(whole({ label: { zh: '每页行数', en: 'Rows per page' }, min: 1, max: 200 })),
  },
  answer: group(
    {
      rows: list(group(orderRowFields, { label: order.label }), {
        label: { zh: '订单', en: 'Orders' },
        max: 200,
      }),
      next: nextCursor,
    },
    { label: { zh: '订单列表', en: 'Orders' } },
  ),
});

/**
 * How many orders a filter finds, asked beside the page so that the page stays fast. Exact up to 10 000; above,
 * `total` is 10 000 and `more` is true. `notFound` names the pasted numbers that match nothing.
 */
export const countOrders = endpoint('GET /omsapi/orders/count', {
  access: 'order:view',
  title: { zh: '订单计数', en: 'Count orders' },
  query: orderFilter,
  answer: group(
    {
      total: whole({ label: { zh: '总数', en: 'Total' } }),
      more: flag({ label: { zh: '超过一万', en: 'More than counted' } }),
      notFound: list(text(texts.number), {
        label: { zh: '未找到的单号', en: 'Numbers not found' },
      }),
    },
    { label: { zh: '订单计数', en: 'Order count' } },
  ),
});

/** What a channel is called; orders keep the Chinese name. */
const channelNames = group(
  {
    name: text({ label: { zh: '渠道名称', en: 'Channel' }, max: 60 }),
    nameEn: text({ label: { zh: '渠道英文名', en: 'Channel, English' }, max: 60 }),
  },
  { label: { zh: '渠道', en: 'Channel' } },
);

/** The figures of the list's head and tabs: how many orders the viewer has by status, and the channels in use. */
export const orderOverview = endpoint('GET /omsapi/orders/overview', {
  access: 'order:view',
  title: { zh: '订单概况', en: 'Order overview' },
  answer: group(
    {
      total: whole({ label: { zh: '总数', en: 'Total' } }),
      updatedToday: whole({ label: { zh: '今日更新', en: 'Updated today' } }),
      byStatus: list(
        group(
          {
            status: code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' } }),
            count: whole({ label: { zh: '票数', en: 'Orders' } }),
          },
          { label: { zh: '状态', en: 'Status' } },
        ),
        { label: { zh: '按状态', en: 'By status' } },
      ),
      channels: list(channelNames, { label: { zh: '渠道', en: 'Channels' } }),
    },
    { label: { zh: '订单概况', en: 'Order overview' } },
  ),
});

export const exportOrders = endpoint('GET /omsapi/orders/export', {
  access: 'export:data',
  title: { zh: '导出订单', en: 'Export orders' },
  query: {
    ...orderFilter,
    sort,
    ids: optional(
      list(id({ label: { zh: '编号', en: 'Id' } }), { label: { zh: '所选订单', en: 'Chosen orders' } }),
    ),
    columns: optional(
      list(text({ label: { zh: '列', en: 'Column' }, max: 40 }), {
        label: { zh: '列', en: 'Columns' },
        max: 40,
      }),
    ),
  },
  answer: xlsxFile,
  deadline: 120_000,
});

/** Everything about one order, by its order number. */
export const orderDetail = endpoint('GET /omsapi/orders/detail', {
  access: 'order:view',
  title: { zh: '订单详情', en: 'Order detail' },
  query: { no: text(texts.orderNo) },
  answer: group(orderDetailFields, { label: { zh: '订单详情', en: 'Order detail' } }),
});
