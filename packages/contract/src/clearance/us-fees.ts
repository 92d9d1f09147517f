import { exact, fixed, isLess, largerOf, times } from '../kernel/decimal.ts';
import type { EntryType } from './entry.codes.ts';

interface Year {
  /** From this day of entry on, until the next row begins. */
  readonly from: string;
  readonly min: string;
  readonly max: string;
}

/** Merchandise processing fee of formal entries by fiscal year (19 CFR 24.23; since 2026-10-01 by FR 2026-15530). */
const mpfYears: readonly Year[] = [
  { from: '2023-10-01', min: '31.67', max: '614.35' },
  { from: '2024-10-01', min: '32.71', max: '634.62' },
  { from: '2025-10-01', min: '33.58', max: '651.50' },
  { from: '2026-10-01', min: '34.58', max: '670.86' },
];

/** No row is carried on into a year that nobody has published. */
const knownUntil = '2027-09-30';

const formalTypes: readonly EntryType[] = ['01', '03', '06'];
const mpfRate = exact('0.003464');
const hmfRate = exact('0.00125');

/** Between what the fee of a formal entry of that day is; undefined where no row covers the day, or the entry is not formal. */
export function mpfBounds(type: EntryType, day: string): Year | undefined {
  if (!formalTypes.includes(type) || day > knownUntil) return undefined;
  return mpfYears.findLast(({ from }) => from <= day);
}

/** The fee that follows from a value, before exemptions of lines are known. */
export function mpfOf(value: string, { min, max }: Year): string {
  const fee = largerOf(exact(fixed(times(exact(value), mpfRate), 2)), exact(min));
  return fixed(isLess(fee, exact(max)) ? fee : exact(max), 2);
}

/** Harbor maintenance fee, of what comes by sea, without a minimum or maximum (19 CFR 24.24). */
export function hmfOf(value: string): string {
  return fixed(times(exact(value), hmfRate), 2);
}
