import { compact } from '../checks/verdict.ts';

/** Eleven digits, as a number is stored. */
export function plainAwb(typed: string): string {
  return compact(typed);
}

/** As it is printed: `176-12345675`. Anything that is not eleven digits stays as it is. */
export function shownAwb(stored: string): string {
  return /^\d{11}$/.test(stored) ? `${stored.slice(0, 3)}-${stored.slice(3)}` : stored;
}

/** The number of a serial (seven digits) of an airline, its check digit added: the serial modulo seven. */
export function awbOf(prefix: string, serial: number): string {
  return `${prefix}${String(serial).padStart(7, '0')}${serial % 7}`;
}

/** The most numbers that one range may hold. */
export const longestRange = 5_000;
