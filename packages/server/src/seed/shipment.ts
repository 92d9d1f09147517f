import { stageOrder } from '@loadline/contract/codes/stage';
import { crockford, orderNumberOf } from '@loadline/contract/orders/order-number';
import type { Cargo } from './cargo.ts';
import { cargoOf } from './cargo.ts';
import { amazonReference, fbaNumber, trackingNumber } from './carrier-number.ts';
import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';
import type { Customer } from './customers.seed.ts';
import { statusOf } from './customers.seed.ts';
import type { Fate, Journey } from './journey.ts';
import { fateOf, journeyOf } from './journey.ts';
import type { Lane, LaneName } from './lanes.seed.ts';
import { lanes } from './lanes.seed.ts';
import { localDay } from './local-hours.ts';
import type { Route } from './route.ts';
import { routeOf, stageHoursOf } from './route.ts';

/** One order of the demo with all that becomes its rows. */
export interface Shipment {
  readonly id: string;
  readonly orderNumber: string;
  readonly reference: string;
  readonly lane: Lane;
  readonly journey: Journey;
  readonly route: Route;
  readonly cargo: Cargo;
  readonly trackingNo: string | null;
  readonly fbaNo: string | null;
  readonly amazonRef: string | null;
  readonly isCustoms: boolean;
  readonly isSelfClearance: boolean;
  readonly isPublic: boolean;
  readonly onHold: boolean;
  /** For what hangs on the order: events, parties, files. */
  readonly chance: Chance;
}

interface Planned {
  readonly lane: Lane;
  readonly fate: Fate;
  readonly chance: Chance;
}

/** The customer's shipments, oldest first; the same ones at any time, only moved to where `now` is. */
export function shipmentsOf(customer: Customer, now: Date): Shipment[] {
  const [prefix, first] = customer.reference;
  const planned = Object.keys(lanes)
    .filter((name) => isLane(name))
    .filter((name) => customer.orders[name] !== undefined)
    .flatMap((name, k) => plannedOn(customer, name, k));
  return planned
    .toSorted((a, b) => b.fate.age - a.fate.age)
    .map((plan, at) => shipmentOf(plan, customer.code, `${prefix}${first + at}`, now));
}

function isLane(name: string): name is LaneName {
  return Object.hasOwn(lanes, name);
}

function plannedOn(customer: Customer, name: LaneName, k: number): Planned[] {
  return Array.from({ length: customer.orders[name] ?? 0 }, (_, n) => {
    const chance = chanceOf(`${customer.code} ${name} ${n}`);
    const lane = lanes[name];
    return { lane, chance, fate: fateOf(chance, lane, statusOf(chance, name, k, n)) };
  });
}

function shipmentOf(
  { lane, fate, chance }: Planned,
  customer: string,
  reference: string,
  now: Date,
): Shipment {
  const route = routeOf(chance, lane, customer);
  const journey = journeyOf(fate, stageHoursOf(route), now);
  const ordered = journey.at[0] ?? now;
  const day = localDay(ordered, 'Asia/Shanghai').replaceAll('-', '').slice(2);
  const tracking = trackingNumber(chance, lane.transport);
  const isAmazon = route.receiver.warehouse !== null;
  return {
    id: chance.id(ordered),
    orderNumber: orderNumberOf(day, chance.signs(crockford, 8)),
    reference,
    lane,
    journey,
    route,
    cargo: cargoOf(chance, lane, fate.reached),
    trackingNo: fate.reached >= stageOrder.indexOf('WH_OUT') ? tracking : null,
    fbaNo: isAmazon ? fbaNumber(chance) : null,
    amazonRef: isAmazon ? amazonReference(chance) : null,
    isCustoms: chance.happens(0.65),
    isSelfClearance: chance.happens(0.2),
    isPublic: !chance.happens(0.04),
    onHold: mayBeHeld.has(fate.status) && chance.happens(0.2),
    chance,
  };
}

const mayBeHeld: ReadonlySet<string> = new Set(['WH_IN', 'ARRIVED', 'IN_CLEARANCE']);
