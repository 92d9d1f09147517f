import type { Signable } from './signing.ts';
import { canonical, hmac } from './signing.ts';

const algorithm = 'TC3-HMAC-SHA256';

interface Signer {
  readonly keyId: string;
  readonly keySecret: string;
  readonly service: string;
  /** Seconds since 1970, as in X-TC-Timestamp. */
  readonly seconds: number;
}

/** The Authorization header of a request; header values count in small letters. Source: Tencent Cloud, "Signature v3". */
export function tencentAuthorization(
  request: Signable,
  { keyId, keySecret, service, seconds }: Signer,
): string {
  const { signed, digest } = canonical(request);
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const key = [day, service, 'tc3_request'].reduce(hmac, Buffer.from(`TC3${keySecret}`));
  const signature = hmac(key, [algorithm, seconds, scope, digest].join('\n')).toString('hex');
  return `${algorithm} Credential=${keyId}/${scope}, SignedHeaders=${signed}, Signature=${signature}`;
}
