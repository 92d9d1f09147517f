import { wordOf } from '@loadline/contract/kernel/code';
import { type TrustState, trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import type { TrustOrder } from './trust-order.ts';

/** One station on the way of a trust order, and when it was reached. */
export interface Station {
  readonly state: TrustState;
  readonly look: 'passed' | 'now' | 'blocked' | 'coming';
  readonly at: string | null;
}

const whole: readonly TrustState[] = ['SUBMITTED', 'ACCEPTED', 'IN_EXECUTION', 'COMPLETED'];

/** The stations that lead through a state, and those that may follow it. */
const ways: Readonly<Record<TrustState, readonly TrustState[]>> = {
  DRAFT: ['DRAFT', ...whole],
  SUBMITTED: whole,
  ACCEPTED: whole,
  IN_EXECUTION: whole,
  COMPLETED: whole,
  RETURNED: ['SUBMITTED', 'RETURNED', 'ACCEPTED', 'IN_EXECUTION', 'COMPLETED'],
  WITHDRAWN: ['SUBMITTED', 'WITHDRAWN'],
  REJECTED: ['SUBMITTED', 'REJECTED'],
  CANCEL_REQUESTED: ['SUBMITTED', 'ACCEPTED', 'CANCEL_REQUESTED'],
  CANCELLED: ['SUBMITTED', 'ACCEPTED', 'CANCELLED'],
};

/** Where a trust order has been, is, and is to come. */
export function wayOf({
  trust,
  acceptedAt,
  completedAt,
}: Pick<TrustOrder, 'trust' | 'acceptedAt' | 'completedAt'>): Station[] {
  const way = ways[trust.state];
  const here = way.indexOf(trust.state);
  const times: Partial<Record<TrustState, string | null>> = {
    DRAFT: trust.createdAt,
    SUBMITTED: trust.submittedAt,
    ACCEPTED: acceptedAt,
    COMPLETED: completedAt,
  };
  return way.map((state, place) => ({
    state,
    look: place < here ? 'passed' : place > here ? 'coming' : lookHere(state),
    at: place > here ? null : (times[state] ?? null),
  }));
}

function lookHere(state: TrustState): Station['look'] {
  if (state === 'COMPLETED') return 'passed';
  const { family } = wordOf(trustStates, state);
  return family === 'act' || family === 'stop' || family === 'void' ? 'blocked' : 'now';
}
