import { Big } from 'big.js';

/** An exact number: weights and money are worked out with it and rounded once, at the very end. */
export type Decimal = Big;

// A constructor of our own: the library's settings are shared by all who import it.
const Exact = Big();
Exact.DP = 40;
Exact.strict = true;

/** Places that an amount can have. What a division leaves behind them is no amount, and must not tip a rounding. */
const meaningful = 30;

export const zero: Decimal = new Exact('0');

/** Reads a decimal such as `12`, `0.5` or `-3.25`. Throws for anything else: check input first. */
export function exact(text: string): Decimal {
  if (!isDecimal(text)) throw new Error(`not a decimal: ${text}`);
  return new Exact(text);
}

export function plus(one: Decimal, other: Decimal): Decimal {
  return one.plus(other);
}

export function minus(one: Decimal, other: Decimal): Decimal {
  return one.minus(other);
}

export function times(one: Decimal, other: Decimal): Decimal {
  return one.times(other);
}

/** `other` is not zero. */
export function over(one: Decimal, other: Decimal): Decimal {
  return one.div(other);
}

export function isLess(one: Decimal, other: Decimal): boolean {
  return one.lt(other);
}

export function isZero(value: Decimal): boolean {
  return value.eq(zero);
}

export function largerOf(one: Decimal, other: Decimal): Decimal {
  return isLess(one, other) ? other : one;
}

/** Whether the first of two written decimals is larger; what is no decimal is larger than nothing. */
export function exceeds(one: string, other: string): boolean {
  return isDecimal(one) && isDecimal(other) && isLess(exact(other), exact(one));
}

/** Up to the next whole number of steps; a number that is one already stays (1.5 by 0.5 is 1.5). Not for numbers below zero. */
export function upTo(value: Decimal, step: Decimal): Decimal {
  return times(over(value, step).round(meaningful).round(0, Big.roundUp), step);
}

/** Down to a whole number of steps. Not for numbers below zero. */
export function downTo(value: Decimal, step: Decimal): Decimal {
  return times(over(value, step).round(meaningful).round(0, Big.roundDown), step);
}

/** To the nearest whole number, a half away from zero. */
export function nearestWhole(value: Decimal): Decimal {
  return value.round(meaningful).round(0);
}

/** Written with exactly `places` decimals, a half away from zero; nothing is never below zero. */
export function fixed(value: Decimal, places: number): string {
  const rounded = value.round(meaningful).round(places);
  return (isZero(rounded) ? zero : rounded).toFixed(places);
}

/** An amount of money with the other sign, to the cent: what stands on the other side of an account. */
export function negative(amount: string): string {
  return fixed(minus(zero, exact(amount)), 2);
}

/**
 * Each amount written with `places` decimals so that they come to their sum written so: every one takes what rounding has left
 * of those before it. What is more than nothing stays so.
 */
export function fixedTogether(values: readonly string[], places: number): string[] {
  const least = over(exact('1'), exact(`1${'0'.repeat(places)}`));
  let [sum, given] = [zero, zero];
  return values.map((value) => {
    sum = plus(sum, exact(value));
    const rest = minus(exact(fixed(sum, places)), given);
    const part = isZero(exact(value)) ? zero : largerOf(rest, least);
    given = plus(given, part);
    return fixed(part, places);
  });
}

/** A decimal without zeros that say nothing: `240.0` is 240. */
export function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}

/** Whether two written decimals are the same amount: `12.5` is `12.500`. */
export function isSame(one: string, other: string): boolean {
  return isDecimal(one) && isDecimal(other) && exact(one).eq(exact(other));
}

function isDecimal(text: string): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(text);
}
