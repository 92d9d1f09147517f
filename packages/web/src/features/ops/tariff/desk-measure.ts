import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { deskMeasureApi } from '@loadline/contract/tariffs/tariff-desk.api';

export type DeskMeasure = AnswerOf<typeof deskMeasureApi.detail>;
