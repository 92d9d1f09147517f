import type { Field } from './field.ts';

/*
 * How figures are written, one style for each quantity (docs/decisions/065): thousands apart, always as many places, half away
 * from zero, U+2212 for minus. Digits alone: public pages load no arithmetic.
 */

type DecimalField = Extract<Field, { kind: 'decimal' }>;

/** The weight of a shipment, of several or of a slot, in kilograms. */
export function weightText(kilograms: string): string {
  return decimalText(kilograms, 1);
}

/** Kilograms where the gram counts: one carton, a line of goods, what is declared to customs. */
export function gramsText(kilograms: string): string {
  return decimalText(kilograms, 3);
}

/** Cubic metres. */
export function volumeText(cubicMetres: string): string {
  return decimalText(cubicMetres, 3);
}

/** What is charged: kilograms as weights, revenue tons as volumes. */
export function chargedText(amount: string, unit: 'kg' | 'lb' | 'RT'): string {
  return unit === 'RT' ? volumeText(amount) : weightText(amount);
}

/** The same with its unit; what nobody charges yet is not said. */
export function chargedWithUnit(
  amount: string | null,
  unit: Parameters<typeof chargedText>[1] | null,
): string | undefined {
  return amount === null || unit === null ? undefined : `${chargedText(amount, unit)} ${unit}`;
}

/** An amount of money, beside its currency. */
export function moneyText(amount: string): string {
  return decimalText(amount, 2);
}

/** What one piece or one kilogram costs: as many places as its column needs. */
export function priceText(amount: string, places: number): string {
  return decimalText(amount, places);
}

/** Pieces, gross weight or volume of a cargo. */
export function cargoText(of: 'pieces' | 'quantity' | 'grossWeight' | 'volume', figure: string): string {
  if (of === 'volume') return volumeText(figure);
  return of === 'grossWeight' ? weightText(figure) : wholeText(figure);
}

/** A side in centimetres, a share in percent, an average of days or hours. */
export function tenthText(value: string): string {
  return decimalText(value, 1);
}

/** A limit as it was set, such as the weight from which a price holds. */
export function limitText(limit: string): string {
  const [, places = ''] = /\.(\d*?)0*$/.exec(limit) ?? [];
  return decimalText(limit, places.length);
}

/** How many times as much: `3.42`. */
export function timesText(times: number): string {
  return decimalText(times.toFixed(2), 2);
}

/** What is counted. */
export function wholeText(count: number | string): string {
  return decimalText(typeof count === 'number' ? String(Math.trunc(count)) : count, 0);
}

/** For what a field of the contract says the places of. Half typed it is what stands there so far, and nothing where that is no number. */
export function decimalText(value: string, places: number): string {
  const [, minus = '', whole = '0', part = ''] = /^(-?)(\d+)(?:\.(\d+))?/.exec(value.trim()) ?? [];
  const kept = BigInt(whole + part.slice(0, places).padEnd(places, '0'));
  const digits = String((part[places] ?? '0') >= '5' ? kept + 1n : kept).padStart(places + 1, '0');
  const [above, behind] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
  const sign = minus !== '' && /[1-9]/.test(digits) ? '\u2212' : '';
  return `${sign}${above.replace(/\B(?=(\d{3})+$)/g, ',')}${behind === '' ? '' : `.${behind}`}`;
}

/** A stored decimal in the style of what its field measures: kilograms to a tenth unless the gram counts, cubic metres to the litre. */
export function figureShown(field: Pick<DecimalField, 'unit' | 'grams' | 'scale'>, stored: string): string {
  switch (field.unit?.toLowerCase()) {
    case 'kg':
      return field.grams ? gramsText(stored) : weightText(stored);
    case 'cbm':
    case 'm\u00b3':
      return volumeText(stored);
    default:
      return decimalText(stored, field.scale);
  }
}
