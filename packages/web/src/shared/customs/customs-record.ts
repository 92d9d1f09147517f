import type { customsApi } from '@loadline/contract/customs/customs.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

/** Everything about one declaration, as its customer sees it; the desk sees whose it is besides. */
export type CustomsRecord = AnswerOf<typeof customsApi.detail>;

/** One line of a list of declarations. */
export type CustomsRow = AnswerOf<typeof customsApi.list>['rows'][number];

/** Something that customs found abnormal. */
export type CustomsFlag = CustomsRecord['abnormal'][number];
