import { type Stage, stageOrder } from '@loadline/contract/codes/stage';
import type { Shipment } from './use-tracking.ts';

export type ShipmentEvent = Shipment['milestones'][number];

export interface ShownStage {
  readonly stage: Stage;
  readonly state: 'passed' | 'now' | 'blocked' | 'coming';
  /** When it happened; when it is expected, if it has not. */
  readonly event: ShipmentEvent | undefined;
  /** What was expected of a stage that has happened. */
  readonly expected: ShipmentEvent | undefined;
}

/** How many of the nine stages a shipment has reached; the furthest actual event counts. */
export function reachedBy({ milestones }: Pick<Shipment, 'milestones'>): number {
  const reached = milestones
    .filter((event) => event.classifier === 'ACT')
    .map((event) => orderOf(event.stage));
  return Math.max(0, ...reached.map((place) => place + 1));
}

/** The nine stages in order. A stage that was skipped counts as passed and has no event. */
export function stagesOf(shipment: Pick<Shipment, 'milestones' | 'onHold' | 'status'>): ShownStage[] {
  const reached = reachedBy(shipment);
  const isUnderWay = reached < stageOrder.length && !isEnded(shipment.status);
  return stageOrder.map((stage, place) => {
    const events = shipment.milestones.filter((event) => event.stage === stage);
    const actual = events.find((event) => event.classifier === 'ACT');
    const expected = expectedOf(events);
    const here: ShownStage['state'] = shipment.onHold ? 'blocked' : 'now';
    const state = place >= reached ? 'coming' : place === reached - 1 && isUnderWay ? here : 'passed';
    return { stage, state, event: actual ?? expected, expected: actual && expected };
  });
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
