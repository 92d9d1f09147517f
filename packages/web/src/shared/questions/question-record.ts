import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { questionApi } from '@loadline/contract/questions/question.api';
import type { htsToAnswer } from '@loadline/contract/questions/question-desk.api';

/** One question with its answers, as its customer sees it; the desk sees whose it is besides. */
export type QuestionRecord = AnswerOf<typeof questionApi.detail>;

/** One line of the list. */
export type QuestionRow = AnswerOf<typeof questionApi.list>['rows'][number];

export type QuestionAnswer = QuestionRecord['thread'][number];

/** What the schedule says of a number on a day, and what goods of an origin owe under it. */
export type HtsOnDay = AnswerOf<typeof htsToAnswer>;
