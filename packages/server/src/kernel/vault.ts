import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * What must be kept and yet not lie open: every use has keys of its own, derived from the installation's secret. With
 * another secret nothing sealed opens and no mark matches.
 */
export interface Vault {
  /** AES-256-GCM; `about` is whose it is: sealed for one it does not open for another. */
  seal(text: string, about: string): Buffer;
  /** Throws when it was not sealed here for `about`. */
  open(sealed: Buffer, about: string): string;
  /** HMAC-SHA-256 of texts, to know them again; `use` keeps the marks of one purpose from fitting another. */
  mark(use: string, ...texts: readonly string[]): Buffer;
}

const nonceBytes = 12;
const tagBytes = 16;

export function vaultWith(secret: Buffer): Vault {
  const key = keyFrom(secret, 'seal');
  return {
    seal(text, about) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, about) {
      const [nonce, rest] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes)];
      const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
      decipher.setAuthTag(rest.subarray(0, tagBytes));
      return decipher.update(rest.subarray(tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    mark(use, ...texts) {
      // As JSON: `ab`, `c` is not `a`, `bc`.
      return createHmac('sha256', keyFrom(secret, `mark ${use}`))
        .update(JSON.stringify(texts))
        .digest();
    },
  };
}

function keyFrom(secret: Buffer, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `loadline ${use}`, 32));
}
