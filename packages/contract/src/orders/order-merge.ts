import type { OrderChange } from './order-changes.ts';
import { changesOfForms } from './order-changes.ts';
import type { OrderForm } from './order-form.ts';
import type { OrderPart } from './order-part.ts';
import { keysOfPart, partOf } from './order-part.ts';
import type { PartyRole } from './order-party.ts';

/** What was asked: the order as it stood then, and as it is wanted. */
export interface Amendment {
  readonly from: OrderForm;
  readonly to: OrderForm;
}

/** The parts that an amendment touches. */
export function partsTouched(changes: readonly Pick<OrderChange, 'path'>[]): OrderPart[] {
  return [...new Set(changes.flatMap(({ path }) => partOf(path) ?? []))];
}

/**
 * The order as it stands now with the parts that an amendment touches put in their wanted form; undefined when one of
 * these parts was changed since it was asked for.
 */
export function amended(current: OrderForm, { from, to }: Amendment): OrderForm | undefined {
  const touched = partsTouched(changesOfForms(from, to));
  const moved = partsTouched(changesOfForms(from, current));
  if (moved.some((part) => touched.includes(part))) return undefined;
  const keys = new Set<string>(touched.flatMap(keysOfPart));
  const own = Object.entries(to).filter(([key]) => keys.has(key));
  const asks = (role: PartyRole) => keys.has(`parties.${role}`);
  return {
    ...current,
    ...Object.fromEntries(own),
    parties: [
      ...current.parties.filter(({ role }) => !asks(role)),
      ...to.parties.filter(({ role }) => asks(role)),
    ],
  };
}
