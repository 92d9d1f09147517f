import type { Stage } from '../codes/stage.ts';
import { stageOrder } from '../codes/stage.ts';
import { kindOf } from './event-code.ts';

/** What of an event counts for the stage of its shipment. */
export interface CountedEvent {
  readonly stage: Stage | null;
  readonly classifier: string;
  readonly isVoid: boolean;
}

const countsOnlyAfter: Partial<Readonly<Record<Stage, Stage>>> = { IN_CLEARANCE: 'ARRIVED' };

/**
 * The stage of a shipment: the furthest that an actual event, not voided, has reached. In clearance counts only once the
 * goods have arrived: papers are often filed while they fly. An order that exists has been ordered.
 */
export function projectedStage(events: readonly CountedEvent[]): Stage {
  const reached = new Set(
    events.flatMap(({ stage, classifier, isVoid }) =>
      stage && classifier === 'ACT' && !isVoid ? stage : [],
    ),
  );
  const counted = stageOrder.filter((stage) => reached.has(stage) && isDue(stage, reached));
  return counted.at(-1) ?? 'ORDERED';
}

function isDue(stage: Stage, reached: ReadonlySet<Stage>): boolean {
  const before = countsOnlyAfter[stage];
  return before === undefined || reached.has(before);
}

/**
 * Whether an actual event does not follow from where its shipment is: it lies behind, or it passes over a stage that
 * nobody has recorded. Only physical facts (a departure, an arrival, a delivery) may pass over stages.
 */
export function isOutOfSequence(code: string, stage: Stage | null, current: Stage): boolean {
  if (stage === null) return false;
  const [at, from] = [stageOrder.indexOf(stage), stageOrder.indexOf(current)];
  return at < from || (at > from + 1 && kindOf(code)?.isPhysical !== true);
}
