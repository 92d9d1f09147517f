import { createHash, randomBytes } from 'node:crypto';

/** A token of 256 bits, as its holder has it. Only its hash is ever kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are stored and compared as SHA-256 only. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
