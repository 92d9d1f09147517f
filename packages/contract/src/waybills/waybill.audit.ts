import type { Fields } from '../kernel/field.ts';
import { flag, text, whole } from '../kernel/field.ts';
import { moveFields } from './waybill.move-data.ts';
import { deskWaybill } from './waybill.ts';

/** What the history of a waybill tells by name. */
export const waybillAudited: Fields = {
  ...deskWaybill.fields,
  ...moveFields,
  event: text({ label: { zh: '节点', en: 'Event' }, max: 24 }),
  bookingNo: text({ label: { zh: '订舱号', en: 'Booking no.' }, max: 20 }),
  offloaded: flag({ label: { zh: '拉货', en: 'Offloaded' } }),
  costs: whole({ label: { zh: '成本行数', en: 'Cost lines' } }),
};
