import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Vault } from '../../kernel/vault.ts';

const issuer = 'Loadline';
const period = 30;
const recoveryCodes = 10;
/** Crockford's base32: no sign is read for another. 10 of them are 50 bits. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new secret (160 bits, RFC 4226) as base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code. */
export function totpUri(secret: string, username: string): string {
  return totpOf(secret, username).toString();
}

/** The step of time that a code belongs to, one step early or late allowed; undefined for a code that is none. */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / period) + delta;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });
}

/** Ten codes `XXXXX-XXXXX`, each good for one login without the app. */
export function newRecoveryCodes(): string[] {
  const five = () => Array.from({ length: 5 }, () => signs.charAt(randomInt(signs.length))).join('');
  return Array.from({ length: recoveryCodes }, () => `${five()}-${five()}`);
}

/** What is kept of a recovery code. Small letters, blanks and the signs that look alike are forgiven. */
export function codeMark(vault: Vault, userId: string, typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return vault.mark('recovery code', userId, plain).toString('base64url');
}
