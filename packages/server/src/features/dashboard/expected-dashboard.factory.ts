import type { Stage } from '@loadline/contract/codes/stage';
import { stageOrder } from '@loadline/contract/codes/stage';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import {
  channels,
  chinaDay,
  daysFromToday,
  firstMonday,
  hour,
  type LaidOrder,
  promisedDay,
  reachedBy,
} from './laid-orders.factory.ts';

/** The figures as they follow from what was laid, counted without the database. */
export function expectedFigures(laid: readonly LaidOrder[]) {
  const standing = laid.filter(({ status }) => status !== 'CANCELLED');
  const counted = standing.filter(({ day }) => day >= 0);
  const before = standing.filter(({ day }) => day < 0);
  const arrivals = counted.flatMap((order) => {
    const at = reachedBy(order).get('ARRIVED');
    const promise = promisedDay(order);
    return at === undefined || promise === null ? [] : [{ arrived: chinaDay(at), promise }];
  });
  return {
    orders: counted.length,
    ordersBefore: before.length,
    weight: weightOf(counted),
    weightBefore: weightOf(before),
    stages: stageOrder.map((stage) => ({
      stage,
      reached: counted.filter((order) => reachedBy(order).has(stage)).length,
      standing: counted.filter(({ status }) => status === stage).length,
    })),
    transports: grouped(counted, ({ transport }) => transport).map(([transport, orders]) => ({
      transport,
      orders: orders.length,
      weight: weightOf(orders),
    })),
    countries: grouped(counted, ({ country }) => country).map(([country, orders]) => ({
      country,
      orders: orders.length,
      before: before.filter((one) => one.country === country).length,
    })),
    weeks: grouped(counted, ({ day, transport }) => `${Math.floor(day / 7)} ${transport}`).map(
      ([, orders]) => ({
        week: chinaDay(firstMonday + Math.floor((orders[0]?.day ?? 0) / 7) * 7 * 24 * hour),
        transport: orders[0]?.transport ?? null,
        orders: orders.length,
        weight: weightOf(orders),
      }),
    ),
    waits: stageOrder.slice(0, -1).flatMap((stage, place) => {
      const stays = counted.filter((order) => [...reachedBy(order).keys()].length > place + 1);
      const hours = stays.reduce((sum, { gaps }) => sum + (gaps[place] ?? 0), 0);
      return stays.length === 0
        ? []
        : [{ stage, orders: stays.length, hours: oneDecimal(hours / stays.length) }];
    }),
    channels: grouped(counted, ({ channel }) => channel).map(([name, orders]) => ({
      name,
      nameEn: channels[name],
      orders: orders.length,
    })),
    transit: grouped(
      counted.filter((order) => reachedBy(order).has('SIGNED')),
      ({ channel }) => channel,
    ).map(([name, orders]) => {
      const days = orders.map(({ gaps }) => gaps.slice(1).reduce((sum, gap) => sum + gap, 0) / 24);
      return {
        name,
        nameEn: channels[name],
        orders: orders.length,
        half: oneDecimal(quantile(days, 0.5)),
        most: oneDecimal(quantile(days, 0.9)),
      };
    }),
    ...underWay(standing),
    exceptions: grouped(
      laid.filter(({ sheet }) => sheet !== null && openStates.some((state) => state === sheet.state)),
      ({ sheet }) => sheet?.kind ?? '',
    ).map(([kind, orders]) => ({
      kind,
      open: orders.length,
      hours: Math.max(...orders.map(({ sheet }) => sheet?.hours ?? 0)),
    })),
    onTime: {
      arrived: arrivals.length,
      kept: arrivals.filter(({ arrived, promise }) => arrived <= promise).length,
    },
  };
}

/** What is expected within a week, and by how many days arrivals have moved, the furthest five first. */
function underWay(standing: readonly LaidOrder[]) {
  const coming = standing.flatMap((order) => {
    const isUnderWay = stageOrder.indexOf(order.status as Stage) < stageOrder.indexOf('ARRIVED');
    return order.eta === null || !isUnderWay || order.status === 'CLOSED'
      ? []
      : [{ day: daysFromToday(order.eta), promised: promisedDay(order), eta: order.eta }];
  });
  const moved = coming.flatMap(({ day, promised }) =>
    promised === null || promised === day
      ? []
      : Math.abs(Date.parse(day) - Date.parse(promised)) / (24 * hour),
  );
  const within = coming.filter(({ eta }) => eta >= 0 && eta < 7);
  return {
    expected: [...Map.groupBy(within, ({ day }) => day)].map(([day, all]) => ({ day, orders: all.length })),
    movedBy: moved.toSorted((a, b) => b - a).slice(0, 5),
    movedAll: moved.length,
  };
}

/** Between two values in proportion. */
function quantile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((a, b) => a - b);
  const at = (inOrder.length - 1) * share;
  const [low, high] = [inOrder[Math.floor(at)] ?? 0, inOrder[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}

/** Half away from zero, as the database rounds. */
function oneDecimal(value: number): string {
  return (Math.floor(value * 10 + 0.5 + 1e-9) / 10).toFixed(1);
}

function weightOf(orders: readonly LaidOrder[]): string {
  return (orders.reduce((sum, order) => sum + tenthsOf(order), 0) / 10).toFixed(1);
}

/** Tenths of a kilogram; a revenue ton is no weight. */
function tenthsOf({ charged, unit }: LaidOrder): number {
  if (charged === null || unit === 'RT') return 1_205;
  return unit === 'kg' ? charged : Math.floor((charged * 45_359_237) / 100_000_000 + 0.5);
}

function grouped<K>(orders: readonly LaidOrder[], by: (order: LaidOrder) => K): [K, LaidOrder[]][] {
  return [...Map.groupBy(orders, by)];
}
