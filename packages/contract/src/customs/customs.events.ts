import type { EventCode } from '../events/event-code.ts';
import type { Direction } from './customs.codes.ts';
import type { CustomsStep } from './customs.lifecycle.ts';

const onTheWay: Partial<Readonly<Record<CustomsStep, EventCode>>> = {
  FLIGHT_DEPARTED: 'DEPARTED',
  FLIGHT_ARRIVED: 'ARRIVED',
  DELIVERED: 'DELIVERED',
  SIGNED: 'POD',
};

/** What a step tells of the orders on its declaration, or of an entry abroad (domain.md §3.2); the other steps are customs' own. */
const told: Readonly<Record<Direction, typeof onTheWay>> = {
  export: { ...onTheWay, RELEASED: 'CUS_OUT' },
  import: { ...onTheWay, CLEARING: 'CUS_IN', RELEASED: 'CUS_RELEASED' },
};

export function eventOfStep(direction: Direction, step: CustomsStep): EventCode | undefined {
  return told[direction][step];
}
