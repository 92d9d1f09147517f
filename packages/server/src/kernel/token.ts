import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token of 256 bits, as its holder has it. Only its hash is ever kept. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How a key of a program begins; one of a demo organisation says so. */
const keyStart = /^ll_(?:live|test)_/;

/** A key for a program, and what of it may be seen again. */
export function newApiKey(isDemo: boolean): { token: string; hint: string } {
  const token = `ll_${isDemo ? 'test' : 'live'}_${newToken()}`;
  return { token, hint: `${token.slice(0, 12)}\u2026${token.slice(-4)}` };
}

/** Whether a token is a key of a program rather than a person's session. */
export function isApiKey(token: string): boolean {
  return keyStart.test(token);
}

/** Tokens are stored and compared as SHA-256 only. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token in an `Authorization` header; whatever else it holds is none of ours. */
export function tokenIn(authorization: string | undefined): string | undefined {
  return /^bearer +([\w-]{20,64})$/i.exec(authorization ?? '')?.[1];
}

/** Compares hashes, which are of one length: the time says nothing of the token. */
export function isSameToken(given: string, wanted: string): boolean {
  return timingSafeEqual(hashOfToken(given), hashOfToken(wanted));
}
