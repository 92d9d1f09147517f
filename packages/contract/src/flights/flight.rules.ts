import { exact, isLess, isZero, plus, zero } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';
import type { Allotment } from './allotment.ts';
import {
  departuresOf,
  instantAt,
  isNearDay,
  landsBefore,
  latestOf,
  notYet,
  otherDay,
  type Written,
} from './flight.way.ts';

/** The fields that are checked beside others, in the order of the form. */
export const checkedKeys = ['destination', 'etd', 'eta', 'cutOff', 'atd', 'ata', 'maxKg', 'maxCbm'] as const;

export type FlightKey = (typeof checkedKeys)[number];

/** What is wrong with one field of a flight, seen beside the others. `now` is an instant: what is to come has not been. */
export function flightFlaw(key: FlightKey, written: Written, now: string): Text | undefined {
  const { origin, destination, flightDate, etd, maxKg, maxCbm } = written;
  const [off, closes, left] = [offOf(written, 'etd'), offOf(written, 'cutOff'), offOf(written, 'atd')];
  const [on, landed] = [instantAt(written.eta, destination), instantAt(written.ata, destination)];
  const [leavesLast, leftLast] = [
    latestOf(departuresOf(written, 'etd')),
    latestOf(departuresOf(written, 'atd')),
  ];
  switch (key) {
    case 'destination':
      return origin && origin === destination ? samePlace : undefined;
    case 'etd':
      return flightDate && etd && !isNearDay(flightDate, etd) ? otherDay : undefined;
    case 'eta':
      return leavesLast && on && on <= leavesLast ? landsBefore : undefined;
    case 'cutOff':
      return off && closes && closes > off ? closesAfter : undefined;
    case 'atd':
      return left && left > now ? notYet : undefined;
    case 'ata':
      if (landed && landed > now) return notYet;
      return landed && (!left || !leftLast || landed <= leftLast) ? landsBefore : undefined;
    case 'maxKg':
      return !maxKg && maxCbm ? bothLimits : undefined;
    case 'maxCbm':
      return maxKg && !maxCbm ? bothLimits : undefined;
  }
}

const samePlace: Text = { zh: '不能与起运港相同', en: 'not the origin itself' };
const closesAfter: Text = { zh: '不能晚于起飞', en: 'not after the departure' };
const bothLimits: Text = { zh: '限重与限体积须同时填写', en: 'both limits, or none' };

function offOf(written: Written, key: 'etd' | 'cutOff' | 'atd'): string | undefined {
  return instantAt(written[key], written.origin);
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
