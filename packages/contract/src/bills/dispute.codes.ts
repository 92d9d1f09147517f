import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** Where the dispute of a bill line stands (product.md §2.16). */
export const disputeStates = codeTable('dispute state', {
  OPEN: { zh: '处理中', en: 'Open', family: 'act' },
  ACCEPTED: { zh: '已冲减', en: 'Credited', family: 'done' },
  REJECTED: { zh: '已驳回', en: 'Rejected', family: 'stop' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', family: 'void' },
});

export type DisputeState = CodeOf<typeof disputeStates>;

const desk = 'op:finance';

/** A customer raises it and may take it back; staff credit it, in whole or in part, or say why not. What is decided stays. */
export const disputeLifecycle = lifecycle<DisputeState>({
  states: disputeStates,
  first: 'OPEN',
  moves: [
    { from: 'OPEN', to: 'WITHDRAWN', by: 'bill:dispute' },
    { from: 'OPEN', to: 'ACCEPTED', by: desk },
    { from: 'OPEN', to: 'REJECTED', by: desk },
  ],
});

/** What is wrong with a line. */
export const disputeKinds = codeTable('dispute kind', {
  weight: { zh: '计费重不符', en: 'Weight' },
  price: { zh: '单价不符', en: 'Price' },
  twice: { zh: '重复收费', en: 'Charged twice' },
  notServed: { zh: '未提供服务', en: 'Service not given' },
  rate: { zh: '汇率不符', en: 'Exchange rate' },
  other: { zh: '其他', en: 'Other' },
});

/** What staff look for first. */
export const disputeTabs = codeTable('dispute tab', {
  open: { zh: '待处理', en: 'To decide' },
  accepted: { zh: '已冲减', en: 'Credited' },
  rejected: { zh: '已驳回', en: 'Rejected' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  all: { zh: '全部', en: 'All' },
});
