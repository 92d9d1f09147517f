import type { Endpoint } from '@loadline/contract/kernel/endpoint';

/** Any declared call, once it is on the wire. */
export type ServedEndpoint = Endpoint;
