import {
  decimalOf,
  fractionOf,
  isLess,
  largerOf,
  minus,
  plus,
  zero,
} from '@loadline/contract/freight/fraction';

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
  const others = largerOf(minus(fractionOf(taken), fractionOf(held ?? '0')), zero);
  const most = largerOf(minus(fractionOf(max), others), zero);
  const loaded = plus(others, fractionOf(mine));
  return {
    limit: max,
    taken: decimalOf(others, 3),
    mine,
    most: decimalOf(most, 3),
    left: isLess(fractionOf(max), loaded)
      ? `-${decimalOf(minus(loaded, fractionOf(max)), 3)}`
      : decimalOf(minus(fractionOf(max), loaded), 3),
    // A slot that others have filled beyond its limit is over by what this booking adds.
    over: isLess(most, fractionOf(mine)) ? decimalOf(minus(fractionOf(mine), most), 3) : undefined,
  };
}
