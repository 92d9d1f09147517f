import { randomInt } from 'node:crypto';

// Without the signs that are read one for another.
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A random password of so many letters and digits (about 5.8 bits each). */
export function randomPassword(length: number): string {
  return Array.from({ length }, () => signs.charAt(randomInt(signs.length))).join('');
}
