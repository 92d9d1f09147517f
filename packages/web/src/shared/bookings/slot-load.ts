import { exact, fixed, isLess, largerOf, minus, plus, zero } from '@loadline/contract/kernel/decimal';

/** A slot with one booking on it, in kg or in m³; decimals as text. */
export interface SlotLoad {
  readonly limit: string;
  /** What others hold. */
  readonly taken: string;
  /** What this booking takes. */
  readonly mine: string;
  /** What others leave: as much as this booking may take. */
  readonly most: string;
  /** What is left after it, below zero where it is over. */
  readonly left: string;
  /** By how much it is over; undefined where it fits. */
  readonly over: string | undefined;
}

interface Loaded {
  readonly max: string;
  /** Everything that is held, this booking's own part included. */
  readonly taken: string;
  /** What of it this booking holds already. */
  readonly held: string | null;
  /** What it takes as it is written now. */
  readonly mine: string;
}

/** What a booking leaves of a slot, exactly. */
export function slotLoad({ max, taken, held, mine }: Loaded): SlotLoad {
  const others = largerOf(minus(exact(taken), exact(held ?? '0')), zero);
  const most = largerOf(minus(exact(max), others), zero);
  const loaded = plus(others, exact(mine));
  return {
    limit: max,
    taken: fixed(others, 3),
    mine,
    most: fixed(most, 3),
    left: isLess(exact(max), loaded)
      ? `-${fixed(minus(loaded, exact(max)), 3)}`
      : fixed(minus(exact(max), loaded), 3),
    // A slot that others have filled beyond its limit is over by what this booking adds.
    over: isLess(most, exact(mine)) ? fixed(minus(exact(mine), most), 3) : undefined,
  };
}
