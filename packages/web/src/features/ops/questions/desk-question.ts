import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { deskQuestionApi } from '@loadline/contract/questions/question-desk.api';

export type DeskQuestionRow = AnswerOf<typeof deskQuestionApi.list>['rows'][number];
export type DeskQuestionRecord = AnswerOf<typeof deskQuestionApi.detail>;
