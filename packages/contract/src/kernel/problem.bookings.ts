import { kind } from './problem.kind.ts';

/** Why something cannot be done to a booking now. Over the slot's limit and no flight: problem.flights.ts. */
export const bookingProblems = {
  bookingLocked: kind(
    200,
    '订舱 {no} 已提交，不能修改；可撤回后复制重新提交',
    'Booking {no} was handed in and cannot be changed. Withdraw it, or copy it',
  ),
  orderBooked: kind(200, '订单 {order} 已在订舱 {no} 中', 'Order {order} flies with booking {no} already'),
  noOrderOfNumber: kind(200, '没有订单 {order}', 'There is no order {order}'),
  orderTwice: kind(200, '订单 {order} 已在本订舱的另一行', 'Order {order} stands in another row already'),
  orderPartsTooMany: kind(
    200,
    '订单 {order} 共 {pieces} 件，其他分单已有 {elsewhere} 件，此处最多 {left} 件',
    'Order {order} has {pieces} pieces, {elsewhere} of them are on other house waybills: at most {left} here',
  ),
  orderNotBookable: kind(
    200,
    '订单 {order} 状态为“{status}”，不能订舱',
    'Order {order} is “{status}” and cannot be booked',
  ),
  orderNotByAir: kind(200, '订单 {order} 不是空运', 'Order {order} does not go by air'),
  orderOnWaybill: kind(
    200,
    '订单 {order} 在主单 {number} 上（分单 {house}，状态“{status}”），制单完成后不能移出。请先把主单退回制单或之前，再取消订单',
    'Order {order} is on waybill {number} (house {house}), which is “{status}”: cargo comes off until the documents are sent. Take the waybill back to the documents first, then cancel the order',
  ),
  orderOfWaybillDesk: kind(
    200,
    '订单 {order} 在主单 {number} 上，须由有主单操作权限的同事取消',
    'Order {order} is on waybill {number}: somebody who may move waybills has to cancel it',
  ),
  bookingNotSplit: kind(
    200,
    '订舱 {no} 既不在等待确认，也不在主单上，不能拆分',
    'Booking {no} neither waits nor is on a waybill: it cannot be split',
  ),
  nothingBookable: kind(200, '没有可订舱的空运订单', 'There is no air order to book'),
  explainConfirm: kind(200, '请填写确认说明：{why}', 'Give a reason for confirming: {why}'),
};
