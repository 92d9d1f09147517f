import type { customerById } from '@loadline/contract/customers/own-company.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

/** A customer as it sees itself. */
export type CompanyRecord = AnswerOf<typeof customerById>;
