import type { Decimal } from '@loadline/contract/kernel/decimal';
import { exact, fixed, isZero, plus, times, upTo, zero } from '@loadline/contract/kernel/decimal';
import type { OrderDraft } from './order-draft.ts';

/** What a draft adds up to so far; half-typed numbers count for nothing. */
export interface DraftTotals {
  readonly pieces: string;
  /** Kilograms. */
  readonly weight: string;
  /** Cubic metres. */
  readonly volume: string;
  /** US dollars. */
  readonly value: string;
}

/** Sums that never pass through a floating point number. */
export function totalsOf({ cartons, goods }: OrderDraft): DraftTotals {
  const sum = (amounts: readonly Decimal[]) => amounts.reduce(plus, zero);
  const groups = cartons.map((row) => ({
    count: number(row['cartonCount'], 0),
    weight: number(row['weight'], 3),
    sides: [number(row['length'], 1), number(row['width'], 1), number(row['height'], 1)],
  }));
  const values = goods.map((row) => {
    const total = number(row['totalPriceUsd'], 4);
    return isZero(total) ? times(number(row['declaredQty'], 0), number(row['unitPriceUsd'], 4)) : total;
  });
  const cubicMetres = sum(
    groups.map(({ count, sides }) => times(sides.reduce(times, count), exact('0.000001'))),
  );
  return {
    pieces: fixed(sum(groups.map(({ count }) => count)), 0),
    weight: fixed(sum(groups.map(({ count, weight }) => times(count, weight))), 3),
    volume: fixed(upTo(cubicMetres, exact('0.001')), 3),
    value: fixed(sum(values), 4),
  };
}

function number(text: string | undefined, scale: number): Decimal {
  const typed = text?.trim() ?? '';
  const isNumber = /^\d{1,12}(\.\d*)?$/.test(typed) && (typed.split('.')[1]?.length ?? 0) <= scale;
  return isNumber ? exact(typed.replace(/\.$/, '')) : zero;
}
