import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { deskMidApi } from '@loadline/contract/mids/mid-desk.api';

export type DeskMidRow = AnswerOf<typeof deskMidApi.list>['rows'][number];
export type DeskMidRecord = AnswerOf<typeof deskMidApi.detail>;
