import { stageOrder } from '@loadline/contract/codes/stage';
import type { Transport } from '@loadline/contract/codes/transport';
import { crockford, newOrderNumber } from '@loadline/contract/orders/order-number';
import { awbOf } from '@loadline/contract/waybills/awb-number';
import { type Cargo, cargoOf } from './cargo.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Customer, statusOf } from './customers.seed.ts';
import { type Fate, fateOf, type Journey, journeyOf } from './journey.ts';
import { type Lane, type LaneName, lanes } from './lanes.seed.ts';
import { localDay } from './local-hours.ts';
import { type Route, routeOf, stageHoursOf } from './route.ts';
import { prefixOf } from './waybills.seed.ts';

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
  /** It lies on a booking, which says by what and when it flies. */
  readonly isBooked: boolean;
  /** For what hangs on the order: events, parties, files. */
  readonly chance: Chance;
}

interface Planned {
  readonly lane: Lane;
  readonly fate: Fate;
  readonly chance: Chance;
}

/** The customer's shipments that lie on no booking, oldest first; the same ones at any time, only moved to where `now` is. */
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
  const tracking = trackingNumber(chance, lane.transport, route);
  return {
    ...named({ lane, journey, route, reference, chance, cargo: cargoOf(chance, lane, fate.reached) }),
    trackingNo: fate.reached >= stageOrder.indexOf('WH_OUT') ? tracking : null,
    isPublic: !chance.happens(0.04),
    onHold: mayBeHeld.has(fate.status) && chance.happens(0.2),
    isBooked: false,
  };
}

type Sent = Pick<Shipment, 'lane' | 'journey' | 'route' | 'cargo' | 'reference' | 'chance'>;

/** A shipment that lies on a booking: its numbers of the airline are those of the booking. */
export function bookedShipment(sent: Sent): Shipment {
  return { ...named(sent), trackingNo: null, isPublic: true, onHold: false, isBooked: true };
}

/** With the numbers that it has from the day on which it is ordered. */
function named(sent: Sent) {
  const { journey, route, chance } = sent;
  const [ordered] = journey.at;
  if (!ordered) throw new Error('a shipment begins with its order');
  const day = localDay(ordered, 'Asia/Shanghai').replaceAll('-', '').slice(2);
  const isAmazon = route.receiver.warehouse !== null;
  return {
    ...sent,
    id: chance.id(ordered),
    orderNumber: newOrderNumber(day, () => chance.signs(crockford, 8)),
    fbaNo: isAmazon ? fbaNumber(chance) : null,
    amazonRef: isAmazon ? amazonReference(chance) : null,
    isCustoms: chance.happens(0.65),
    isSelfClearance: chance.happens(0.2),
  };
}

const mayBeHeld: ReadonlySet<string> = new Set(['WH_IN', 'ARRIVED', 'IN_CLEARANCE']);

/** An air waybill of the airline that flies it; the numbers of bookings lie further up. */
function airWaybill(chance: Chance, { carrier }: Route): string {
  return awbOf(prefixOf(carrier), chance.whole(1_000_000, 3_999_999));
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
function trackingNumber(chance: Chance, transport: Transport | null, route: Route): string | null {
  switch (transport) {
    case '1':
      return airWaybill(chance, route);
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
