import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import { isSignedIn, may } from './session.ts';

/** The endpoint where the stored permissions allow it, nothing where they do not. A hint for the screen only. */
export function permitted<E extends Endpoint>(endpoint: E): E | undefined {
  const { access } = endpoint;
  if (access === 'public') return endpoint;
  return (access === 'signed-in' ? isSignedIn() : may(access)) ? endpoint : undefined;
}
