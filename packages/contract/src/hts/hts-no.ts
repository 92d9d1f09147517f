import { hsDigits } from '../checks/hs.ts';

/** A number of the schedule as it is printed: `7326908688` → `7326.90.86.88`. */
export function printedHts(digits: string): string {
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6, 8), digits.slice(8)]
    .filter((part) => part !== '')
    .join('.');
}

/** The digits of what was typed where it is the beginning of a number, chapter at least. */
export function htsPrefix(typed: string): string | undefined {
  const digits = hsDigits(typed);
  return /^\d{2,10}$/.test(digits) ? digits : undefined;
}
