import { shownFlightNos } from '../checks/flight-no.ts';
import { countries } from '../codes/country.ts';
import { orderStatuses } from '../codes/stage.ts';
import { transports } from '../codes/transport.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { party } from '../facts/party.ts';
import { texts } from '../facts/texts.ts';
import { called, placed } from '../kernel/compose.ts';
import { code, date, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
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

/** Who gets an order, and who of its customer's people made it: nobody where the forwarder's entered it. */
const orderPeopleFields = {
  consignee: optional(called({ zh: '收货人', en: 'Consignee' }, placed(['list', 'export'], party.company))),
  createdBy: text({ label: { zh: '创建人', en: 'Created by' }, max: 64, min: 0, places: ['list', 'export'] }),
};

/** What an order flies with: of several house waybills the flights in their order, and the day of the first. */
const orderFlightFields = {
  flights: text({
    label: { zh: '所乘航班', en: 'Flights' },
    max: 200,
    min: 0,
    shown: shownFlightNos,
    places: ['list', 'export'],
  }),
  flightDate: optional(date({ label: { zh: '航班日期', en: 'Flight date' }, places: ['list', 'export'] })),
};

/** What the list tells of an order besides its own facts. */
export const orderBesides = { ...orderPeopleFields, ...orderFlightFields };

const rowFields = pickAt(
  order,
  'list',
  'id',
  'orderNumber',
  'status',
  'statusDate',
  'channelName',
  'channelNameEn',
  'transportType',
  'destinationCountry',
  'referenceNumber',
  'trackingNo',
  'actualPksNum',
  'actualVolume',
  'chargingWeight',
  'chargingUnit',
  'orderTime',
  'eta',
  'fbaNo',
  'isCustoms',
  'onHold',
  'abnormal',
  'quantity',
  'grossWeight',
  'volume',
  'actualWeight',
);

/** What one line of the order list shows. */
export const orderRowFields = { ...rowFields, ...orderBesides };

/** What a channel is called; orders keep the Chinese name. */
const channelNames = group(
  {
    name: text({ label: { zh: '渠道名称', en: 'Channel' }, max: 60 }),
    nameEn: text({ label: { zh: '渠道英文名', en: 'Channel, English' }, max: 60 }),
  },
  { label: { zh: '渠道', en: 'Channel' } },
);

/** The figures of the list's head and tabs: how many orders the viewer has by status, and the channels in use. */
const overviewAnswer = group(
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
);

/** The caller's orders; the count's `notFound` names the pasted numbers that match nothing. */
export const orderApi = recordsApi({
  path: '/omsapi/orders',
  access: 'order:view',
  called: { zh: '订单', one: 'an order', many: 'orders' },
  of: { fields: orderRowFields, label: order.label },
  filter: orderFilter,
  sorts: orderSorts,
  forCustomer: ['overview'],
  overview: { answer: overviewAnswer },
  exported: { access: 'export:data', query: chosen },
  by: { no: text(texts.orderNo) },
  detail: group(orderDetailFields, { label: { zh: '订单详情', en: 'Order detail' } }),
  history: historyAnswer,
});
