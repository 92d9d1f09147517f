import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** Why the credit of a customer is on hold without anybody having placed it (ruling 66). */
export const creditCauses = codeTable('cause of a credit hold', {
  overdue: { zh: '账单逾期', en: 'Bills overdue', family: 'stop' },
  overdrawn: { zh: '超出可用额度', en: 'Over the credit quota', family: 'stop' },
});

export type CreditCause = CodeOf<typeof creditCauses>;

/** What one person asks for a customer's credit, and another grants. */
export const creditKinds = codeTable('credit request kind', {
  lift: { zh: '临时解冻', en: 'Lift of the hold' },
  quota: { zh: '调整额度', en: 'Change of the quota' },
});

export const creditStates = codeTable('credit request state', {
  REQUESTED: { zh: '待审批', en: 'To approve', family: 'act' },
  APPROVED: { zh: '已批准', en: 'Approved', family: 'done' },
  REJECTED: { zh: '未批准', en: 'Not approved', family: 'stop' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', family: 'void' },
});

export type CreditState = CodeOf<typeof creditStates>;

/** Who may ask is told by the request's kind; who approves is never who asked. */
export const creditLifecycle = lifecycle<CreditState>({
  states: creditStates,
  first: 'REQUESTED',
  moves: [
    { from: 'REQUESTED', to: 'APPROVED', by: 'op:credit:approve' },
    { from: 'REQUESTED', to: 'REJECTED', by: 'op:credit:approve' },
    { from: 'REQUESTED', to: 'WITHDRAWN', by: 'op:customer:view' },
  ],
});

/** What can be decided. */
export const creditDecisions = codeTable('credit decision', {
  APPROVED: { zh: '批准', en: 'Approve' },
  REJECTED: { zh: '不批准', en: 'Do not approve' },
});

export const creditTabs = codeTable('credit request tab', {
  open: { zh: '待审批', en: 'To approve' },
  all: { zh: '全部', en: 'All' },
});
