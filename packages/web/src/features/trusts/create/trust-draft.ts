import { soundPartOf } from '@loadline/contract/documents/document.entered';
import { check } from '@loadline/contract/kernel/schema';
import { contentFields, emptyContent, type TrustContent } from '@loadline/contract/trusts/trust-content';
import { makeTrust, saveTrust } from '@loadline/contract/trusts/trust-draft.api';
import { call } from '../../../kernel/call.ts';
import type { DraftKind } from '../../../resource/drafting/draft-kind.ts';
import type { TrustRecord } from '../trust-record.ts';

/** How a trust order is kept while it is written. */
export const trustDraft: DraftKind<TrustRecord, TrustContent> = {
  name: 'trust',
  empty: emptyContent,
  headOf: ({ trust }) => trust,
  contentOf: ({ content }) => content,
  soundPart: (entered) => soundPartOf(contentFields, entered),
  make: () => call(makeTrust, { refusal: 'in place' }),
  save: (id, version, content) => call(saveTrust, { body: { id, version, ...content }, refusal: 'in place' }),
  read: (current) => {
    const checked = check(contentFields, current);
    return checked.ok ? checked.value : undefined;
  },
};
