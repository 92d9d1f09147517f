import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { midApi } from '@loadline/contract/mids/mid.api';
import type { previewMidLines } from '@loadline/contract/mids/mid-lines.api';

/** One manufacturer with its editions and what is like it, as its customer sees it; the desk sees whose it is besides. */
export type MidRecord = AnswerOf<typeof midApi.detail>;

/** One line of the register. */
export type MidRow = AnswerOf<typeof midApi.list>['rows'][number];

export type SimilarMid = MidRecord['similar'][number];

/** Which lines of entries would have another code. */
export type MidPreview = AnswerOf<typeof previewMidLines>;
export type MidLine = MidPreview['lines'][number];
