import { kind } from './problem.kind.ts';

/** Why an event cannot be made void. */
export const eventProblems = {
  eventOfReceipt: kind(
    200,
    '该节点由入仓单 {no} 产生：请在“仓库收货”作废该入仓单，节点会一并作废',
    'This event comes from warehouse receipt {no}: make the receipt void at Warehouse receipt, and the event goes with it',
  ),
  eventOfEnd: kind(
    200,
    '该节点记录订单已取消或关闭，不能作废',
    'This event tells that the order was cancelled or closed and cannot be made void',
  ),
};
