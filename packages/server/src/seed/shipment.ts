import { stageOrder } from '@loadline/contract/codes/stage';
import type { Transport } from '@loadline/contract/codes/transport';
import { crockford, orderNumberOf } from '@loadline/contract/orders/order-number';
import { type Cargo, cargoOf } from './cargo.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Customer, statusOf } from './customers.seed.ts';
import { type Fate, fateOf, type Journey, journeyOf } from './journey.ts';
import { type Lane, type LaneName, lanes } from './lanes.seed.ts';
import { localDay } from './local-hours.ts';
import { type Route, routeOf, stageHoursOf } from './route.ts';

const digits = '0123456789';

const lettersAndDigits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

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

/** An air waybill of a prefix that no airline has: serial of seven digits and its remainder by 7. */
function airWaybill(chance: Chance): string {
  const serial = chance.whole(1_000_000, 9_999_999);
  return `991${serial}${serial % 7}`;
}

/** A container of an owner code that nobody registered, with its ISO 6346 check digit. */
function containerNumber(chance: Chance): string {
  const body = `HXLU${chance.signs(digits, 6)}`;
  return `${body}${checkDigitOf(body)}`;
}

// Letters count from 10 upwards and skip the multiples of 11.
function checkDigitOf(body: string): number {
  const sum = [...body].reduce((total, sign, place) => total + valueOf(sign) * 2 ** place, 0);
  return (sum % 11) % 10;
}

function valueOf(sign: string): number {
  const plain = lettersAndDigits.indexOf(sign);
  return plain < 10 ? plain : plain + Math.floor((plain - 1) / 10);
}

/** What a truck or train line calls a shipment: no standard, no check digit. */
function lineNumber(chance: Chance, line: 'TK' | 'RL'): string {
  return `${line}-${chance.whole(2_000_000, 9_999_999)}`;
}

function fbaNumber(chance: Chance): string {
  return `FBA15${chance.signs(lettersAndDigits, 7)}`;
}

function amazonReference(chance: Chance): string {
  return chance.signs(lettersAndDigits, 8);
}

/** What the carrier calls the shipment; where the mode is undecided, nobody does yet. */
function trackingNumber(chance: Chance, transport: Transport | null): string | null {
  switch (transport) {
    case '1':
      return airWaybill(chance);
    case '2':
      return containerNumber(chance);
    case '3':
      return lineNumber(chance, 'TK');
    case '4':
      return lineNumber(chance, 'RL');
    default:
      return null;
  }
}
