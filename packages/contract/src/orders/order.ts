import { countries } from '../codes/country.ts';
import { orderStatuses } from '../codes/stage.ts';
import { trustServices } from '../codes/trade-terms.ts';
import { transports } from '../codes/transport.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, flag, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const found: Place[] = ['list', 'detail', 'export', 'search'];
const chosen: Place[] = ['list', 'detail', 'export', 'filter'];

/** A shipment of one customer, as the list and the detail page know it (spec §3). */
export const order = resource(
  'order',
  { zh: '订单', en: 'Order' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    orderNumber: text({ label: { zh: '订单号', en: 'Order no.' }, max: 20, places: found }),
    status: code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' }, places: chosen }),
    statusDate: instant({
      label: { zh: '状态时间', en: 'Status time' },
      places: [...chosen, 'sort'],
    }),
    channelName: text({ label: { zh: '渠道名称', en: 'Channel' }, max: 60, places: chosen }),
    transportType: optional(
      code(transports, { label: { zh: '运输方式', en: 'Transport mode' }, places: chosen }),
    ),
    destinationCountry: code(countries, {
      label: { zh: '目的国', en: 'Destination country' },
      places: chosen,
    }),
    referenceNumber: text({ label: { zh: '客户参考号', en: 'Reference no.' }, max: 50, places: found }),
    trackingNo: optional(text({ label: { zh: '跟踪单号', en: 'Tracking no.' }, max: 40, places: found })),
    actualPksNum: optional(
      whole({ label: { zh: '实际件数', en: 'Actual packages' }, places: [...shown, 'sort'] }),
    ),
    actualVolume: optional(
      decimal({
        label: { zh: '实际体积', en: 'Actual volume' },
        scale: 3,
        unit: 'CBM',
        places: [...shown, 'sort'],
      }),
    ),
    chargingWeight: optional(
      decimal({
        label: { zh: '计费重', en: 'Chargeable weight' },
        scale: 1,
        unit: 'KG',
        places: [...shown, 'sort'],
      }),
    ),
    orderTime: instant({ label: { zh: '下单时间', en: 'Order time' }, places: [...chosen, 'sort'] }),
    eta: optional(date({ label: { zh: '预计到达时间', en: 'ETA' }, places: [...chosen, 'sort'] })),
    fbaNo: optional(text({ label: { zh: 'FBA号', en: 'FBA no.' }, max: 32, places: found })),
    isCustoms: flag({ label: { zh: '是否报关', en: 'Customs declaration' }, places: chosen }),

    transferNo: optional(
      text({ label: { zh: '转单号', en: 'Transfer no.' }, max: 40, places: ['detail', 'export'] }),
    ),
    route: optional(text({ label: { zh: '航线', en: 'Route' }, max: 60, places: ['detail', 'export'] })),
    quantity: whole({ label: { zh: '件数', en: 'Pieces' }, places: ['detail', 'export'] }),
    grossWeight: decimal({
      label: { zh: '毛重', en: 'Gross weight' },
      scale: 3,
      unit: 'KG',
      places: ['detail', 'export'],
    }),
    volume: decimal({
      label: { zh: '体积', en: 'Volume' },
      scale: 6,
      unit: 'CBM',
      places: ['detail', 'export'],
    }),
    actualWeight: optional(
      decimal({
        label: { zh: '仓库实重', en: 'Warehouse weight' },
        scale: 3,
        unit: 'KG',
        places: ['detail', 'export'],
      }),
    ),
    weighbridgeWeight: optional(
      decimal({
        label: { zh: '过磅重', en: 'Weighbridge weight' },
        scale: 3,
        unit: 'KG',
        places: ['detail'],
      }),
    ),
    isSelfClearance: flag({ label: { zh: '自主清关', en: 'Self clearance' }, places: ['detail', 'export'] }),
    amazonRef: optional(
      text({ label: { zh: '亚马逊参考编号', en: 'Amazon reference ID' }, max: 8, places: ['detail'] }),
    ),
    warehouseCode: optional(
      text({ label: { zh: '仓库代码', en: 'Warehouse code' }, max: 16, places: ['detail', 'export'] }),
    ),
    onHold: flag({ label: { zh: '有异常', en: 'On hold' }, places: ['detail'] }),
    abnormal: whole({ label: { zh: '未解决异常', en: 'Open exceptions' }, places: ['detail'] }),
    isPublic: flag({ label: { zh: '公开查询', en: 'Public tracking' }, places: ['detail'] }),
    remark: optional(text({ label: { zh: '备注', en: 'Remark' }, max: 500, places: ['detail'] })),
    cutOff: optional(
      instant({ label: { zh: '截单时间', en: 'Document cut-off' }, places: ['detail', 'export'] }),
    ),
    services: list(code(trustServices, { label: { zh: '服务', en: 'Service' } }), {
      label: { zh: '服务', en: 'Services' },
      places: ['detail'],
    }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['detail'] }),
  },
);

/** The detail also carries two facts under the names the specification gives them there. */
export const orderInDetail = {
  ...order.fields,
  refNo: text({ label: { zh: '参考号', en: 'Ref. no.' }, max: 50 }),
  billingWeight: optional(decimal({ label: { zh: '计费重', en: 'Billing weight' }, scale: 1, unit: 'KG' })),
};
