/** The spec's rule for a numeric input: digits, one dot and a leading minus; the rest is settled on leaving the field. */
export interface NumericRule {
  min?: number | undefined;
  max?: number | undefined;
  /** Decimal places the value is given on leaving; without it they stay as typed. */
  decimals?: number | undefined;
}

const fullWidthDigits = /[\uFF10-\uFF19]/g;
const dots = /[\u3002\uFF0E\uFF61]/g;
const minuses = /[\u2212\uFF0D\u2013]/g;

/** What of the typed text may stay. A Chinese keyboard's full-width digits, stop and minus count as what was meant. */
export function numericText(typed: string): string {
  const meant = typed
    .replace(fullWidthDigits, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(dots, '.')
    .replace(minuses, '-');
  const sign = /^\s*-/.test(meant) ? '-' : '';
  const [whole = '', ...rest] = meant.replace(/[^\d.]/g, '').split('.');
  return sign + whole + (rest.length > 0 ? `.${rest.join('')}` : '');
}

/** The value on leaving the field: clamped, its decimals fixed (half away from zero), exact at any length. '' without a digit. */
export function settledNumber(text: string, { min, max, decimals }: NumericRule): string {
  const number = decimalOf(numericText(text));
  if (!number) return '';
  const high = max === undefined ? undefined : decimalOf(plain(max));
  const low = min === undefined ? undefined : decimalOf(plain(min));
  let value = number;
  if (high && compare(value, high) > 0) value = high;
  if (low && compare(value, low) < 0) value = low;
  return written(decimals === undefined ? value : rounded(value, decimals));
}

/** units × 10^-places */
interface Decimal {
  units: bigint;
  places: number;
}

function decimalOf(text: string): Decimal | undefined {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (whole === '' && fraction === '') return undefined;
  const units = BigInt(whole + fraction);
  return { units: sign ? -units : units, places: fraction.length };
}

/** A limit without an exponent: 1e21 and 1e-7 are legal limits. */
function plain(limit: number): string {
  const text = String(limit);
  return text.includes('e') ? limit.toFixed(20) : text;
}

function atPlaces({ units, places }: Decimal, wanted: number): bigint {
  return units * 10n ** BigInt(wanted - places);
}

function compare(a: Decimal, b: Decimal): number {
  const places = Math.max(a.places, b.places);
  const difference = atPlaces(a, places) - atPlaces(b, places);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

function rounded(value: Decimal, places: number): Decimal {
  if (value.places <= places) return { units: atPlaces(value, places), places };
  const cut = 10n ** BigInt(value.places - places);
  const half = value.units < 0n ? -cut / 2n : cut / 2n;
  return { units: (value.units + half) / cut, places };
}

function written({ units, places }: Decimal): string {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  return places > 0 ? `${sign}${whole}.${digits.slice(-places)}` : sign + whole;
}
