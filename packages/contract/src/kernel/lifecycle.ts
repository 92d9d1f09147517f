import type { CodeTable } from './code.ts';
import type { Permission } from './permission.ts';

export interface Move<S extends string = string> {
  readonly from: S;
  readonly to: S;
  /** Who may make the move; `system` moves are made by the program alone. */
  readonly by: Permission | 'system';
}

/** A status with its legal moves, as data that server and browser both read. */
export interface Lifecycle<S extends string = string> {
  readonly states: CodeTable<S>;
  readonly first: S;
  readonly moves: readonly Move<S>[];
}

/** Declares a lifecycle; a state that cannot be reached from the first one is a mistake found at start. */
// @__NO_SIDE_EFFECTS__
export function lifecycle<S extends string>(of: Lifecycle<S>): Lifecycle<S> {
  const reached = new Set<S>([of.first]);
  for (const _ of of.moves) for (const move of of.moves) if (reached.has(move.from)) reached.add(move.to);
  const lost = Object.keys(of.states.codes).filter((state) => !reached.has(state as S));
  if (lost.length > 0) throw new Error(`${of.states.name}: no way leads to ${lost.join(', ')}`);
  return of;
}

/** The states that follow a state, each once, for the moves that this set of permissions may make. */
export function nextOf<S extends string>(of: Lifecycle<S>, from: S, allowed: readonly string[]): S[] {
  const moves = of.moves.filter((move) => move.from === from && allowed.includes(move.by));
  return [...new Set(moves.map(({ to }) => to))];
}

export function canMove<S extends string>(of: Lifecycle<S>, from: S, to: S): boolean {
  return of.moves.some((move) => move.from === from && move.to === to);
}
