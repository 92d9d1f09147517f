import { trackedNumber, trackedNumbers } from '../checks/tracked-number.ts';
import { zoneOf } from '../codes/place.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { zoneName } from '../facts/zone.ts';
import { code, decimal, flag, optional, text, whole } from '../kernel/field.ts';
import { localTimeTyped } from '../kernel/local-time.ts';
import type { Text } from '../kernel/text.ts';
import { eventCodes } from './event-code.ts';
import { classifiers } from './shipment-event.ts';

export const numbersAtOnce = 200;

/** What staff say of an event; times are local to its place. */
export const enteredEvent = {
  code: code(eventCodes, { label: { zh: '节点', en: 'Event' } }),
  classifier: code(classifiers, { label: { zh: '类型', en: 'Classifier' } }),
  at: text({
    label: { zh: '当地时间', en: 'Local time' },
    max: 30,
    rule: {
      test: (typed) => typed === localTimeTyped(typed),
      says: {
        zh: '请填写日期，或日期和时间',
        en: 'a day, or a day and time',
      },
    },
  }),
  /** Told where the place has none that is known; Beijing's where no place is told either. */
  zone: optional(zoneName),
  place: optional(text(texts.place)),
  flightOrVessel: optional(text({ label: { zh: '航班/船名', en: 'Flight or vessel' }, max: 60 })),
  pieces: optional(whole(figures.pieces)),
  weight: optional(decimal({ ...figures.weight, min: '0' })),
  noteZh: optional(text(texts.noteZh)),
  noteEn: optional(text(texts.noteEn)),
  isPublic: flag({ label: { zh: '公开查询可见', en: 'In public tracking' } }),
};

/** Why what is on hold leaves the warehouse all the same. */
export const passReason = { label: { zh: '例外放行原因', en: 'Why it is let go' }, max: 500 } as const;

/** Why a local time somewhere unknown says nothing. */
export const clockUnknown: Text = {
  zh: '地点的时区未知，请选择时区或从列表中选择地点',
  en: 'the clocks of the place are not known: choose the time zone, or a place from the list',
};

/** Whether a local time says which instant it is. */
export function isToldByClock(said: {
  readonly place: string | null;
  readonly zone: string | null;
}): boolean {
  return said.zone !== null || said.place === null || zoneOf(said.place) !== undefined;
}

/** Why the end of an order is not entered as an event. */
export const endInstead: Text = {
  zh: '不能作为节点录入：请在订单上操作“取消订单”或“关闭订单”',
  en: 'not entered as an event: cancel or close the order itself',
};

/** The numbers in a pasted text, as they are stored, each once. */
export function numbersIn(typed: string): string[] {
  return [...new Set(trackedNumbers(typed).map(trackedNumber))];
}
