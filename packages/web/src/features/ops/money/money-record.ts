import type { moneyApi } from '@loadline/contract/bills/money-receipt.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

export type MoneyRecord = AnswerOf<typeof moneyApi.detail>;
