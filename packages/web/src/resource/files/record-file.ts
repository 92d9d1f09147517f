import type { DocumentType } from '@loadline/contract/codes/document-type';
import { documentTypes } from '@loadline/contract/codes/document-type';
import type { filesOf, readersOf } from '@loadline/contract/files/file.api';
import { hasPreview } from '@loadline/contract/files/record-file';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import type { Question } from '../../kernel/asking.ts';
import type { GivenFile } from '../../kernel/call.ts';

/** A file of a record; for staff with whether its customer sees it. */
export type RecordFile = AnswerOf<typeof filesOf>[number] & { readonly visible?: boolean };

/** What can be done with the files of a record; what is missing is not allowed. */
export interface FileCalls {
  readonly preview: (fileId: string, small: boolean, signal: AbortSignal) => Promise<GivenFile>;
  readonly download: (fileId: string) => Promise<GivenFile>;
  readonly zip: () => Promise<GivenFile>;
  readonly readers: (fileId: string) => Question<AnswerOf<typeof readersOf>>;
  readonly upload?: ((file: File, type: DocumentType) => Promise<unknown>) | undefined;
  readonly withdraw?: ((fileId: string, reason: string) => Promise<unknown>) | undefined;
  /** Whether a reason is asked for when a file is taken away. */
  readonly withdrawAsks?: 'reason' | 'nothing';
  readonly show?: ((fileId: string, visible: boolean) => Promise<unknown>) | undefined;
  readonly decide?:
    | ((fileId: string, verdict: 'accepted' | 'refused', reason?: string) => Promise<unknown>)
    | undefined;
}

export function isSeen({ kind }: RecordFile): boolean {
  return hasPreview(kind);
}

/** The kinds of documents as the options of a choice. */
export function documentOptions(language: Language) {
  return codesOf(documentTypes).map((value) => ({
    value,
    label: say(wordOf(documentTypes, value), language),
  }));
}
