import type { Decimal } from '@loadline/contract/kernel/decimal';
import { exact, fixed, isZero, minus, over, plus, times, zero } from '@loadline/contract/kernel/decimal';

/** A decimal as it is written: thousands separated, exactly `scale` places (half away from zero), U+2212 for minus. */
export function decimalText(value: string, scale: number): string {
  const [whole = '', part] = fixed(amountIn(value), scale).split('.');
  const digits = whole.replace('-', '').replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole.startsWith('-') ? '\u2212' : ''}${digits}${part === undefined ? '' : `.${part}`}`;
}

/** Kilograms as they were given, to the gram: one place at least, and no nought after it that says nothing. */
export function weightText(value: string): string {
  return decimalText(value, 3).replace(/(\.\d+?)0+$/, '$1');
}

export function wholeText(value: number): string {
  return decimalText(String(Math.trunc(value)), 0);
}

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
