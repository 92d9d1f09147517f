import type { listChargeCosts } from '@loadline/contract/bills/charge-cost.api';
import type { chargeDeskApi } from '@loadline/contract/bills/charge-desk.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';

export type ChargedRow = AnswerOf<typeof chargeDeskApi.list>['rows'][number];
export type OrderCharges = AnswerOf<typeof chargeDeskApi.detail>;
export type ChargeLine = OrderCharges['charges'][number];
export type OrderCosts = AnswerOf<typeof listChargeCosts>;
export type ChargeCost = OrderCosts['costs'][number];
