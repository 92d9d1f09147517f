import { type OrderStatus, stageOrder } from '@loadline/contract/codes/stage';
import type { Chance } from './chance.ts';
import type { Lane } from './lanes.seed.ts';
import { hoursAfter, type LocalHours, whenOpen } from './local-hours.ts';

/** What fate has in store for one shipment, whenever it is told: nothing here knows the time. */
export interface Fate {
  readonly status: OrderStatus;
  /** The stage that is or was the last one: an index of `stageOrder`. */
  readonly reached: number;
  /** Hours before each stage after ORDERED, delay included. */
  readonly legs: readonly number[];
  /** Hours by which the arrival is later than promised. */
  readonly delay: number;
  /** Hours since the order was placed, roughly. */
  readonly age: number;
  /** Hours from the last stage to the cancellation or closing. */
  readonly end: number;
}

/** The nine stages of a shipment in time, and where in it the present is. */
export interface Journey {
  readonly status: OrderStatus;
  readonly statusAt: Date;
  readonly reached: number;
  readonly at: readonly Date[];
  readonly promised: readonly Date[];
}

const arrived = stageOrder.indexOf('ARRIVED');
const signed = stageOrder.indexOf('SIGNED');

export function fateOf(chance: Chance, lane: Lane, status: OrderStatus): Fate {
  const usual = lane.hours.map((hours) => hours * (0.85 + chance.share() * 0.35));
  const reached = reachedBy(status, chance);
  const delay = reached > arrived - 2 && chance.happens(0.18) ? chance.whole(60, 60 + usualDelay(lane)) : 0;
  const legs = usual.map((hours, at) => (at === arrived - 1 ? hours + delay : hours));
  const passed = legs.slice(0, reached).reduce((sum, hours) => sum + hours, 0);
  return {
    status,
    reached,
    legs,
    delay,
    age: passed + since(status, chance, legs[reached] ?? 0, delay),
    end: chance.whole(30, 190),
  };
}

function usualDelay({ transport }: Lane): number {
  return transport === '1' ? 40 : 120;
}

function reachedBy(status: OrderStatus, chance: Chance): number {
  if (status === 'CANCELLED') return chance.whole(0, 1);
  return status === 'CLOSED' ? signed : stageOrder.indexOf(status);
}

/** Hours since the last stage: a part of the next leg, or any time once the shipment is over. */
function since(status: OrderStatus, chance: Chance, nextLeg: number, delay: number): number {
  if (status === 'SIGNED') return chance.whole(2, 45 * 24);
  if (status === 'CLOSED') return chance.whole(10 * 24, 75 * 24);
  if (status === 'CANCELLED') return chance.whole(9 * 24, 60 * 24);
  return nextLeg * (delay > 0 ? 0.92 : 0.1 + chance.share() * 0.8);
}

/** Where and when each stage can happen; index as in `stageOrder`. */
export type StageHours = readonly LocalHours[];

/** Longer waits before the last stage, in hours, for times of the day at which nothing is ever on its way. */
const waits = [0, 4, 8, 12, 16, 20];

/**
 * The fate told at a given time. Opening hours shift every step a little, so the moment of ordering is searched
 * around the fate's age until the present falls between the last stage and the next.
 */
export function journeyOf(fate: Fate, hours: StageHours, now: Date): Journey {
  const step = Math.max(0.5, (fate.legs[fate.reached] ?? 24) / 24);
  for (const wait of waits) {
    const legs = fate.legs.map((leg, at) => (at === fate.reached - 1 ? leg + wait : leg));
    for (let tried = 0; tried < 100; tried += 1) {
      const away = Math.ceil(tried / 2) * (tried % 2 === 0 ? step : -step);
      const journey = journeyFrom(hoursAfter(now, -fate.age - away), { ...fate, legs }, hours);
      if (fits(journey, fate, now)) return journey;
    }
  }
  throw new Error(`no time of ordering makes a shipment ${fate.status} now`);
}

function journeyFrom(ordered: Date, fate: Fate, hours: StageHours): Journey {
  const { status, reached, legs, delay, end } = fate;
  const start = wholeMinute(ordered);
  const at = timesFrom(start, legs, hours);
  const promised = timesFrom(
    start,
    legs.map((leg, index) => (index === arrived - 1 ? leg - delay : leg)),
    hours,
  );
  const last = at[reached] ?? start;
  const isOver = status === 'CANCELLED' || status === 'CLOSED';
  const [office] = hours;
  const ended = office ? whenOpen(hoursAfter(last, end), office) : last;
  return { status, reached, at, promised, statusAt: isOver ? wholeMinute(ended) : last };
}

function timesFrom(ordered: Date, legs: readonly number[], hours: StageHours): Date[] {
  let time = ordered;
  return hours.map((open, index) => {
    time = wholeMinute(whenOpen(hoursAfter(time, index === 0 ? 0 : (legs[index - 1] ?? 0)), open));
    return time;
  });
}

function fits({ status, statusAt, reached, at, promised }: Journey, { delay }: Fate, now: Date): boolean {
  if (statusAt > hoursAfter(now, -0.1)) return false;
  if (status === 'CANCELLED' || status === 'CLOSED' || reached === signed) return true;
  const next = at[reached + 1];
  if (!next || next < hoursAfter(now, 0.5)) return false;
  const due = promised[arrived];
  const isAwaited = delay > 0 && reached < arrived;
  return !isAwaited || (due !== undefined && due < hoursAfter(now, -30));
}

/** Promised for a time that has passed, and still not there. */
export function isOverdue({ status, reached, at, promised }: Journey): boolean {
  const isUnderWay = status !== 'CANCELLED' && reached < arrived;
  return isUnderWay && promised[arrived]?.getTime() !== at[arrived]?.getTime();
}

function wholeMinute(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
}
