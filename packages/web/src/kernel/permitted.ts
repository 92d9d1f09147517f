import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import { servedCustomer } from './served-customer.ts';
import { isSignedIn, may } from './session.ts';

/** The endpoint where the stored permissions allow it, nothing where they do not. A hint for the screen only. */
export function permitted<E extends Endpoint>(endpoint: E): E | undefined {
  const { access, forCustomer } = endpoint;
  if (access === 'public') return endpoint;
  const isTheirs = access !== 'signed-in' && !access.startsWith('op:');
  if (servedCustomer() !== undefined && isTheirs && !forCustomer) return undefined;
  return (access === 'signed-in' ? isSignedIn() : may(access)) ? endpoint : undefined;
}
