/** An exact number, `top / bottom`: weights are worked out with it and rounded once, at the very end. */
export interface Fraction {
  readonly top: bigint;
  /** Above zero. */
  readonly bottom: bigint;
}

export const zero: Fraction = { top: 0n, bottom: 1n };

/** Reads a decimal such as `12`, `0.5` or `-3.25`. Throws for anything else: check input first. */
export function fractionOf(decimal: string): Fraction {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!parts) throw new Error(`not a decimal: ${decimal}`);
  const [, sign = '', whole = '', places = ''] = parts;
  return { top: BigInt(`${sign}${whole}${places}`), bottom: 10n ** BigInt(places.length) };
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.bottom + other.top * one.bottom, bottom: one.bottom * other.bottom };
}

export function minus(one: Fraction, other: Fraction): Fraction {
  return plus(one, { top: -other.top, bottom: other.bottom });
}

export function times(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.top, bottom: one.bottom * other.bottom };
}

/** `other` is above zero. */
export function over(one: Fraction, other: Fraction): Fraction {
  return { top: one.top * other.bottom, bottom: one.bottom * other.top };
}

export function largerOf(one: Fraction, other: Fraction): Fraction {
  return isLess(one, other) ? other : one;
}

export function isLess(one: Fraction, other: Fraction): boolean {
  return one.top * other.bottom < other.top * one.bottom;
}

/** Up to the next whole number of steps; a number that is one already stays (1.5 by 0.5 is 1.5). Not for numbers below zero. */
export function upTo(value: Fraction, step: Fraction): Fraction {
  const steps = over(value, step);
  const whole = (steps.top + steps.bottom - 1n) / steps.bottom;
  return times({ top: whole, bottom: 1n }, step);
}

/** To the nearest whole number, a half upwards. Not for numbers below zero. */
export function nearestWhole({ top, bottom }: Fraction): Fraction {
  return { top: (2n * top + bottom) / (2n * bottom), bottom: 1n };
}

/** With exactly `places` decimals, a half upwards. Not for numbers below zero. */
export function decimalOf(value: Fraction, places: number): string {
  const scale = 10n ** BigInt(places);
  const digits = String(nearestWhole(times(value, { top: scale, bottom: 1n })).top).padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A decimal without zeros that say nothing: `240.0` is 240. */
export function plain(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
