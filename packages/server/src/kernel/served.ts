import type { Endpoint } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';

/** Any declared call, once it is on the wire. */
export type ServedEndpoint = Endpoint<Fields, Fields, unknown>;
