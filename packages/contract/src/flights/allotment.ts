import { texts } from '../facts/texts.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { group, id, instant, optional, text } from '../kernel/field.ts';
import { cubicMetres, kilograms, slotRoomFields } from './slot-room.ts';

const { takenKg, takenCbm } = slotRoomFields;
const kg = kilograms({ zh: '重量', en: 'Weight' });
const cbm = cubicMetres({ zh: '舱位体积', en: 'Slot volume' });
const orgId = id({ label: { zh: '客户编号', en: 'Customer id' } });
const customer = text(texts.customer);
const customerEn = text(texts.customerEn);

/** What is kept of a slot for one customer: nobody else can take it, and they cannot take more. */
export const allotmentFields = { orgId, kg, cbm };
export const allotment = group(allotmentFields, { label: { zh: '包板', en: 'Allotment' } });

export type Allotment = ValuesOf<typeof allotmentFields>;

/** The same with its customer's name and what they have taken of it; without a name it belongs to another team. */
const shownAllotmentFields = {
  ...allotmentFields,
  orgId: optional(orgId),
  customer: optional(customer),
  customerEn: optional(customerEn),
  takenKg,
  takenCbm,
};
export const shownAllotment = group(shownAllotmentFields, { label: { zh: '包板', en: 'Allotment' } });

/** What one booking holds of a slot; without a name its customer belongs to another team. */
const reservationFields = {
  orgId: optional(orgId),
  customer: optional(customer),
  customerEn: optional(customerEn),
  bookingId: optional(id({ label: { zh: '订舱编号', en: 'Booking id' } })),
  bookingNo: optional(text({ label: { zh: '订舱单号', en: 'Booking no.' }, max: 24 })),
  kg,
  cbm,
  at: instant({ label: { zh: '占舱时间', en: 'Reserved' } }),
};
export const reservation = group(reservationFields, { label: { zh: '占舱', en: 'Reservation' } });
