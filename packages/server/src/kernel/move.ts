import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { Lifecycle } from '@loadline/contract/kernel/lifecycle';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import type { Text } from '@loadline/contract/kernel/text';
import { Problem } from './problem.ts';
import type { Member } from './viewer.ts';

/**
 * Refuses a move that the lifecycle does not know or that this person may not make, naming both states and what is
 * possible instead. Lock the row first: two people pressing at once must not both succeed.
 */
export function requireMove<S extends string>(
  of: Lifecycle<S>,
  from: S,
  to: S,
  { permissions }: Pick<Member, 'permissions'>,
): void {
  const next = nextOf(of, from, permissions);
  if (next.includes(to)) return;
  const said = { from: wordOf(of.states, from), to: wordOf(of.states, to) };
  throw next.length === 0
    ? new Problem('finalState', said)
    : new Problem('illegalMove', { ...said, next: listed(of, next) });
}

function listed<S extends string>({ states }: Lifecycle<S>, next: readonly S[]): Text {
  const words = codesOf(states)
    .filter((state) => next.includes(state))
    .map((state) => wordOf(states, state));
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}
