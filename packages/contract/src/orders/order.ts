import { shownNumbers } from '../checks/tracked-number.ts';
import { orderStatuses } from '../codes/stage.ts';
import { transports } from '../codes/transport.ts';
import { shipment } from '../facts/shipment.ts';
import { texts } from '../facts/texts.ts';
import { chargedIn, weightUnits } from '../freight/weight-basis.ts';
import { inPart, placed } from '../kernel/compose.ts';
import type { Field, Place } from '../kernel/field.ts';
import { code, date, decimal, flag, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { OrderPart } from './order-part.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const found: Place[] = ['list', 'detail', 'export', 'search'];
const chosen: Place[] = ['list', 'detail', 'export', 'filter'];

/** What people write of an order: one line declares it for form, import, amendment, history, and the places it is shown in. */
function written<T>(part: OrderPart, field: Field<T>, places: readonly Place[]) {
  return inPart(part, placed(['create', 'update', 'import', ...places], field));
}

/** A shipment of one customer, as the list and the detail page know it (spec §3). */
export const order = resource(
  'order',
  { zh: '订单', en: 'Order' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    orderNumber: text({ ...texts.orderNo, places: found }),
    status: code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' }, places: chosen }),
    statusDate: instant({
      label: { zh: '状态时间', en: 'Status time' },
      places: [...chosen, 'sort'],
    }),
    channelName: written('channel', shipment.channelName, chosen),
    channelNameEn: placed(['list', 'detail'], shipment.channelNameEn),
    transportType: optional(
      code(transports, { label: { zh: '运输方式', en: 'Transport mode' }, places: chosen }),
    ),
    destinationCountry: written('destination', shipment.destinationCountry, chosen),
    referenceNumber: written('reference', shipment.referenceNumber, found),
    trackingNo: optional(
      text({ label: { zh: '跟踪单号', en: 'Tracking no.' }, max: 200, shown: shownNumbers, places: found }),
    ),
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
        scale: 3,
        places: [...shown, 'sort'],
      }),
    ),
    /** What its product is charged in. */
    chargingUnit: code(weightUnits, { label: chargedIn, places: shown }),
    orderTime: instant({ label: { zh: '下单时间', en: 'Order time' }, places: [...chosen, 'sort'] }),
    eta: optional(date({ label: { zh: '预计到达时间', en: 'ETA' }, places: [...chosen, 'sort'] })),
    fbaNo: written('destination', optional(shipment.fbaNo), found),
    isCustoms: written('customs', shipment.isCustoms, chosen),

    transferNo: optional(
      text({ label: { zh: '转单号', en: 'Transfer no.' }, max: 200, places: ['detail', 'export'] }),
    ),
    route: optional(text({ label: { zh: '航线', en: 'Route' }, max: 60, places: ['detail', 'export'] })),
    quantity: placed(shown, shipment.quantity),
    grossWeight: placed(shown, shipment.grossWeight),
    volume: placed(shown, shipment.volume),
    actualWeight: optional(
      decimal({
        label: { zh: '仓库实重', en: 'Warehouse weight' },
        scale: 3,
        unit: 'KG',
        places: shown,
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
    isSelfClearance: written('customs', shipment.isSelfClearance, ['detail', 'export']),
    amazonRef: written('destination', optional(shipment.amazonRef), ['detail']),
    warehouseCode: written('destination', optional(shipment.warehouseCode), ['detail', 'export']),
    onHold: flag({ label: { zh: '有异常', en: 'On hold' }, places: ['detail'] }),
    abnormal: whole({ label: { zh: '未解决异常', en: 'Open exceptions' }, places: ['detail'] }),
    isPublic: flag({ label: { zh: '公开查询', en: 'Public tracking' }, places: ['detail'] }),
    remark: written('remark', optional(shipment.remark), ['detail']),
    cutOff: optional(
      instant({ label: { zh: '截单时间', en: 'Document cut-off' }, places: ['detail', 'export'] }),
    ),
    services: inPart('services', placed(['detail', 'create', 'update'], shipment.services)),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['detail'] }),
  },
);

/** The detail also carries who of its customer's people looks after it, and two facts under the names the specification gives them there. */
export const orderInDetail = {
  ...order.fields,
  contact: optional(
    text({ label: { zh: '跟单联系人', en: 'Contact in charge' }, max: 64, places: ['detail'] }),
  ),
  refNo: text({ label: { zh: '参考号', en: 'Ref. no.' }, max: 50 }),
  billingWeight: order.fields.chargingWeight,
};
