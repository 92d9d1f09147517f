import type { moneyApi } from '@loadline/contract/bills/money-receipt.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

export type MoneyRecord = AnswerOf<typeof moneyApi.detail>;

/** What the receiving company is called, by the reader's language. */
export const companyName = { 'zh-cn': 'companyZh', en: 'companyEn' } as const;
