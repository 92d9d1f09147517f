import type { Field } from '@loadline/contract/kernel/field';

/** What was typed as the contract takes it, as far as it can be that already: nothing is null, a whole number a number. */
export function valueIn(field: Field, typed: unknown): unknown {
  if (typed === '') return null;
  if (field.kind !== 'whole' || typeof typed !== 'string') return typed;
  const number = Number(typed);
  return Number.isFinite(number) ? number : null;
}
