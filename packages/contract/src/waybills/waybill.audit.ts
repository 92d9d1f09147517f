import type { Fields } from '../kernel/field.ts';
import { decimal, flag, text, whole } from '../kernel/field.ts';
import { noteFields } from './waybill.correction.ts';
import { moveFields } from './waybill.move-data.ts';
import { deskWaybill } from './waybill.ts';

const sidesAudited = {
  warehousePieces: whole({ label: { zh: '入库件数', en: 'Warehouse pieces' } }),
  warehouseGrossWeight: decimal({
    label: { zh: '入库毛重', en: 'Warehouse gross weight' },
    scale: 3,
    unit: 'KG',
  }),
  warehouseVolume: decimal({ label: { zh: '入库体积', en: 'Warehouse volume' }, scale: 3, unit: 'CBM' }),
  weighbridgePieces: whole({ label: { zh: '磅重件数', en: 'Weighbridge pieces' } }),
  weighbridgeGrossWeight: decimal({
    label: { zh: '磅重毛重', en: 'Weighbridge gross weight' },
    scale: 3,
    unit: 'KG',
  }),
  weighbridgeVolume: decimal({ label: { zh: '磅重体积', en: 'Weighbridge volume' }, scale: 3, unit: 'CBM' }),
};

/** What the history of a waybill tells by name. */
export const waybillAudited: Fields = {
  ...deskWaybill.fields,
  ...moveFields,
  event: text({ label: { zh: '节点', en: 'Event' }, max: 24 }),
  bookingNo: text({ label: { zh: '订舱号', en: 'Booking no.' }, max: 20 }),
  offloaded: flag({ label: { zh: '拉货', en: 'Offloaded' } }),
  hawbNo: text({ label: { zh: '分单号', en: 'HAWB no.' }, max: 20 }),
  ...sidesAudited,
  finalPieces: noteFields.pieces,
  finalGrossWeight: noteFields.grossWeight,
  costs: whole({ label: { zh: '成本行数', en: 'Cost lines' } }),
};
