import { codeTable } from '../kernel/code.ts';
import type { Place, ValuesOf } from '../kernel/field.ts';
import { code, date, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { flightNo } from './flight.facts.ts';
import { airport, onward, stopsAtMost, stopsLabel } from './flight.stop.ts';
import { destination, flight, maxCbm, maxKg, origin } from './flight.ts';

/** Days of the week as timetables number them. */
export const weekdays = codeTable('weekday', {
  1: { zh: '周一', en: 'Mon' },
  2: { zh: '周二', en: 'Tue' },
  3: { zh: '周三', en: 'Wed' },
  4: { zh: '周四', en: 'Thu' },
  5: { zh: '周五', en: 'Fri' },
  6: { zh: '周六', en: 'Sat' },
  7: { zh: '周日', en: 'Sun' },
});

const seen: Place[] = ['list', 'detail'];
const written: Place[] = [...seen, 'create', 'update'];

function clock(zh: string, en: string) {
  return text({
    label: { zh, en },
    max: 5,
    places: written,
    rule: {
      test: (typed) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed),
      says: { zh: '时:分，例如 09:30', en: 'hours and minutes, e.g. 09:30' },
    },
  });
}

// Over the date line one lands the day before.
function daysLater(zh: string, en: string) {
  return whole({
    label: { zh, en },
    note: {
      zh: '0 为当天，1 为次日，-1 为前一天（跨日界线）',
      en: '0 the same day, 1 the next, -1 the day before (over the date line)',
    },
    min: -1,
    max: 3,
    places: written,
  });
}

/** Where a flight of every week goes over to another, days counted from its flight date. */
export const scheduleStopFields = {
  airport,
  arrives: clock('到达中转港（当地）', 'Arrives at transfer, local'),
  arrivesAfterDays: daysLater('到达中转港日（天）', 'At transfer on day'),
  flightNo: onward.flightNo,
  departs: clock('离开中转港（当地）', 'Leaves transfer, local'),
  departsAfterDays: daysLater('离开中转港日（天）', 'Leaves on day'),
};

/** A flight that is flown every week on the same days, from which the flights of a time are made. */
export const schedule = resource(
  'schedule',
  { zh: '航班时刻', en: 'Schedule' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: seen }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: seen }),
    flightNo: { ...flightNo, places: written },
    origin: { ...origin, places: written },
    destination: { ...destination, places: written },
    stops: optional(
      list(group(scheduleStopFields, { label: stopsLabel }), {
        label: stopsLabel,
        max: stopsAtMost,
        places: written,
      }),
    ),
    weekdays: list(code(weekdays, { label: { zh: '班期', en: 'Day of operation' } }), {
      label: { zh: '班期', en: 'Days of operation' },
      max: 7,
      places: written,
    }),
    departs: clock('起飞（起运港当地）', 'Departs, local'),
    arrives: clock('到达（目的港当地）', 'Arrives, local'),
    arrivesAfterDays: daysLater('到达日（天）', 'Arrives on day'),
    cutOffHours: whole({
      label: { zh: '起飞前截单（小时）', en: 'Cut-off, hours before' },
      min: 0,
      max: 168,
      places: written,
    }),
    validFrom: date({ label: { zh: '有效期起', en: 'Valid from' }, places: written }),
    validTo: date({ label: { zh: '有效期止', en: 'Valid to' }, places: written }),
    aircraft: optional({ ...flight.fields.aircraft, places: written }),
    maxKg,
    maxCbm,
    laidUntil: optional(date({ label: { zh: '已排至', en: 'Laid out until' }, places: seen })),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: seen }),
  },
);

export type Schedule = ValuesOf<typeof schedule.fields>;

/** What is checked over several fields; a value that is not there yet or not right is its own field's matter. */
interface Written {
  readonly weekdays?: readonly unknown[];
  readonly origin?: string | null;
  readonly destination?: string | null;
  readonly validFrom?: string | null;
  readonly validTo?: string | null;
  readonly maxKg?: string | null;
  readonly maxCbm?: string | null;
}

export const checkedScheduleKeys = ['destination', 'weekdays', 'validTo', 'maxKg', 'maxCbm'] as const;

/** What is wrong with one field of a schedule, seen beside the others. */
export function scheduleFlaw(
  key: (typeof checkedScheduleKeys)[number],
  { origin: from, destination: to, weekdays: days, validFrom, validTo, ...limits }: Written,
): Text | undefined {
  switch (key) {
    case 'destination':
      return from && from === to ? samePlace : undefined;
    case 'weekdays':
      return days?.length === 0 ? aDay : undefined;
    case 'validTo':
      return validFrom && validTo && validTo < validFrom ? endBeforeStart : undefined;
    case 'maxKg':
      return !limits.maxKg && limits.maxCbm ? bothLimits : undefined;
    case 'maxCbm':
      return limits.maxKg && !limits.maxCbm ? bothLimits : undefined;
  }
}

const samePlace: Text = { zh: '不能与起运港相同', en: 'not the origin itself' };
const aDay: Text = { zh: '至少选一天', en: 'at least one day' };
const endBeforeStart: Text = { zh: '不能早于有效期起', en: 'not before the first day' };
const bothLimits: Text = { zh: '限重与限体积须同时填写', en: 'both limits, or none' };

/** So far ahead the flights of schedules are made by themselves, every night. */
export const laidAheadDays = 28;

/** Flights are made for at most so many days at once. */
export const daysAtOnce = 92;

export const daysAtOnceText: Text = { zh: `1 至 ${daysAtOnce} 天`, en: `1 to ${daysAtOnce} days` };
