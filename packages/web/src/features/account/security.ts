import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { mySecurity } from '@loadline/contract/session/identity.api';
import type { BookAddress } from '../../resource/book/use-book-address.ts';

/** How one's account is secured, and what the address opens beside it. */
export type Security = AnswerOf<typeof mySecurity>;

export interface Secured {
  readonly security: Security;
  readonly address: BookAddress;
}
