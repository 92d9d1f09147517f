import type { DocumentType } from '@loadline/contract/codes/document-type';
import type { matchFiles } from '@loadline/contract/files/order-files.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { GivenFile } from '../../../kernel/call.ts';

/** What is done with the files of several orders, from one side or the other. */
export interface ManyFilesCalls {
  readonly match: (names: string[]) => Promise<AnswerOf<typeof matchFiles>>;
  readonly upload: (file: File, orderId: string, type: DocumentType) => Promise<unknown>;
  readonly zip: (ids: string[]) => Promise<GivenFile>;
}
