import { type ShipmentEvent, type ShownStage, stagesOf } from '../../shared/tracking/shipment-stages.ts';
import type { Shipment } from '../../shared/tracking/tracked.ts';
import type { RouteLeg, RouteStop } from '../../ui/route-line.tsx';
import { startOfDay } from './delay.ts';

const modes = { '1': 'air', '2': 'ocean', '3': 'truck', '4': 'rail' } as const;
const day = 86_400_000;

export interface ShownRoute {
  readonly stops: readonly [origin: RouteStop, destination: RouteStop];
  readonly leg: Pick<RouteLeg, 'mode' | 'share'>;
  readonly departed: ShipmentEvent | undefined;
  readonly arrived: ShipmentEvent | undefined;
  /** Whole days since departure while the cargo is on its way. */
  readonly daysOut: number | undefined;
}

/**
 * The main leg from origin to destination. How far the cargo has come is the share of time that has gone by, never
 * quite the whole leg before it has arrived; undefined while either end is unknown.
 */
export function routeOf(shipment: Shipment, now: Date = new Date()): ShownRoute | undefined {
  const { origin, destination, transportType, eta } = shipment;
  if (!origin || !destination) return undefined;
  const stages = stagesOf(shipment);
  const departed = stages.find(({ stage }) => stage === 'DEPARTED');
  const arrived = stages.find(({ stage }) => stage === 'ARRIVED');
  const isOut = isReached(departed) && !isReached(arrived);
  const start = timeOf(departed) ?? now.getTime();
  const end = timeOf(arrived) ?? (eta ? Date.parse(eta) : undefined);
  const share = isReached(arrived) ? 1 : isOut ? shareOf(start, end, now.getTime()) : 0;
  return {
    stops: [
      { key: 'origin', code: origin, state: isReached(departed) ? 'passed' : 'now' },
      { key: 'destination', code: destination, state: isReached(arrived) ? 'passed' : 'coming' },
    ],
    departed: departed?.event,
    arrived: arrived?.event,
    leg: { mode: transportType ? modes[transportType] : 'unknown', share },
    daysOut: isOut && departed?.event ? daysSince(departed.event, now) : undefined,
  };
}

/** Calendar days by the clocks of the place where it happened. */
function daysSince(event: ShipmentEvent, now: Date): number {
  const today = startOfDay({ occurredAt: now.toISOString(), zone: event.zone });
  return Math.max(0, (today - startOfDay(event)) / day);
}

function isReached(shown: ShownStage | undefined): boolean {
  return shown !== undefined && shown.state !== 'coming';
}

function timeOf(shown: ShownStage | undefined): number | undefined {
  return shown?.event && Date.parse(shown.event.occurredAt);
}

function shareOf(start: number, end: number | undefined, now: number): number {
  if (end === undefined || end <= start) return 0.5;
  return Math.min(Math.max((now - start) / (end - start), 0.04), 0.96);
}
