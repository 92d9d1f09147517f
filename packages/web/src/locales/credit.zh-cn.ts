import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './credit.en.ts';

/** 员工端信用申请的文字。 */
export const phrases: Translated<typeof english> = {
  credit: {
    unit: { name: '信用申请', one: '条信用申请', many: '条信用申请' },
    search: '申请号、客户、订单号',
    none: '没有待审批的信用申请',
    noneDetail: '为客户申请的临时解冻和调额在此审批，申请人不能审批自己的申请',
    decideTitle: '{decision} {no}？',
    approveSays: {
      lift: '{day} 前该客户暂不冻结。',
      liftOfOrder: '{day} 前订单 {order} 暂不冻结。',
      quota: '信用额度立即改为 {quota} {currency}。',
    },
    rejectSays: '一切保持不变。',
    decided: '{no} 已审批',
    withdraw: '撤回',
    withdrawTitle: '撤回 {no}？',
    withdrawn: '{no} 已撤回',
    own: '您提交的申请，由他人审批。',
    customer: '客户',
  },
};
