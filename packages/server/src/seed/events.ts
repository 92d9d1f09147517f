import { places } from '@loadline/contract/codes/place';
import type { Stage } from '@loadline/contract/codes/stage';
import { stageOrder } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { isOverdue } from './journey.ts';
import { hoursAfter } from './local-hours.ts';
import type { Milestone } from './milestones.seed.ts';
import { asides, milestones, passings } from './milestones.seed.ts';
import { stopsOf, zoneAt } from './route.ts';
import type { Shipment } from './shipment.ts';

/** An event before it is a row: what, when and where. */
export interface Told extends Milestone {
  readonly stage: Stage | null;
  readonly classifier: 'PLN' | 'EST' | 'ACT';
  readonly at: Date;
  readonly place: string;
  readonly zone: string;
  readonly isPublic: boolean;
  readonly isVoid: boolean;
}

/** The stages of a booked shipment that its waybill tells, step by step. */
const byWaybill: ReadonlySet<Stage> = new Set(['WH_OUT', 'DEPARTED', 'ARRIVED', 'DELIVERED']);

const usually = { isPublic: true, isVoid: false } as const;
const departed = stageOrder.indexOf('DEPARTED');
const arrived = stageOrder.indexOf('ARRIVED');

/** Everything that happened to a shipment or is expected, in the order of time; of what flies on a booking, what no waybill tells. */
export function eventsOf(shipment: Shipment, now: Date): Told[] {
  if (shipment.isBooked) return happened(shipment).filter(({ stage }) => stage && !byWaybill.has(stage));
  const told = [
    ...happened(shipment),
    ...expected(shipment),
    ...between(shipment, now),
    ...aside(shipment, now),
    ...mistaken(shipment, now),
  ];
  return told.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

function happened(shipment: Shipment): Told[] {
  return stageOrder
    .slice(0, shipment.journey.reached + 1)
    .map((stage, index) => stageTold(shipment, stage, index, 'ACT', shipment.journey.at[index]));
}

/** Nothing is expected of a shipment that is over, nor planned before its mode is decided. */
function expected(shipment: Shipment): Told[] {
  const { reached, at, promised, status } = shipment.journey;
  if (status === 'CANCELLED' || shipment.lane.transport === null) return [];
  const promise = stageTold(shipment, 'ARRIVED', arrived, 'EST', promised[arrived]);
  if (isOverdue(shipment.journey)) return [promise];
  const until = status === 'ORDERED' ? 2 : stageOrder.length;
  const ahead = stageOrder.slice(reached + 1, until).map((stage, place) => {
    const index = reached + 1 + place;
    return stageTold(shipment, stage, index, index <= departed && reached < 2 ? 'PLN' : 'EST', at[index]);
  });
  // When it was to arrive was told before it did.
  return reached < arrived ? ahead : [promise, ...ahead];
}

function stageTold(
  shipment: Shipment,
  stage: Stage,
  index: number,
  classifier: Told['classifier'],
  at: Date | undefined,
): Told {
  const stop = stopsOf(shipment.route)[index];
  if (!at || !stop) throw new Error(`stage ${stage} has no time or place`);
  return { ...milestones[shipment.lane.transport ?? '2'][stage], ...usually, ...stop, stage, classifier, at };
}

function between({ journey, route, lane }: Shipment, now: Date): Told[] {
  if (lane.transport === null) return [];
  return passings[lane.transport].flatMap((passing) => {
    const index = stageOrder.indexOf(passing.after);
    const [start, next, stop] = [journey.at[index], journey.at[index + 1], stopsOf(route)[index]];
    if (!start || !next || !stop || index > journey.reached) return [];
    const at = new Date(start.getTime() + passing.share * (next.getTime() - start.getTime()));
    const where = passing.place ?? stop.place;
    const zone = passing.place ? zoneAt(passing.place) : stop.zone;
    return at > now
      ? []
      : [{ ...passing, ...usually, stage: null, classifier: 'ACT', at, zone, place: where }];
  });
}

/** Held, cancelled, closed, weighed: facts that are no stage. */
function aside(shipment: Shipment, now: Date): Told[] {
  const { journey, route, onHold, cargo } = shipment;
  const stop = stopsOf(route)[journey.reached];
  if (!stop) return [];
  const told: Told[] = [];
  const base = { ...usually, ...stop, stage: null, classifier: 'ACT' } as const;
  if (journey.status === 'CANCELLED') told.push({ ...base, ...asides.cancelled, at: journey.statusAt });
  if (journey.status === 'CLOSED') told.push({ ...base, ...asides.closed, at: journey.statusAt });
  if (onHold && journey.status === 'WH_IN')
    told.push({ ...base, ...asides.unpaid, at: soonAfter(journey.statusAt, now), isPublic: false });
  else if (onHold) told.push({ ...base, ...asides.examined, at: soonAfter(journey.statusAt, now) });
  const [left, terminal] = [journey.at[2], stopsOf(route)[departed]];
  if (cargo.weighbridgeGrams !== null && left && terminal)
    told.push({ ...base, ...terminal, ...asides.weighed, at: soonAfter(left, now), isPublic: false });
  return told;
}

/** Now and then somebody reports an arrival too early; it is voided, never deleted. */
function mistaken(shipment: Shipment, now: Date): Told[] {
  const { journey, chance } = shipment;
  const left = journey.at[departed];
  if (journey.status !== 'DEPARTED' || !left || !chance.happens(0.15)) return [];
  const at = new Date((left.getTime() + now.getTime()) / 2);
  return [{ ...stageTold(shipment, 'ARRIVED', arrived, 'ACT', at), isVoid: true }];
}

function soonAfter(moment: Date, now: Date): Date {
  const soon = hoursAfter(moment, 1.5);
  return soon < now ? soon : now;
}

/** The sentence of an event in one language, its places named in that language. */
export function sentence(says: Text, { route, cargo }: Shipment, language: Language): string {
  const name = (code: string) => (language === 'en' ? wordOf(places, code).en : wordOf(places, code).zh);
  return say(says, language, {
    warehouse: name(route.warehouse),
    from: name(route.from),
    customs: name(stopsOf(route)[3]?.place ?? route.from),
    to: name(route.to),
    city: route.receiver.warehouse ?? route.receiver.city,
    carrier: route.carrier,
    pieces: (cargo.found ?? cargo.booked).pieces,
  });
}
