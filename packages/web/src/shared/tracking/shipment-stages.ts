import { type Stage, stageOrder } from '@loadline/contract/codes/stage';
import { localTime } from '../../kernel/time.ts';
import type { Shipment } from './tracked.ts';

export type ShipmentEvent = Shipment['milestones'][number];

export interface ShownStage {
  readonly stage: Stage;
  /** `skipped`: it lies behind the furthest, and nobody has recorded it. */
  readonly state: 'passed' | 'now' | 'blocked' | 'coming' | 'skipped';
  /** When it happened; when it is expected, if it is still to come. */
  readonly event: ShipmentEvent | undefined;
  /** What was expected of a stage that has happened. */
  readonly expected: ShipmentEvent | undefined;
}

type Part = Pick<Shipment, 'milestones' | 'onHold' | 'status' | 'eta'>;

/** How many of the nine stages a shipment has reached; the furthest actual event counts. */
export function reachedBy({ milestones }: Pick<Part, 'milestones'>): number {
  const reached = milestones
    .filter((event) => event.classifier === 'ACT')
    .map((event) => orderOf(event.stage));
  return Math.max(0, ...reached.map((place) => place + 1));
}

/** The nine stages in order. What was expected of one that nobody recorded is no longer told. */
export function stagesOf(shipment: Omit<Part, 'eta'>): ShownStage[] {
  const reached = reachedBy(shipment);
  const isUnderWay = reached < stageOrder.length && !isEnded(shipment.status);
  return stageOrder.map((stage, place) => {
    const events = shipment.milestones.filter((event) => event.stage === stage);
    const actual = events.find((event) => event.classifier === 'ACT');
    const expected = expectedOf(events);
    if (place >= reached) return { stage, state: 'coming', event: expected, expected: undefined };
    if (!actual) return { stage, state: 'skipped', event: undefined, expected: undefined };
    const here = shipment.onHold ? 'blocked' : 'now';
    return { stage, state: place === reached - 1 && isUnderWay ? here : 'passed', event: actual, expected };
  });
}

/** The stages that somebody waits for. */
export type AwaitedStage = 'ARRIVED' | 'DELIVERED' | 'SIGNED';

export interface Awaited {
  readonly stage: AwaitedStage;
  /** `YYYY-MM-DD` at the place it happens in. */
  readonly day: string;
}

/** What is waited for next and when it is expected; undefined when nothing is, or nobody knows the day. */
export function awaitedOf(shipment: Part): Awaited | undefined {
  if (isEnded(shipment.status)) return undefined;
  const stages = stagesOf(shipment);
  const ahead = (['ARRIVED', 'DELIVERED', 'SIGNED'] as const).find(
    (stage) => stages[stageOrder.indexOf(stage)]?.state === 'coming',
  );
  const event = stages.find(({ stage }) => stage === ahead)?.event;
  const expected = event && localTime(event.occurredAt, event.zone).full.slice(0, 10);
  const day = ahead === 'ARRIVED' ? (shipment.eta ?? expected) : expected;
  return ahead && day ? { stage: ahead, day } : undefined;
}

/** Customs at destination have released what nobody has delivered yet. */
export function isReleased({ status, released }: Pick<Shipment, 'status' | 'released'>): boolean {
  return status === 'IN_CLEARANCE' && released !== null;
}

/** What comes next, by the name of its words. */
export function nextOf(shipment: Pick<Shipment, 'status' | 'released' | 'onHold'>) {
  if (shipment.onHold) return 'HOLD';
  return isReleased(shipment) ? 'RELEASED' : shipment.status;
}

export function isEnded(status: Shipment['status']): boolean {
  return status === 'SIGNED' || status === 'CLOSED' || status === 'CANCELLED';
}

/** An estimate is worth more than a plan; of several the latest word stands last. */
function expectedOf(events: readonly ShipmentEvent[]): ShipmentEvent | undefined {
  const ofKind = (classifier: ShipmentEvent['classifier']) =>
    events.findLast((event) => event.classifier === classifier);
  return ofKind('EST') ?? ofKind('PLN');
}

function orderOf(stage: Stage): number {
  return stageOrder.indexOf(stage);
}
