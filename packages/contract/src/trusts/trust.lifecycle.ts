import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';
import type { Text } from '../kernel/text.ts';

export const trustStates = codeTable('trust state', {
  DRAFT: { zh: '草稿', en: 'Draft', family: 'wait' },
  SUBMITTED: { zh: '已提交', en: 'Submitted', family: 'work' },
  RETURNED: { zh: '已退回', en: 'Returned', family: 'act' },
  ACCEPTED: { zh: '已受理', en: 'Accepted', family: 'work' },
  IN_EXECUTION: { zh: '执行中', en: 'In execution', family: 'move' },
  CANCEL_REQUESTED: { zh: '申请取消', en: 'Cancellation requested', family: 'act' },
  COMPLETED: { zh: '已完成', en: 'Completed', family: 'done' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', family: 'void' },
  REJECTED: { zh: '已驳回', en: 'Rejected', family: 'stop' },
  CANCELLED: { zh: '已取消', en: 'Cancelled', family: 'void' },
});

export type TrustState = CodeOf<typeof trustStates>;

/**
 * The life of a trust order (product.md §2.2). Its orders drive it on (`system`): the first one that moves beyond
 * ORDERED begins the execution, the last one that is signed completes it, and it is cancelled with the last of them. A refused cancellation goes back to where it
 * came from, or to where its orders have got to meanwhile.
 */
export const trustLifecycle = lifecycle({
  states: trustStates,
  first: 'DRAFT',
  moves: [
    { from: 'DRAFT', to: 'SUBMITTED', by: 'trust:edit' },
    { from: 'RETURNED', to: 'SUBMITTED', by: 'trust:edit' },
    { from: 'SUBMITTED', to: 'WITHDRAWN', by: 'trust:edit' },
    { from: 'SUBMITTED', to: 'RETURNED', by: 'op:trust:decide' },
    { from: 'SUBMITTED', to: 'ACCEPTED', by: 'op:trust:decide' },
    { from: 'SUBMITTED', to: 'REJECTED', by: 'op:trust:decide' },
    { from: 'ACCEPTED', to: 'IN_EXECUTION', by: 'system' },
    { from: 'IN_EXECUTION', to: 'COMPLETED', by: 'system' },
    { from: 'ACCEPTED', to: 'CANCELLED', by: 'system' },
    { from: 'IN_EXECUTION', to: 'CANCELLED', by: 'system' },
    { from: 'ACCEPTED', to: 'CANCEL_REQUESTED', by: 'trust:edit' },
    { from: 'IN_EXECUTION', to: 'CANCEL_REQUESTED', by: 'trust:edit' },
    { from: 'CANCEL_REQUESTED', to: 'CANCELLED', by: 'op:trust:decide' },
    { from: 'CANCEL_REQUESTED', to: 'ACCEPTED', by: 'op:trust:decide' },
    { from: 'CANCEL_REQUESTED', to: 'IN_EXECUTION', by: 'op:trust:decide' },
  ],
});

/** The states in which a customer writes freely; in all others only an accepted amendment changes what is asked for. */
export const openStates: readonly TrustState[] = ['DRAFT', 'RETURNED'];

/** The states in which an amendment can be asked for and answered. */
export const amendableStates: readonly TrustState[] = ['ACCEPTED', 'IN_EXECUTION'];

/** Why a trust order has ended by itself. */
export const allCancelled: Text = { zh: '其所有订单均已取消', en: 'All of its orders were cancelled' };
