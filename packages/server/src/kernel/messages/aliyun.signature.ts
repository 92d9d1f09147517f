import type { Signable } from './signing.ts';
import { canonical, hmac } from './signing.ts';

const algorithm = 'ACS3-HMAC-SHA256';

/** The Authorization header of a request. Source: Aliyun, "V3 request structure and signature". */
export function aliyunAuthorization(
  request: Signable,
  { keyId, keySecret }: { keyId: string; keySecret: string },
): string {
  const { signed, digest } = canonical(request);
  const signature = hmac(keySecret, `${algorithm}\n${digest}`).toString('hex');
  return `${algorithm} Credential=${keyId},SignedHeaders=${signed},Signature=${signature}`;
}
