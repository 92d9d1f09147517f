import type { Stage } from '@loadline/contract/codes/stage';
import { stageOrder } from '@loadline/contract/codes/stage';
import type { Transport } from '@loadline/contract/codes/transport';
import fc from 'fast-check';
import type { TestHouse } from '../../testing/house.ts';
import { addEvent, addOrder } from '../orders/orders.factory.ts';

const hour = 3_600_000;
/** Monday, half past midnight in China: still Sunday in UTC. */
const firstMonday = Date.parse('2026-09-06T16:30:00Z');

/** An order as it is laid: when it was placed, how far it came, hours between its stages, and days of arrival as they were told. */
export interface LaidOrder {
  readonly day: number;
  readonly status: Stage | 'CANCELLED' | 'CLOSED';
  readonly transport: Transport | null;
  readonly country: 'US' | 'DE' | 'GB';
  /** Tenths of a kilogram; null: only the gross weight of 120.5 kg is known. */
  readonly charged: number | null;
  readonly gaps: readonly number[];
  /** The day after the placing on which it was first promised to arrive; null: never. */
  readonly promised: number | null;
  readonly own: boolean;
}

export const laidOrders: fc.Arbitrary<LaidOrder[]> = fc.array(
  fc.record({
    day: fc.integer({ min: -28, max: 27 }),
    status: fc.constantFrom<LaidOrder['status']>(...stageOrder, 'CANCELLED', 'CLOSED'),
    transport: fc.constantFrom<Transport | null>('1', '2', '3', '4', null),
    country: fc.constantFrom<LaidOrder['country']>('US', 'DE', 'GB'),
    charged: fc.option(fc.integer({ min: 1, max: 90_000 })),
    gaps: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 8, maxLength: 8 }),
    promised: fc.option(fc.integer({ min: 0, max: 40 })),
    own: fc.boolean(),
  }),
  { maxLength: 12 },
);

export const span = { from: '2026-09-07', to: '2026-10-04' };

const placedAt = ({ day }: LaidOrder) => firstMonday + day * 24 * hour;
const chinaDay = (at: number) => new Date(at + 8 * hour).toISOString().slice(0, 10);

function reachedBy(order: LaidOrder): Map<Stage, number> {
  const last = order.status === 'CLOSED' ? stageOrder.length - 1 : stageOrder.indexOf(order.status as Stage);
  let at = placedAt(order);
  return new Map(
    stageOrder.slice(0, last + 1).map((stage, place) => {
      at += place === 0 ? 0 : (order.gaps[place - 1] ?? 0) * hour;
      return [stage, at];
    }),
  );
}

const promisedDay = (order: LaidOrder) =>
  order.promised === null ? null : chinaDay(placedAt(order) + order.promised * 24 * hour);

export async function layOrders(
  house: TestHouse,
  laid: readonly LaidOrder[],
  people: { readonly person: string; readonly colleague: string },
): Promise<void> {
  for (const order of laid) {
    const { id } = await addOrder(house, {
      status: order.status,
      transport_type: order.transport,
      destination_country: order.country,
      charging_weight: order.charged === null ? null : (order.charged / 10).toFixed(1),
      order_time: new Date(placedAt(order)).toISOString(),
      created_by: order.own ? people.colleague : people.person,
    });
    const told = promisedDay(order);
    // What was promised first counts, not what was said of it later.
    for (const day of told === null ? [] : [told, '2026-12-24'])
      await addEvent(house, id, {
        code: 'ETA',
        stage: 'ARRIVED',
        classifier: 'EST',
        occurred_at: `${day}T04:00:00Z`,
        day_only: true,
      });
    for (const [stage, at] of order.status === 'CANCELLED' ? [] : reachedBy(order))
      await addEvent(house, id, { code: stage, stage, occurred_at: new Date(at).toISOString() });
  }
}

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
    onTime: {
      arrived: arrivals.length,
      kept: arrivals.filter(({ arrived, promise }) => arrived <= promise).length,
    },
  };
}

/** Half away from zero, as the database rounds. */
function oneDecimal(value: number): string {
  return (Math.floor(value * 10 + 0.5 + 1e-9) / 10).toFixed(1);
}

function weightOf(orders: readonly LaidOrder[]): string {
  const tenths = orders.reduce((sum, { charged }) => sum + (charged ?? 1_205), 0);
  return (tenths / 10).toFixed(1);
}

function grouped<K>(orders: readonly LaidOrder[], by: (order: LaidOrder) => K): [K, LaidOrder[]][] {
  return [...Map.groupBy(orders, by)];
}
