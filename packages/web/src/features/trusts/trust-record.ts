import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { trust } from '@loadline/contract/trusts/trust';
import type { trustApi } from '@loadline/contract/trusts/trust.api';
import type { listTrustProducts } from '@loadline/contract/trusts/trust-draft.api';

/** One line of the list of trust orders. */
export type TrustRow = ValuesOf<typeof trust.fields>;

/** Everything about one trust order. */
export type TrustRecord = AnswerOf<typeof trustApi.detail>;

export type TrustOverview = AnswerOf<typeof trustApi.overview>;

export type TrustProduct = AnswerOf<typeof listTrustProducts>[number];
