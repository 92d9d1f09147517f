import { shownFlightNo } from '../checks/flight-no.ts';
import { shownNumbers } from '../checks/tracked-number.ts';
import { stages } from '../codes/stage.ts';
import { transports } from '../codes/transport.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, flag, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { classifiers, eventSources } from './shipment-event.ts';

const seen: Place[] = ['list', 'detail'];

/** An event of any customer's order, as the staff who enter events see it. */
export const deskEvent = resource(
  'desk event',
  { zh: '物流节点', en: 'Event' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: seen }),
    orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: seen }),
    recordedAt: instant({ label: { zh: '录入时间', en: 'Recorded' }, places: seen }),
    orderNumber: text({ label: { zh: '订单号', en: 'Order number' }, max: 24, places: seen }),
    trackingNo: optional(
      text({
        label: { zh: '承运单号', en: 'Carrier number' },
        max: 200,
        shown: shownNumbers,
        places: seen,
      }),
    ),
    customer: text({ ...texts.customer, places: seen }),
    transportType: optional(
      code(transports, { label: { zh: '运输方式', en: 'Transport mode' }, places: seen }),
    ),
    code: text({ label: { zh: '节点', en: 'Event' }, max: 24, places: [...seen, 'filter'] }),
    stage: optional(code(stages, { label: { zh: '阶段', en: 'Stage' }, places: [...seen, 'filter'] })),
    classifier: code(classifiers, { label: { zh: '类型', en: 'Classifier' }, places: [...seen, 'filter'] }),
    occurredAt: instant({ label: { zh: '发生时间', en: 'Occurred' }, places: seen }),
    zone: text({ label: { zh: '时区', en: 'Time zone' }, max: 40, places: seen }),
    dayOnly: flag({ label: { zh: '仅日期', en: 'Day only' }, places: seen }),
    place: optional(text({ ...texts.place, places: seen })),
    flightOrVessel: optional(
      text({
        label: { zh: '航班/船名', en: 'Flight or vessel' },
        max: 60,
        shown: shownFlightNo,
        places: seen,
      }),
    ),
    pieces: optional(whole({ label: { zh: '件数', en: 'Pieces' }, places: seen })),
    weight: optional(decimal({ ...figures.weight, places: seen })),
    noteZh: optional(text({ ...texts.noteZh, places: seen })),
    noteEn: optional(text({ ...texts.noteEn, places: seen })),
    source: code(eventSources, { label: { zh: '来源', en: 'Source' }, places: [...seen, 'filter'] }),
    recordedBy: optional(text({ label: { zh: '录入人', en: 'Recorded by' }, max: 64, places: seen })),
    isPublic: flag({ label: { zh: '公开查询可见', en: 'In public tracking' }, places: seen }),
    outOfSequence: flag({ label: { zh: '次序异常', en: 'Out of sequence' }, places: [...seen, 'filter'] }),
    isVoid: flag({ label: { zh: '已作废', en: 'Voided' }, places: [...seen, 'filter'] }),
    voidedBy: optional(text({ label: { zh: '作废人', en: 'Voided by' }, max: 64, places: seen })),
    voidedAt: optional(instant({ label: { zh: '作废时间', en: 'Voided at' }, places: seen })),
    voidReason: optional(text({ label: { zh: '作废原因', en: 'Reason' }, max: 300, places: seen })),
    /** Rows that one message told together: they are voided together. Those of other teams count. */
    together: whole({ label: { zh: '同一报文的订单', en: 'Orders of the same message' }, places: seen }),
  },
);
