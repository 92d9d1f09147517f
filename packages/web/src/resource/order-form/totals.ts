import { dividedUp, scaled, unscaled } from '@loadline/contract/imports/import.decimal';
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
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);
  const groups = cartons.map((row) => ({
    count: number(row['cartonCount'], 0),
    weight: number(row['weight'], 3),
    cubic: number(row['length'], 1) * number(row['width'], 1) * number(row['height'], 1),
  }));
  const values = goods.map(
    (row) =>
      number(row['totalPriceUsd'], 4) || number(row['declaredQty'], 0) * number(row['unitPriceUsd'], 4),
  );
  return {
    pieces: String(sum(groups.map(({ count }) => count))),
    weight: unscaled(sum(groups.map(({ count, weight }) => count * weight)), 3),
    // Tenths of a centimetre cubed are 10⁻⁹ m³.
    volume: unscaled(dividedUp(sum(groups.map(({ count, cubic }) => count * cubic)), 1_000_000n), 3),
    value: unscaled(sum(values), 4),
  };
}

function number(text: string | undefined, scale: number): bigint {
  const typed = text?.trim() ?? '';
  const isNumber = /^\d{1,12}(\.\d*)?$/.test(typed) && (typed.split('.')[1]?.length ?? 0) <= scale;
  return isNumber ? scaled(typed, scale) : 0n;
}
