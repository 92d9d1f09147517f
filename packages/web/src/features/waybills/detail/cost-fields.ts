import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { saveCosts, type waybillCosts } from '@loadline/contract/waybills/waybill-cost.api';

export type CostSheet = AnswerOf<typeof waybillCosts>;

const { costs } = saveCosts.body;

/** The fields of one line of costs. */
export const costFields: Fields =
  costs.kind === 'list' && costs.item.kind === 'group' ? costs.item.fields : {};
