import { kind } from './problem.kind.ts';

/** Why something cannot be done to the draft of a waybill now. */
export const draftProblems = {
  draftLocked: kind(
    200,
    '主单为“{status}”，草稿不能修改',
    'The waybill is “{status}”: its draft cannot be changed',
  ),
  draftHouses: kind(
    200,
    '主单上的分单已有变动，请按订舱重新带入后保存',
    'The house waybills have changed since. Take them over from the bookings and save again',
  ),
  noDraft: kind(200, '还没有保存草稿', 'No draft has been saved yet'),
  draftNotFinal: kind(
    200,
    '主单 {no} 还没有定稿，全部客户确认后可下载',
    'Waybill {no} is not final yet. It can be downloaded once every customer has agreed',
  ),
  speaksForOthers: kind(
    200,
    '主单上还有同事的货，请由可看全公司数据的同事答复',
    'Colleagues have cargo on this waybill, too. Somebody who sees the whole organisation has to answer',
  ),
  nothingWanted: kind(200, '请至少指出一处要修改的字段', 'Name at least one field that is to be changed'),
};
