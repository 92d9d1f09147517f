import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { trustDetail } from '@loadline/contract/trusts/trust.api';

/** Everything about one trust order that its customer and staff see alike. */
export type TrustOrder = AnswerOf<typeof trustDetail>;

export type Amendment = TrustOrder['amendments'][number];

export type AmendedField = Amendment['fields'][number];
