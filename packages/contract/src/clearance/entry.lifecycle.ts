import type { CustomsStatus, CustomsStep } from '../customs/customs.lifecycle.ts';
import { customsMoves, customsStatuses, customsSteps } from '../customs/customs.lifecycle.ts';
import { isCode } from '../kernel/code.ts';
import type { Lifecycle, Move } from '../kernel/lifecycle.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

const by = 'op:entry';

/**
 * What can be recorded of an entry in which status: the eleven steps of the specification, as of a declaration. Customs release
 * before duties are paid where there is a bond, so the two steps of duties may be told after the release as well.
 */
export const entryLifecycle = lifecycle<CustomsStatus>({
  states: customsStatuses,
  first: 'PREPARING',
  moves: [
    { from: 'RELEASED', to: 'TAX_DUE', by },
    { from: 'RELEASED', to: 'TAX_PAID', by },
    ...customsMoves(by),
    { from: 'TAX_DUE', to: 'RELEASED', by },
  ],
});

/** The lifecycle as far as it is open to one entry: no step is recorded twice. */
export function entryLifecycleOf(recorded: readonly CustomsStep[]): Lifecycle<CustomsStatus> {
  const isOpen = ({ to }: Move<CustomsStatus>) => !isCode(customsSteps, to) || !recorded.includes(to);
  return { ...entryLifecycle, moves: entryLifecycle.moves.filter(isOpen) };
}
