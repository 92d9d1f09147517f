import { zoneOf } from '../codes/place.ts';
import { instantOf, isLocalTime } from '../kernel/local-time.ts';
import type { Text } from '../kernel/text.ts';
import type { StopForm, StopKey } from './flight.stop.ts';
import { stopFormFields, stopsLabel } from './flight.stop.ts';
import type { FlightForm } from './flight.ts';

type WrittenStop = { readonly [K in StopKey]?: string | null };

/** What is checked over several fields; a value that is not there yet or not right is its own field's matter. */
export type Written = {
  readonly [K in Exclude<keyof FlightForm, 'stops'>]?: FlightForm[K] extends boolean
    ? unknown
    : string | null;
} & { readonly stops?: readonly WrittenStop[] | null };

/** Something wrong with one field of a stop, seen beside the rest of the way. */
export interface StopFlaw {
  /** Which of the stops, counted from 0. */
  readonly at: number;
  readonly key: StopKey;
  readonly says: Text;
}

/** What keeps a way from going forward: an airport twice, or a time that is before the one it follows. */
export function stopFlaws(written: Written, now: string): StopFlaw[] {
  return (written.stops ?? []).flatMap((stop, at) =>
    (['airport', 'eta', 'etd', 'ata', 'atd'] as const).flatMap((key) => {
      const says = flawOf(key, { stop, at, written, now });
      return says ? [{ at, key, says }] : [];
    }),
  );
}

/** `Via 1 · ETA at transfer, local`: which stop and which of its fields. */
export function stopLabel({ at, key }: Pick<StopFlaw, 'at' | 'key'>): Text {
  const { label } = stopFormFields[key];
  return { zh: `${stopsLabel.zh} ${at + 1} · ${label.zh}`, en: `${stopsLabel.en} ${at + 1} · ${label.en}` };
}

interface Place {
  readonly stop: WrittenStop;
  readonly at: number;
  readonly written: Written;
  readonly now: string;
}

function flawOf(key: 'airport' | 'eta' | 'etd' | 'ata' | 'atd', { stop, at, written, now }: Place) {
  const { airport, etd, flightDate } = stop;
  const before = { ...written, stops: written.stops?.slice(0, at) ?? null };
  const time = (of: keyof StopForm) => instantAt(stop[of], airport);
  const [on, off, landed, left] = [time('eta'), time('etd'), time('ata'), time('atd')];
  const [leaves, took] = [latestOf(departuresOf(before, 'etd')), latestOf(departuresOf(before, 'atd'))];
  const since = landed ?? took;
  switch (key) {
    case 'airport':
      return airport && isOnWay(airport, before) ? twice : undefined;
    case 'eta':
      return on && leaves && on <= leaves ? landsBefore : undefined;
    case 'etd':
      if (flightDate && etd && !isNearDay(flightDate, etd)) return otherDay;
      return on && off && off <= on ? leavesBefore : undefined;
    case 'ata':
      if (landed && landed > now) return notYet;
      return landed && took && landed <= took ? landsBefore : undefined;
    case 'atd':
      if (left && left > now) return notYet;
      return left && since && left <= since ? leavesBefore : undefined;
  }
}

function isOnWay(airport: string, { origin, destination, stops }: Written): boolean {
  return [origin, destination, ...(stops ?? []).map((one) => one.airport)].includes(airport);
}

/** The instants at which the legs leave, as far as they are told. */
export function departuresOf(
  { origin, stops, ...written }: Written,
  key: 'etd' | 'atd',
): (string | undefined)[] {
  return [instantAt(written[key], origin), ...(stops ?? []).map((one) => instantAt(one[key], one.airport))];
}

/** The last that is told. */
export function latestOf(instants: readonly (string | undefined)[]): string | undefined {
  return instants.findLast((one) => one !== undefined);
}

/** The instant of a local time at an airport; undefined as long as one of the two is missing. */
export function instantAt(
  local: string | null | undefined,
  airport: string | null | undefined,
): string | undefined {
  const zone = zoneOf(airport ?? '');
  return zone && local && isLocalTime(local) ? instantOf(local, zone) : undefined;
}

const latestDays = 3;

export function isNearDay(flightDate: string, etd: string): boolean {
  const days = (Date.parse(etd.slice(0, 10)) - Date.parse(flightDate)) / 86_400_000;
  return days >= 0 && days <= latestDays;
}

const twice: Text = { zh: '航线上已有此机场', en: 'an airport that is not on the way already' };
const leavesBefore: Text = { zh: '应晚于到达中转港', en: 'after the arrival there' };
export const otherDay: Text = {
  zh: '应在航班日期当天，延误不超过三天',
  en: 'on the flight date, or at most three days late',
};
export const landsBefore: Text = { zh: '应晚于起飞', en: 'after the departure' };
export const notYet: Text = { zh: '实际时间不能晚于现在', en: 'what has happened is not ahead of now' };
