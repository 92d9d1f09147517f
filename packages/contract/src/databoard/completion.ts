import { exact, exceeds, fixed, over, times } from '../kernel/decimal.ts';

const hundred = exact('100');

/** What a flight's weight is held against: the room of its slot, or the flight before it. */
export interface Measure {
  readonly measuredBy: 'slot' | 'last' | null;
  /** Percent with one place, above 100 when more flies than there is room for. */
  readonly completionRate: string | null;
}

/**
 * How full a flight is (product.md §2.10): its billing weight by the slot, without a slot by the last flight, without
 * both not told. Kilograms, decimals as text.
 */
export function completionOf(billed: string, slot: string | null, last: string | null): Measure {
  const measuredBy = isAbove(slot) ? 'slot' : isAbove(last) ? 'last' : null;
  const whole = measuredBy === 'slot' ? slot : last;
  if (measuredBy === null || whole === null) return { measuredBy: null, completionRate: null };
  return {
    measuredBy,
    completionRate: fixed(times(over(exact(billed), exact(whole)), hundred), 1),
  };
}

function isAbove(kilograms: string | null): boolean {
  return kilograms !== null && exceeds(kilograms, '0');
}
