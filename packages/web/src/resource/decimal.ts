import type { Decimal } from '@loadline/contract/kernel/decimal';
import { exact, fixed, isZero, minus, over, plus, times, zero } from '@loadline/contract/kernel/decimal';

/** The exact sum; what is missing counts as nothing. */
export function sumOf(values: readonly (string | number | null | undefined)[]): string {
  const known = values.filter((value) => value !== null && value !== undefined).map(String);
  const places = Math.max(0, ...known.map((value) => value.split('.')[1]?.length ?? 0));
  return fixed(known.map(amountIn).reduce(plus, zero), places);
}

/** By how many percent `value` differs from `base`, to a tenth: `-3.3`; undefined beside a base of nothing. */
export function differenceOf(value: string, base: string): string | undefined {
  const [to, from] = [amountIn(value), amountIn(base)];
  return isZero(from) ? undefined : fixed(over(times(minus(to, from), exact('100')), from), 1);
}

/** Half typed it is what stands there so far, and nothing where that is no number. */
function amountIn(value: string): Decimal {
  const [number] = /^-?\d+(?:\.\d+)?/.exec(value.trim()) ?? ['0'];
  return exact(number);
}
