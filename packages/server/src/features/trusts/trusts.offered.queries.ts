import type { Finding } from '@loadline/contract/kernel/schema';
import { notBroughtThere, notOffered } from '@loadline/contract/trusts/trust.submit';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import type { Tx } from '../../kernel/database.ts';
import { receives } from '../ops/dictionaries.public.ts';
import { isOffered } from '../ops/products.public.ts';

/**
 * What a trust order asks for and the forwarder does not offer its customer: a product, or a warehouse that receives nothing. Of
 * what was accepted before only what is to be another: what has been taken off since stays as it was agreed.
 */
export async function notOfferedIn(
  tx: Tx,
  orgId: string,
  { service, route }: TrustContent,
  agreed?: TrustContent,
): Promise<Finding[]> {
  const isAgreed = service.channelName === agreed?.service.channelName;
  const staysThere =
    agreed?.route.handover === 'dropOff' &&
    route.handover === 'dropOff' &&
    route.dropOff === agreed.route.dropOff;
  const offered = isAgreed || (await isOffered(tx, orgId, service.channelName, 'any'));
  const brought = staysThere || route.handover !== 'dropOff' || (await receives(tx, route.dropOff));
  return [...(offered ? [] : [notOffered]), ...(brought ? [] : [notBroughtThere])];
}
