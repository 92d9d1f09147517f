import type { Stage } from '@loadline/contract/codes/stage';
import { stageOrder } from '@loadline/contract/codes/stage';
import type { Transport } from '@loadline/contract/codes/transport';
import fc from 'fast-check';
import { newId } from '../../kernel/database.ts';
import type { TestHouse } from '../../testing/house.ts';
import { addEvent, addOrder } from '../orders/orders.factory.ts';

export const hour = 3_600_000;
/** Monday, half past midnight in China: still Sunday in UTC. */
export const firstMonday = Date.parse('2026-09-06T16:30:00Z');

/** An order as it is laid: when it was placed, how far it came, hours between its stages, and days of arrival as they were told. */
export interface LaidOrder {
  readonly day: number;
  readonly status: Stage | 'CANCELLED' | 'CLOSED';
  readonly transport: Transport | null;
  readonly country: 'US' | 'DE' | 'GB';
  readonly channel: keyof typeof channels;
  /** Tenths of the unit; null: only the gross weight of 120.5 kg is known. */
  readonly charged: number | null;
  readonly unit: 'kg' | 'lb' | 'RT';
  /** Days from today on which it is expected now. */
  readonly eta: number | null;
  readonly sheet: { readonly kind: string; readonly state: string; readonly hours: number } | null;
  /** Somebody has recorded an arrival a day before the placing, and voided it. */
  readonly isMistaken: boolean;
  readonly gaps: readonly number[];
  /** The day after the placing on which it was first promised to arrive; null: never. */
  readonly promised: number | null;
  readonly own: boolean;
}

export const channels = { 中美空运专线: 'China-US air', 中欧铁路: 'China-Europe rail' } as const;

export const laidOrders: fc.Arbitrary<LaidOrder[]> = fc.array(
  fc.record({
    day: fc.integer({ min: -28, max: 27 }),
    status: fc.constantFrom<LaidOrder['status']>(...stageOrder, 'CANCELLED', 'CLOSED'),
    transport: fc.constantFrom<Transport | null>('1', '2', '3', '4', null),
    country: fc.constantFrom<LaidOrder['country']>('US', 'DE', 'GB'),
    channel: fc.constantFrom<LaidOrder['channel']>('中美空运专线', '中欧铁路'),
    unit: fc.constantFrom<LaidOrder['unit']>('kg', 'lb', 'RT'),
    eta: fc.option(fc.integer({ min: -2, max: 9 })),
    sheet: fc.option(
      fc.record({
        kind: fc.constantFrom('damage', 'delay', 'shortage'),
        state: fc.constantFrom('OPEN', 'PROCESSING', 'RESOLVED'),
        hours: fc.integer({ min: 1, max: 500 }),
      }),
    ),
    isMistaken: fc.boolean(),
    charged: fc.option(fc.integer({ min: 1, max: 90_000 })),
    gaps: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 8, maxLength: 8 }),
    promised: fc.option(fc.integer({ min: 0, max: 40 })),
    own: fc.boolean(),
  }),
  { maxLength: 12 },
);

export const span = { from: '2026-09-07', to: '2026-10-04' };

const placedAt = ({ day }: LaidOrder) => firstMonday + day * 24 * hour;
export const daysFromToday = (days: number) => chinaDay(Date.now() + days * 24 * hour);
export const chinaDay = (at: number) => new Date(at + 8 * hour).toISOString().slice(0, 10);

export function reachedBy(order: LaidOrder): Map<Stage, number> {
  const last = order.status === 'CLOSED' ? stageOrder.length - 1 : stageOrder.indexOf(order.status as Stage);
  let at = placedAt(order);
  return new Map(
    stageOrder.slice(0, last + 1).map((stage, place) => {
      at += place === 0 ? 0 : (order.gaps[place - 1] ?? 0) * hour;
      return [stage, at];
    }),
  );
}

export const promisedDay = (order: LaidOrder) =>
  order.promised === null ? null : chinaDay(placedAt(order) + order.promised * 24 * hour);

export async function layOrders(
  house: TestHouse,
  laid: readonly LaidOrder[],
  people: { readonly person: string; readonly colleague: string },
): Promise<void> {
  await house.rows(
    `insert into channel (channel_id, name, name_en, transport) values (gen_random_uuid(), '中欧铁路', 'China-Europe rail', '4') on conflict do nothing`,
  );
  for (const order of laid) {
    const { id } = await addOrder(house, {
      status: order.status,
      transport_type: order.transport,
      destination_country: order.country,
      channel_name: order.channel,
      charging_unit: order.unit,
      eta: order.eta === null ? null : daysFromToday(order.eta),
      charging_weight: order.charged === null ? null : (order.charged / 10).toFixed(1),
      order_time: new Date(placedAt(order)).toISOString(),
      created_by: order.own ? people.colleague : people.person,
    });
    if (order.sheet !== null) await laySheet(house, id, order.sheet);
    if (order.isMistaken)
      await addEvent(house, id, {
        code: 'ARRIVED',
        stage: 'ARRIVED',
        occurred_at: new Date(placedAt(order) - 24 * hour).toISOString(),
        voided_by: newId(),
        void_reason: 'another shipment',
        voided_at: new Date().toISOString(),
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

async function laySheet(
  house: TestHouse,
  orderId: string,
  { kind, state, hours }: NonNullable<LaidOrder['sheet']>,
): Promise<void> {
  const id = newId();
  await house.rows(
    `insert into exception_sheet (org_id, id, sheet_no, order_id, kind, severity, state, stage, source, source_key, description_zh, description_en,
       customer_action_zh, customer_action_en, opened_by, opened_at, state_since, resolved_at)
     values ($1, $2, $3, $4, $5, 'high', $6, 'ORDERED', 'operator', $3, 'x', 'x', 'x', 'x', 'x', now() - $7 * interval '1 hour', now(),
       case when $6 = 'RESOLVED' then now() end)`,
    [house.orgA, id, `EX${id.slice(-10)}`, orderId, kind, state, hours],
  );
}
