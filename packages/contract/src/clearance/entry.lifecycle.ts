import type { CustomsStatus, CustomsStep } from '../customs/customs.lifecycle.ts';
import { customsStatuses, customsSteps } from '../customs/customs.lifecycle.ts';
import type { EventCode } from '../events/event-code.ts';
import { isCode } from '../kernel/code.ts';
import type { Lifecycle, Move } from '../kernel/lifecycle.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

const by = 'op:entry';
const flights = ['FLIGHT_DEPARTED', 'FLIGHT_ARRIVED'] as const;
/** An entry is often filed while the goods fly: the flight is then told after what it comes before. */
const clearedAhead = ['CLEARING', 'TAX_DUE', 'TAX_PAID', 'RELEASED'] as const;

/**
 * What can be recorded of an entry in which status: the eleven steps of the specification. Customs release before duties
 * are paid where there is a bond, so the two steps of duties may be told after the release; goods that are fetched from
 * the airport are delivered without a warehouse. Where a step is told late, the status stays the furthest.
 */
export const entryLifecycle = lifecycle<CustomsStatus>({
  states: customsStatuses,
  first: 'PREPARING',
  moves: [
    { from: 'PREPARING', to: 'SUBMITTED', by },
    { from: 'PREPARING', to: 'VOID', by },
    { from: 'SUBMITTED', to: 'FLIGHT_DEPARTED', by },
    { from: 'SUBMITTED', to: 'CLEARING', by },
    { from: 'FLIGHT_DEPARTED', to: 'FLIGHT_ARRIVED', by },
    { from: 'FLIGHT_DEPARTED', to: 'CLEARING', by },
    { from: 'FLIGHT_ARRIVED', to: 'CLEARING', by },
    { from: 'CLEARING', to: 'TAX_DUE', by },
    { from: 'CLEARING', to: 'RELEASED', by },
    { from: 'TAX_DUE', to: 'TAX_PAID', by },
    { from: 'TAX_DUE', to: 'RELEASED', by },
    { from: 'TAX_PAID', to: 'RELEASED', by },
    { from: 'RELEASED', to: 'TAX_DUE', by },
    { from: 'RELEASED', to: 'TAX_PAID', by },
    { from: 'RELEASED', to: 'INBOUND', by },
    { from: 'RELEASED', to: 'DELIVERED', by },
    { from: 'INBOUND', to: 'OUTBOUND', by },
    { from: 'OUTBOUND', to: 'DELIVERED', by },
    { from: 'DELIVERED', to: 'SIGNED', by },
    ...clearedAhead.flatMap((from) => flights.map((to): Move<CustomsStatus> => ({ from, to, by }))),
  ],
});

/** The lifecycle as far as it is open to one entry: no step is recorded twice. */
export function entryLifecycleOf(recorded: readonly CustomsStep[]): Lifecycle<CustomsStatus> {
  const isOpen = ({ to }: Move<CustomsStatus>) => !isCode(customsSteps, to) || !recorded.includes(to);
  return { ...entryLifecycle, moves: entryLifecycle.moves.filter(isOpen) };
}

/** What a step tells of the orders on the entry; the other steps are customs' own. */
export const eventOfEntryStep: Partial<Readonly<Record<CustomsStep, EventCode>>> = {
  FLIGHT_DEPARTED: 'DEPARTED',
  FLIGHT_ARRIVED: 'ARRIVED',
  CLEARING: 'CUS_IN',
  RELEASED: 'CUS_RELEASED',
  DELIVERED: 'DELIVERED',
  SIGNED: 'POD',
};
