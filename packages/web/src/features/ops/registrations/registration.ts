import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { registrationRow } from '@loadline/contract/ops/registration-desk';
import type { registrationApi } from '@loadline/contract/ops/registration-desk.api';

/** One line of the queue. */
export type RegistrationRow = ValuesOf<typeof registrationRow.fields>;

/** Everything about one registration. */
export type Registration = AnswerOf<typeof registrationApi.detail>;

export type Duplicate = Registration['possibleDuplicates'][number];
