import type { Translated } from '../kernel/phrases.ts';
import type { phrases as english } from './ops-money.en.ts';

/** 收款、核销与冲回的文字。 */
export const phrases: Translated<typeof english> = {
  money: {
    unit: { name: '收款', one: '笔收款', many: '笔收款' },
    search: '收款单号、付款方、附言、流水号',
    tabs: '收款',
    none: '没有待核销的收款',
    noneDetail: '客户的到账在此登记，并核销到账单',
    facts: '{count} 笔待核销',
    receive: '手工收款',
    received: '已登记 {amount} {currency}',
    left: '未核销',
    bills: '核销到账单',
    billsNote: '先附言，再按最早到期',
    noBills: '没有此公司、此币种的未付账单',
    noBillsLeft: '已全部核销',
    column: { bill: '账单号', due: '付款期限', unpaid: '未付', pays: '本次核销', after: '核销后' },
    disputed: '争议中 {amount}',
    overdue_other: '逾期 {count} 天',
    rest: '转入账户余额',
    allocate_other: '核销 {count} 张',
    allocated: '已核销',
    tooMuch: '超过未核销金额',
    nothing: '请填写核销金额',
    done: '核销记录',
    exchange: '汇兑损益 {amount} CNY',
    reversed: '已冲回',
    reverse: '冲回',
    reverseTitle: '冲回 {bill} 的核销？',
    reverseSays: '账单未付增加 {amount}，款项退回账户',
    reverseReceipt: '冲回收款',
    reverseReceiptTitle: '冲回 {no}？',
    reverseReceiptSays: '账户余额减少 {amount}，不能恢复',
    bond: '保证金',
  },
};
