import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { trustApi } from '@loadline/contract/trusts/trust.api';

/** Everything about one trust order that its customer and staff see alike. */
export type TrustOrder = AnswerOf<typeof trustApi.detail>;

export type Amendment = TrustOrder['amendments'][number];

export type AmendedField = Amendment['fields'][number];
