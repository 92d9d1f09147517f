import type { entryApi } from '@loadline/contract/clearance/entry.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

/** Everything about one entry, as its customer sees it; the desk sees whose it is besides. */
export type EntryRecord = AnswerOf<typeof entryApi.detail>;

/** A hold of customs with what is known of its examination. */
export type Exam = EntryRecord['exams'][number];

/** The importer security filing of what goes by sea. */
export type Isf = NonNullable<EntryRecord['isf']>;

/** What customs or another agency want to know, with all that was said of it. */
export type Rfi = EntryRecord['rfis'][number];

/** A flag of an agency on one line, which is named by its order and the place of its goods there. */
export interface Flagged {
  readonly line: string;
  readonly note: EntryRecord['lines'][number]['pga'][number];
}

/** What duties and fees will be, and how far they are on their way to being paid. */
export type Duty = EntryRecord['duties'][number];

/** One line of a list of entries. */
export type EntryRow = AnswerOf<typeof entryApi.list>['rows'][number];
