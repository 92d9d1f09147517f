import type { sheetApi } from '@loadline/contract/exceptions/sheet.api';
import type { deskSheetApi } from '@loadline/contract/exceptions/sheet-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

type Said = AnswerOf<typeof sheetApi.detail>['comments'][number];
type SaidAtDesk = AnswerOf<typeof deskSheetApi.detail>['comments'][number];

/** One comment, at the desk with what only colleagues see. */
export type TalkComment = Said & Partial<Pick<SaidAtDesk, 'internal' | 'readBy' | 'mentions'>>;

/** A file that a comment names. */
export interface TalkFile {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
}

export interface Thread {
  readonly first: TalkComment;
  readonly answers: readonly TalkComment[];
}

/** The conversation as it is read: every comment with its answers under it. */
export function threadsOf(comments: readonly TalkComment[]): Thread[] {
  const known = new Set(comments.map(({ commentId }) => commentId));
  const isFirst = ({ replyTo }: TalkComment) => replyTo === null || !known.has(replyTo);
  return comments
    .filter(isFirst)
    .map((first) => ({ first, answers: comments.filter(({ replyTo }) => replyTo === first.commentId) }));
}
