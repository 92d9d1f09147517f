import type { deskEntryApi } from '@loadline/contract/clearance/entry-desk.api';
import type { DutyState } from '@loadline/contract/clearance/entry-duty.codes';
import type { RfiState } from '@loadline/contract/clearance/entry-rfi.codes';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Flagged } from '../../../shared/clearance/entry-record.ts';

export type DeskEntryRow = AnswerOf<typeof deskEntryApi.list>['rows'][number];
export type DeskEntry = AnswerOf<typeof deskEntryApi.detail>;

/** What is asked before something is done with an entry. */
export type Asked =
  | 'written'
  | 'back'
  | 'disposition'
  | 'isf'
  | 'rfi'
  | 'duty'
  | 'reckoning'
  | 'correct'
  | 'summary'
  | { readonly move: DeskEntry['file']['status'] }
  | { readonly rfi: DeskEntry['rfis'][number]; readonly to: RfiState }
  | { readonly duty: DeskEntry['duties'][number]; readonly payment: DutyState }
  | { readonly flagged: Flagged }
  | { readonly line: DeskEntry['lines'][number] }
  | { readonly exam: DeskEntry['exams'][number] };
