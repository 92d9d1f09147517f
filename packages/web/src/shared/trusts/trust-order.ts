import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import type { trustApi } from '@loadline/contract/trusts/trust.api';

/** Everything about one trust order that its customer and staff see alike. */
export type TrustOrder = AnswerOf<typeof trustApi.detail>;

export type Amendment = TrustOrder['amendments'][number];

export type AmendedField = Amendment['fields'][number];

type Named = Pick<TrustOrder['trust'], 'channelName' | 'channelNameEn'>;

/** The product by its name in the reader's language; one that has none there keeps its own. */
export function productOf({ channelName, channelNameEn }: Named, language: Language): string | null {
  return (language === 'en' ? channelNameEn : channelName) ?? channelName;
}
