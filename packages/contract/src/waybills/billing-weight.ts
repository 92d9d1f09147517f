import { exact, fixed, largerOf, over, times, upTo } from '../kernel/decimal.ts';

const [million, divisor, step] = ['1000000', '6000', '0.5'].map(exact);

/**
 * The weight an airline bills, kilograms with one place: the larger of gross weight and cm³ / 6000, up to the next half
 * kilogram (domain.md §2). Gross weight in kilograms, volume in cubic metres, decimals as text.
 */
export function billingWeight(grossWeight: string, volume: string): string {
  if (!million || !divisor || !step) throw new Error('the rule of air cargo is not complete');
  const byVolume = over(times(exact(volume), million), divisor);
  return fixed(upTo(largerOf(exact(grossWeight), byVolume), step), 1);
}
