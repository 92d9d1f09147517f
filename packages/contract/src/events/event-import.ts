import { trackedNumber } from '../checks/tracked-number.ts';
import { timeZones } from '../codes/time-zone.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { recordSubject } from '../imports/record.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, optional, text } from '../kernel/field.ts';
import { localTimeTyped } from '../kernel/local-time.ts';
import { resource } from '../kernel/resource.ts';
import { enteredCodes } from './event-code.ts';
import { classifiers } from './shipment-event.ts';

const written: Place[] = ['import'];

/** A row of a workbook of events: one event of every order under a number. */
const importedEvent = resource(
  'event row',
  { zh: '物流节点', en: 'Event' },
  {
    number: text({ ...texts.number, places: written }),
    code: code(enteredCodes, { label: { zh: '节点', en: 'Event' }, places: written }),
    at: text({
      label: { zh: '当地时间', en: 'Local time' },
      max: 30,
      rule: {
        test: (typed) => localTimeTyped(typed) !== undefined,
        says: {
          zh: '日期或日期时间，例如 2026-11-20 14:30',
          en: 'a day or a day and time, e.g. 2026-11-20 14:30',
        },
      },
      places: written,
    }),
    place: optional(text({ ...texts.place, places: written })),
    zone: optional(code(timeZones, { label: { zh: '时区', en: 'Time zone' }, places: written })),
    classifier: optional(code(classifiers, { label: { zh: '类型', en: 'Classifier' }, places: written })),
    flightOrVessel: optional(
      text({ label: { zh: '航班/船名', en: 'Flight or vessel' }, max: 60, places: written }),
    ),
    pieces: optional(
      decimal({
        label: { zh: '件数', en: 'Pieces' },
        scale: 0,
        min: '0',
        max: `${figures.pieces.max}`,
        places: written,
      }),
    ),
    weight: optional(decimal({ ...figures.weight, min: '0', places: written })),
    noteZh: optional(text({ ...texts.noteZh, places: written })),
    noteEn: optional(text({ ...texts.noteEn, places: written })),
  },
);

/** Events as something that is imported, by staff. */
export const eventSubject = recordSubject({
  of: importedEvent,
  name: 'events',
  path: '/opsapi/events/imports',
  access: 'op:event:add',
  label: { zh: '物流节点', en: 'Events' },
  one: { zh: '节点', en: 'event' },
  sameBy: ['number', 'code', 'classifier', 'at', 'place'],
  alsoCalled: {
    number: [
      '订单号',
      '主单号',
      '运单号',
      '提单号',
      '箱号',
      '订舱号',
      '委托单号',
      '柜号',
      'Order number',
      'MAWB',
      'AWB',
      'B/L',
      'Container',
      'Booking',
      'Trust order',
    ],
    code: ['状态', '节点代码', '轨迹', 'Status', 'Milestone'],
    at: ['时间', '发生时间', '日期', 'Time', 'Date'],
    place: ['城市', '机场', '港口', 'Location', 'Port', 'Airport'],
    flightOrVessel: ['航班', '船名', '船名航次', '车次', 'Flight', 'Vessel'],
    noteZh: ['备注', '说明', 'Remark'],
  },
  notes: {
    number: {
      zh: '订单、订舱、委托单号，运单、提单或箱号，客户参考号；单号下的订单全部录入',
      en: 'Of an order, booking, trust order, waybill, B/L or container, or your customer’s: each order gets it',
    },
    zone: {
      zh: '留空按地点的时区，没有地点按北京时间；地点未知时必填',
      en: 'Blank: the zone of the place, or Beijing time without a place; needed where the place is not known',
    },
    classifier: { zh: '留空为实际', en: 'Blank means actual' },
  },
  stored: { number: trackedNumber, at: (typed) => localTimeTyped(typed) ?? typed },
});
