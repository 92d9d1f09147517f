import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { deskLabelApi } from '@loadline/contract/labels/label-desk.api';

export type DeskLabelRow = AnswerOf<typeof deskLabelApi.list>['rows'][number];
export type DeskLabelRecord = AnswerOf<typeof deskLabelApi.detail>;
