import { kind } from './problem.kind.ts';

/** Why something cannot be done to a master waybill now. */
export const waybillProblems = {
  mawbInfoError: kind(200, '主单信息错误：{findings}', 'Mawb info error: {findings}'),
  wrongAwb: kind(
    200,
    '主单号格式或校验位错误：{number}',
    'Air waybill number format or check digit is wrong: {number}',
  ),
  awbInUse: kind(
    200,
    '主单号 {number} 已被使用（{state}）',
    'The number {number} is taken already ({state})',
  ),
  ownAwb: kind(
    200,
    '客户自带主单号 {number}，不能并入 {other}',
    'The customer brings the waybill number {number}: it cannot go onto {other}',
  ),
  awbStockEmpty: kind(
    200,
    '前缀 {prefix} 没有足够的可用主单号，请先添加号段',
    'There are not enough free numbers of prefix {prefix}. Add a range first',
  ),
  wrongRange: kind(
    200,
    '号段不正确：首尾须为同一前缀，且不超过 {max} 个号',
    'The range is not right: both ends of one prefix, and no more than {max} numbers',
  ),
  awbOnWaybill: kind(
    200,
    '主单号 {number} 已开主单，不能在库存中变更',
    'The number {number} stands on a waybill and cannot be changed in the stock',
  ),
  stepBlocked: kind(
    200,
    '主单 {number} 不能变为“{to}”：{conditions}',
    'Waybill {number} cannot become “{to}”: {conditions}',
  ),
  nothingToStepBack: kind(
    200,
    '主单 {number} 没有可退回的步骤',
    'Waybill {number} has no step that could be taken back',
  ),
  figuresFixed: kind(
    200,
    '主单 {number} 为“{status}”：实测数据只能在入库后、起飞前更正，起飞后按当时的重量出账',
    'Waybill {number} is “{status}”: what was measured can be corrected from storage until take-off, bills are made of what stood then',
  ),
  figuresUntold: kind(
    200,
    '主单 {number} 还没有{side}数据，请在对应的节点录入',
    'Waybill {number} has no {side} figures yet: they come with their step',
  ),
  draftBegun: kind(
    200,
    '主单 {number} 退回后已编制第 {version} 版草稿，请把新版送客户确认',
    'Version {version} of the draft of waybill {number} was begun since: send that to the customers',
  ),
  receiptOnWaybill: kind(
    200,
    '订单 {order} 的入仓数据已用于主单 {number}（状态“{status}”）。请先把该主单退回“{back}”，再更改入仓',
    'Waybill {number}, which is “{status}”, took its figures from what was received of order {order}. Take the waybill back to “{back}” first, then change what was received',
  ),
  waybillFixed: kind(
    200,
    '主单 {number} 为“{status}”，不能再加配或移出订舱',
    'Waybill {number} is “{status}”: bookings can no longer be put on it or taken off',
  ),
  flightGone: kind(
    200,
    '主单 {number} 已起飞，不能改配航班',
    'Waybill {number} has departed: its flight can no longer be changed',
  ),
};
