import type { deskEntryApi } from '@loadline/contract/clearance/entry-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

export type DeskEntryRow = AnswerOf<typeof deskEntryApi.list>['rows'][number];
export type DeskEntry = AnswerOf<typeof deskEntryApi.detail>;

/** What is asked before something is done with an entry. */
export type Asked =
  | 'written'
  | 'back'
  | 'disposition'
  | 'isf'
  | { readonly move: DeskEntry['file']['status'] }
  | { readonly exam: DeskEntry['exams'][number] };
