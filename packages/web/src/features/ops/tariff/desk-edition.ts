import type { listDeskEditions, listEditionDifferences } from '@loadline/contract/hts/hts-edition.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

/** An edition of the schedule as the desk sees it. */
export type DeskEdition = AnswerOf<typeof listDeskEditions>[number];

/** What it changes of the one before. */
export type EditionChanges = AnswerOf<typeof listEditionDifferences>;
export type Difference = EditionChanges['differences'][number];
