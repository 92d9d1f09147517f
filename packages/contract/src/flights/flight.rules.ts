import { zoneOf } from '../codes/place.ts';
import { exact, isLess, isZero, plus, zero } from '../kernel/decimal.ts';
import { instantOf, isLocalTime } from '../kernel/local-time.ts';
import type { Text } from '../kernel/text.ts';
import type { Allotment } from './allotment.ts';
import type { FlightForm } from './flight.ts';

/** What is checked over several fields; a value that is not there yet or not right is its own field's matter. */
type Written = { readonly [K in keyof FlightForm]?: FlightForm[K] extends boolean ? unknown : string | null };

/** The fields that are checked beside others, in the order of the form. */
export const checkedKeys = ['destination', 'etd', 'eta', 'cutOff', 'atd', 'ata', 'maxKg', 'maxCbm'] as const;

export type FlightKey = (typeof checkedKeys)[number];

/** What is wrong with one field of a flight, seen beside the others. `now` is an instant: what is to come has not been. */
export function flightFlaw(key: FlightKey, written: Written, now: string): Text | undefined {
  const { origin, destination, flightDate, etd, maxKg, maxCbm } = written;
  const [off, on, closes] = [offOf(written, 'etd'), onOf(written, 'eta'), offOf(written, 'cutOff')];
  const [left, landed] = [offOf(written, 'atd'), onOf(written, 'ata')];
  switch (key) {
    case 'destination':
      return origin && origin === destination ? samePlace : undefined;
    case 'etd':
      return flightDate && etd && !isNearDay(flightDate, etd) ? otherDay : undefined;
    case 'eta':
      return off && on && on <= off ? landsBefore : undefined;
    case 'cutOff':
      return off && closes && closes > off ? closesAfter : undefined;
    case 'atd':
      return left && left > now ? notYet : undefined;
    case 'ata':
      if (landed && landed > now) return notYet;
      return landed && (!left || landed <= left) ? landsBefore : undefined;
    case 'maxKg':
      return !maxKg && maxCbm ? bothLimits : undefined;
    case 'maxCbm':
      return maxKg && !maxCbm ? bothLimits : undefined;
  }
}

const samePlace: Text = { zh: '不能与起运港相同', en: 'not the origin itself' };
const otherDay: Text = {
  zh: '应在航班日期当天，延误不超过三天',
  en: 'on the flight date, or at most three days late',
};
const landsBefore: Text = { zh: '应晚于起飞', en: 'after the departure' };
const closesAfter: Text = { zh: '不能晚于起飞', en: 'not after the departure' };
const notYet: Text = { zh: '实际时间不能晚于现在', en: 'what has happened is not ahead of now' };
const bothLimits: Text = { zh: '限重与限体积须同时填写', en: 'both limits, or none' };

/** The instant of a local time at the origin; undefined as long as one of the two is missing. */
function offOf({ origin, ...written }: Written, key: 'etd' | 'cutOff' | 'atd'): string | undefined {
  return instantAt(written[key], origin);
}

function onOf({ destination, ...written }: Written, key: 'eta' | 'ata'): string | undefined {
  return instantAt(written[key], destination);
}

function instantAt(local: string | null | undefined, airport: string | null | undefined): string | undefined {
  const zone = zoneOf(airport ?? '');
  return zone && local && isLocalTime(local) ? instantOf(local, zone) : undefined;
}

const latestDays = 3;

function isNearDay(flightDate: string, etd: string): boolean {
  const days = (Date.parse(etd.slice(0, 10)) - Date.parse(flightDate)) / 86_400_000;
  return days >= 0 && days <= latestDays;
}

/** What is wrong with the allotments of a slot: a customer twice, nothing at all, or together more than the slot holds. */
export function allotmentFlaw(
  allotments: readonly Allotment[],
  limit: { readonly kg: string; readonly cbm: string },
): Text | undefined {
  if (new Set(allotments.map(({ orgId }) => orgId)).size < allotments.length) return twice;
  if (allotments.some(({ kg, cbm }) => isNothing(kg) || isNothing(cbm))) return nothing;
  if (isLess(exact(limit.kg), sumOf(allotments, 'kg'))) return tooHeavy(limit.kg);
  return isLess(exact(limit.cbm), sumOf(allotments, 'cbm')) ? tooLarge(limit.cbm) : undefined;
}

/** Why a slot cannot be made so small. */
export function allottedAlready(kg: string, cbm: string): Text {
  return {
    zh: `包板合计 ${kg} kg、${cbm} CBM，请先减少包板`,
    en: `${kg} kg and ${cbm} CBM are allotted. Reduce the allotments first`,
  };
}

function sumOf(allotments: readonly Allotment[], of: 'kg' | 'cbm') {
  return allotments.reduce((sum, one) => plus(sum, exact(one[of])), zero);
}

function isNothing(decimal: string): boolean {
  return isZero(exact(decimal));
}

const twice: Text = { zh: '同一客户只能有一行', en: 'one line per customer' };
const nothing: Text = { zh: '重量与体积都应大于 0', en: 'weight and volume above 0' };

function tooHeavy(kg: string): Text {
  return { zh: `合计不能超过限重 ${kg} kg`, en: `together at most ${kg} kg` };
}

function tooLarge(cbm: string): Text {
  return { zh: `合计不能超过限体积 ${cbm} CBM`, en: `together at most ${cbm} CBM` };
}
