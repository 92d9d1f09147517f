import { shownFlightNo } from '../checks/flight-no.ts';
import { shownNumber, shownNumbers } from '../checks/tracked-number.ts';
import { stages } from '../codes/stage.ts';
import { transports } from '../codes/transport.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, flag, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { classifiers, eventSources } from './shipment-event.ts';

const seen: Place[] = ['list', 'detail'];
const told: Place[] = [...seen, 'export'];

/** An event of any customer's order, as the staff who enter events see it. */
export const deskEvent = resource(
  'desk event',
  { zh: '物流节点', en: 'Event' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: seen }),
    orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: seen }),
    recordedAt: instant({ label: { zh: '录入时间', en: 'Recorded' }, places: told }),
    orderNumber: text({ label: { zh: '订单号', en: 'Order number' }, max: 24, places: told }),
    trackingNo: optional(
      text({
        label: { zh: '承运单号', en: 'Carrier number' },
        max: 200,
        shown: shownNumbers,
        places: told,
      }),
    ),
    customer: text({ ...texts.customer, places: told }),
    customerEn: text({ ...texts.customerEn, places: told }),
    transportType: optional(
      code(transports, { label: { zh: '运输方式', en: 'Transport mode' }, places: told }),
    ),
    code: text({ label: { zh: '节点', en: 'Event' }, max: 24, places: [...told, 'filter'] }),
    stage: optional(code(stages, { label: { zh: '阶段', en: 'Stage' }, places: [...told, 'filter'] })),
    classifier: code(classifiers, { label: { zh: '类型', en: 'Classifier' }, places: [...told, 'filter'] }),
    occurredAt: instant({ label: { zh: '发生时间', en: 'Occurred' }, places: told }),
    zone: text({ label: { zh: '时区', en: 'Time zone' }, max: 40, places: told }),
    dayOnly: flag({ label: { zh: '仅日期', en: 'Day only' }, places: told }),
    place: optional(text({ ...texts.place, places: told })),
    flightOrVessel: optional(
      text({
        label: { zh: '航班/船名', en: 'Flight or vessel' },
        max: 60,
        shown: shownFlightNo,
        places: told,
      }),
    ),
    pieces: optional(whole({ label: { zh: '件数', en: 'Pieces' }, places: told })),
    weight: optional(decimal({ ...figures.weight, places: told })),
    parcel: optional(text({ ...texts.parcel, shown: shownNumber, places: told })),
    noteZh: optional(text({ ...texts.noteZh, places: told })),
    noteEn: optional(text({ ...texts.noteEn, places: told })),
    source: code(eventSources, { label: { zh: '来源', en: 'Source' }, places: [...told, 'filter'] }),
    recordedBy: optional(text({ label: { zh: '录入人', en: 'Recorded by' }, max: 64, places: told })),
    isPublic: flag({ label: { zh: '公开查询可见', en: 'In public tracking' }, places: told }),
    outOfSequence: flag({ label: { zh: '次序异常', en: 'Out of sequence' }, places: [...told, 'filter'] }),
    beforeOrder: flag({ label: { zh: '早于下单', en: 'Before the order' }, places: told }),
    isVoid: flag({ label: { zh: '已作废', en: 'Voided' }, places: [...told, 'filter'] }),
    voidedBy: optional(text({ label: { zh: '作废人', en: 'Voided by' }, max: 64, places: told })),
    voidedAt: optional(instant({ label: { zh: '作废时间', en: 'Voided at' }, places: told })),
    voidReason: optional(text({ label: { zh: '作废原因', en: 'Reason' }, max: 300, places: told })),
    /** Rows that one message told together: they are voided together. Those of other teams count. */
    together: whole({ label: { zh: '同一报文的订单', en: 'Orders of the same message' }, places: told }),
  },
);
