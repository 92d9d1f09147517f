import { type Scheme, schemeCookie, schemes } from '@loadline/contract/site/scheme';
import type { FastifyRequest } from 'fastify';

/** The scheme of the office as the cookie keeps the choice: the document comes in it, so that nothing flashes white. */
export function schemeIn({ headers }: FastifyRequest): Scheme {
  return schemes.find((one) => kept(one).test(headers.cookie ?? '')) ?? 'light';
}

function kept(scheme: Scheme): RegExp {
  return new RegExp(`(?:^|;\\s*)${schemeCookie}=${scheme}(?:;|$)`);
}
