import { exact, fixed, isLess, isZero, minus, over, plus, times, zero } from '../kernel/decimal.ts';
import { baseAmountOf } from './exchange-rate.ts';

/** What is charged, what it costs and what is left of it, in the base currency; nulls where one of them is not known. */
export interface Margin {
  readonly charged: string | null;
  readonly cost: string | null;
  readonly margin: string | null;
  /** Of what is charged, to a tenth; null of nothing. */
  readonly percent: string | null;
}

const hundred = exact('100');

export function marginOf(charged: string | null, cost: string | null): Margin {
  if (charged === null || cost === null) return { charged, cost, margin: null, percent: null };
  const left = minus(exact(charged), exact(cost));
  return { charged, cost, margin: fixed(left, 2), percent: percentOf(left, charged) };
}

function percentOf(part: ReturnType<typeof exact>, whole: string): string | null {
  const all = exact(whole);
  const size = isLess(all, zero) ? minus(zero, all) : all;
  return isZero(size) ? null : fixed(over(times(part, hundred), size), 1);
}

/** The sum of several amounts; null as soon as one of them is not known. */
export function sumOf(amounts: readonly (string | null)[]): string | null {
  const known = amounts.filter((one) => one !== null);
  if (known.length < amounts.length) return null;
  return fixed(
    known.reduce((sum, one) => plus(sum, exact(one)), zero),
    2,
  );
}

/** What is charged above a quoted price, in the base currency, and in percent of the quote. */
export function aboveQuote(
  charged: string | null,
  quoted: { readonly amount: string; readonly rate: string | null } | null,
): { readonly amount: string | null; readonly percent: string | null } {
  if (charged === null || !quoted || quoted.rate === null) return { amount: null, percent: null };
  const base = baseAmountOf(quoted.amount, quoted.rate);
  const above = minus(exact(charged), exact(base));
  return { amount: fixed(above, 2), percent: percentOf(above, base) };
}
