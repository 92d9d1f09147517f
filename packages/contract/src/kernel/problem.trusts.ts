import { kind } from './problem.kind.ts';

/** Why something cannot be done to a trust order now. */
export const trustProblems = {
  trustLocked: kind(
    200,
    '委托单 {no} 已提交，不能直接修改；受理后请申请改单',
    'Trust order {no} was handed in and cannot be changed. Once accepted, request an amendment',
  ),
  creditHeld: kind(
    200,
    '客户 {code} 信用已冻结（{reason}），解冻后才能受理',
    'The credit of customer {code} is on hold ({reason}). Lift the hold before accepting',
  ),
  amendmentOpen: kind(
    200,
    '已有改单申请待答复，请先等待或撤回',
    'An amendment is waiting for an answer. Wait for it, or withdraw it',
  ),
  nothingAmended: kind(200, '没有任何修改', 'Nothing was changed'),
  notAmendable: kind(
    200,
    '委托单 {no} 为“{state}”，不能改单',
    'Trust order {no} is “{state}” and cannot be amended',
  ),
  noAmendment: kind(200, '没有待答复的改单申请', 'No amendment is waiting for an answer'),
  cancelFirst: kind(
    200,
    '委托单 {no} 为“{state}”，请先答复取消申请',
    'Trust order {no} is “{state}”. Answer the cancellation first',
  ),
  ordersUnderWay: kind(
    200,
    '订单 {orders} 已开始执行，不能取消；请拒绝申请或先处理订单',
    'Orders {orders} are under way. Refuse the cancellation, or deal with the orders first',
  ),
};
