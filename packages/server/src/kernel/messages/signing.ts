import { createHash, createHmac } from 'node:crypto';

/** A POST as it is signed. */
export interface Signable {
  readonly path: string;
  /** Encoded and sorted by name, as it is sent. */
  readonly query: string;
  /** Those that are signed, names in small letters, values as the vendor wants them written. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The names of the signed headers and the digest of the request, as Aliyun's and Tencent Cloud's schemes both build them. */
export function canonical({ path, query, headers, body }: Signable): { signed: string; digest: string } {
  const names = Object.keys(headers).toSorted();
  const signed = names.join(';');
  const lines = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join('');
  return { signed, digest: sha256(['POST', path, query, lines, signed, sha256(body)].join('\n')) };
}

/** In small hexadecimal letters. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
