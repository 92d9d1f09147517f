import { parcel } from '../events/parcel.ts';
import { shipmentEvent } from '../events/shipment-event.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { wayFields } from '../facts/way.ts';
import { recordFileFields } from '../files/record-file.ts';
import { decimal, group, list, optional, text } from '../kernel/field.ts';
import { order, orderInDetail } from './order.ts';
import { expectedArrival } from './order-arrival.ts';
import { cartonGroupFields } from './order-carton.ts';
import { checklistEntry } from './order-checklist.ts';
import { goodsOfOrder } from './order-codes.ts';
import { orderHold } from './order-hold.ts';
import { orderParty } from './order-party.ts';
import { orderRequest } from './order-request.ts';

const cartonGroup = group(cartonGroupFields, { label: { zh: '箱', en: 'Carton group' } });

const orderFile = group(recordFileFields, { label: { zh: '文件', en: 'File' } });

/** What the detail carries of the order itself. */
export const detailedOrder = { ...orderInDetail, ...wayFields };

/** Everything about one order, as its customer sees it. */
export const orderDetailFields = {
  order: group(detailedOrder, { label: order.label }),
  // From how many percent on its weights are flagged.
  weightTolerance: decimal(figures.tolerance),
  // Handed in and going on: from then on its customer asks for a cancellation.
  bookingNo: optional(text(texts.bookingNo)),
  parties: list(group(orderParty.fields, { label: orderParty.label }), {
    label: { zh: '当事人', en: 'Parties' },
  }),
  goods: list(group(goodsOfOrder.fields, { label: goodsOfOrder.label }), {
    label: { zh: '货物明细', en: 'Goods' },
    max: 5_000,
  }),
  cartons: list(cartonGroup, { label: { zh: '箱单', en: 'Cartons' }, max: 5_000 }),
  events: list(group(shipmentEvent.fields, { label: shipmentEvent.label }), {
    label: { zh: '物流节点', en: 'Milestones' },
    max: 2_000,
  }),
  // The newest first; each is another day than the one before.
  arrivals: list(expectedArrival, { label: { zh: '预计到达', en: 'Expected arrivals' }, max: 50 }),
  parcels: list(parcel, { label: { zh: '派送包裹', en: 'Parcels' }, max: 500 }),
  files: list(orderFile, { label: { zh: '文件', en: 'Files' } }),
  holds: list(group(orderHold.fields, { label: orderHold.label }), {
    label: { zh: '扣货', en: 'Holds' },
  }),
  checklist: list(checklistEntry, { label: { zh: '资料清单', en: 'Documents needed' } }),
  requests: list(group(orderRequest.fields, { label: orderRequest.label }), {
    label: orderRequest.label,
  }),
  previous: optional(text({ label: { zh: '上一票', en: 'Previous order' }, max: 20 })),
  next: optional(text({ label: { zh: '下一票', en: 'Next order' }, max: 20 })),
};
