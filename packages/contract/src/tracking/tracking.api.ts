import { shownFlightNo } from '../checks/flight-no.ts';
import { orderStatuses, stages } from '../codes/stage.ts';
import { transports } from '../codes/transport.ts';
import { parcel } from '../events/parcel.ts';
import { classifiers, eventSources } from '../events/shipment-event.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, decimal, flag, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { trackedAtOnce, trackTypes } from './track-type.ts';

/** On a shipment's way between its ends. */
const transferCodes = codeTable('transfer', {
  ARR: { zh: '到达中转港', en: 'Reached a transfer airport' },
  DEP: { zh: '离开中转港', en: 'Left a transfer airport' },
});

const when = {
  occurredAt: instant({ label: { zh: '时间', en: 'Time' } }),
  zone: text({ label: { zh: '时区', en: 'Time zone' }, max: 40 }),
  dayOnly: flag({ label: { zh: '仅日期', en: 'Day only' } }),
};
const flightOrVessel = optional(
  text({ label: { zh: '航班/船名', en: 'Flight or vessel' }, max: 60, shown: shownFlightNo }),
);

const milestone = group(
  {
    stage: code(stages, { label: { zh: '阶段', en: 'Stage' } }),
    classifier: code(classifiers, { label: { zh: '类型', en: 'Classifier' } }),
    ...when,
    place: optional(text(texts.place)),
    flightOrVessel,
    noteZh: optional(text(texts.noteZh)),
    noteEn: optional(text(texts.noteEn)),
  },
  { label: { zh: '物流节点', en: 'Milestone' } },
);

/** What happened where cargo changed flights, or its flight called, on the way: none of the nine stages. */
const transfer = group(
  {
    code: code(transferCodes, { label: { zh: '节点', en: 'Event' } }),
    ...when,
    place: text(texts.place),
    flightOrVessel,
  },
  { label: { zh: '中转', en: 'Transfer' } },
);

/** That customs of the destination released the cargo: the stage stays in clearance until it is delivered. */
const released = group(
  { ...when, place: optional(text(texts.place)) },
  { label: { zh: '清关放行', en: 'Released by customs' } },
);

/** A place that a shipment names by its code, so that no page has to know them all. */
const namedPlace = group(
  { code: text(texts.code), nameZh: text(texts.properNameZh), nameEn: text(texts.properNameEn) },
  { label: { zh: '地点', en: 'Place' } },
);

/** Where the first of a shipment's pieces, or parcels, are ahead of the others; how many, for who may know. */
const ahead = group(
  {
    stage: code(stages, { label: { zh: '阶段', en: 'Stage' } }),
    areParcels: flag({ label: { zh: '按包裹计', en: 'Counted in parcels' } }),
    pieces: optional(whole({ label: { zh: '件数', en: 'Pieces' } })),
    of: optional(whole({ label: { zh: '总件数', en: 'Of pieces' } })),
  },
  { label: { zh: '先行部分', en: 'Ahead' } },
);

/**
 * One shipment as anyone who holds its number may see it: where it is, when, how much; never whose it is.
 * Carrier numbers (air waybill, container, FBA) answer with milestones only: pieces and weights are null.
 */
export const trackedShipment = group(
  {
    number: text(texts.number),
    status: code(orderStatuses, { label: { zh: '状态', en: 'Status' } }),
    transportType: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
    origin: optional(text(texts.origin)),
    destination: optional(text({ label: { zh: '目的地', en: 'Destination' }, max: 60 })),
    pieces: optional(whole({ label: { zh: '件数', en: 'Pieces' } })),
    grossWeight: optional(decimal(figures.grossWeight)),
    volume: optional(decimal(figures.cargoVolume)),
    eta: optional(date({ label: { zh: '预计到达', en: 'ETA' } })),
    onHold: flag({ label: { zh: '有异常', en: 'On hold' } }),
    ahead: optional(ahead),
    released: optional(released),
    places: list(namedPlace, { label: { zh: '地点', en: 'Places' }, max: 200 }),
    milestones: list(milestone, { label: { zh: '物流节点', en: 'Milestones' }, max: 200 }),
    // Of a number that is a parcel's own, that parcel alone.
    parcels: list(parcel, { label: { zh: '派送包裹', en: 'Parcels' }, max: 500 }),
    transfers: list(transfer, { label: { zh: '中转', en: 'Transfers' }, max: 50 }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' } }),
    source: optional(
      code(eventSources, { label: { zh: '最近节点的来源', en: 'Source of the last milestone' } }),
    ),
  },
  { label: { zh: '货物', en: 'Shipment' } },
);

/** Public tracking. A number that is unknown, private or someone else's answers alike: it is in `notFound`. */
export const trackShipments = endpoint('GET /omsapi/public/tracking', {
  access: 'public',
  title: { zh: '货物追踪', en: 'Track shipments' },
  query: {
    trackType: optional(code(trackTypes, { label: { zh: '单号类型', en: 'Number type' } })),
    trackNo: list(text(texts.number), {
      label: { zh: '单号', en: 'Numbers' },
      max: trackedAtOnce,
    }),
  },
  answer: group(
    {
      shipments: list(trackedShipment, { label: { zh: '货物', en: 'Shipments' } }),
      notFound: list(text(texts.number), {
        label: { zh: '未查到', en: 'Not found' },
      }),
    },
    { label: { zh: '追踪结果', en: 'Tracking result' } },
  ),
});
