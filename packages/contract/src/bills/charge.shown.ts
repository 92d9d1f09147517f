import { limitText, priceText, volumeText, weightText } from '../kernel/figures.ts';
import type { Charge } from './charge.ts';

/** How much of its unit is charged: kilograms and cubic metres as they are written everywhere, what is counted as it is. */
export function quantityText({ unitName, quantity }: Pick<Charge, 'unitName' | 'quantity'>): string {
  switch (unitName) {
    case 'kg':
    case 'lb':
      return weightText(quantity);
    case 'm3':
    case 'rt':
      return volumeText(quantity);
    default:
      return limitText(quantity);
  }
}

/** A price with the cents, and what it has behind them. */
export function unitFeeText(unitFee: string): string {
  return priceText(unitFee, placesOf(unitFee, 2));
}

/** A rate with four places, as banks publish it, and what it has behind them. */
export function rateText(rate: string): string {
  return priceText(rate, placesOf(rate, 4));
}

function placesOf(figure: string, least: number): number {
  const [, places = ''] = /\.(\d*?)0*$/.exec(figure) ?? [];
  return Math.max(least, places.length);
}

/** The lines of one order, of which a bill has them together. */
export function byOrder(lines: readonly Charge[]): Charge[][] {
  return [...Map.groupBy(lines, ({ orderNumber }) => orderNumber).values()];
}
