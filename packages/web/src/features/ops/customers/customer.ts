import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import type { customerApi, customerRowFields } from '@loadline/contract/ops/customer.api';
import type { customerUser } from '@loadline/contract/ops/customer-user';

/** One line of the list. */
export type CustomerRow = ValuesOf<typeof customerRowFields>;

/** Everything about one customer. */
export type CustomerFile = AnswerOf<typeof customerApi.detail>;

export type CustomerUser = ValuesOf<typeof customerUser.fields>;
