import { exact, exceeds, fixed } from '@loadline/contract/kernel/decimal';

/** The spec's rule for a numeric input: digits, one dot and a leading minus; the rest is settled on leaving the field. */
export interface NumericRule {
  min?: string | number | undefined;
  max?: string | number | undefined;
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
  const typed = writtenOut(numericText(text));
  if (typed === undefined) return '';
  const low = max !== undefined && exceeds(typed, String(max)) ? String(max) : typed;
  const value = min !== undefined && exceeds(String(min), low) ? String(min) : low;
  return fixed(exact(value), decimals ?? value.split('.')[1]?.length ?? 0);
}

/** A number as it is read: `.5` and `5.` lack what stands on the other side of the point. */
function writtenOut(text: string): string | undefined {
  const [, sign, digits = '', places = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (digits === '' && places === '') return undefined;
  return `${sign}${digits || '0'}${places && `.${places}`}`;
}
