import type { deskApiKeyApi } from '@loadline/contract/api-keys/api-key.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

export type DeskKey = AnswerOf<typeof deskApiKeyApi.list>['rows'][number];
