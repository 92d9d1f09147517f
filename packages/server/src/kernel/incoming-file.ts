import { basename } from 'node:path';
import { Problem } from './problem.ts';

/** The last part of a name without control characters or signs that turn the direction of the text. */
export function plainFileName(name: string): string {
  const last = basename(name.replaceAll('\\', '/'));
  return last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toWellFormed()
    .slice(-255);
}

/** An upload that breaks off is the sender's doing, unlike a full disk: for the `catch` of what stores one. */
export function refuseBrokenOff(error: unknown): never {
  const isBrokenOff =
    error instanceof Error &&
    (/unexpected end/i.test(error.message) ||
      ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'));
  throw isBrokenOff ? new Problem('badRequest', { fields: 'file' }) : error;
}
