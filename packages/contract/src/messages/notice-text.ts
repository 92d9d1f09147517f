import type { Text } from '../kernel/text.ts';
import { moneyNoticeTexts } from './money-notice-text.ts';
import type { NoticeEventName } from './notice-event.ts';
import { noticeEvents } from './notice-event.ts';
import { type NoticeText, told } from './notice-told.ts';

/** By event. */
export const noticeTexts: Readonly<Record<NoticeEventName, NoticeText>> = {
  warehouseDifference: told(
    'act',
    ['bookedPieces', 'receivedPieces', 'bookedWeight', 'receivedWeight'],
    '{number} · 实收 {receivedPieces} 件，订舱 {bookedPieces} 件 · 毛重实收 {receivedWeight} kg，订舱 {bookedWeight} kg',
    '{number} · received {receivedPieces} pcs, booked {bookedPieces} pcs · received {receivedWeight} kg, booked {bookedWeight} kg',
  ),
  departed: told(
    'move',
    ['flight', 'place', 'time', 'orders', 'numbers'],
    '{number} · 共 {orders} 票订单 · {flight} · {place} · {time}',
    '{number} · orders: {orders} · {flight} · {place} · {time}',
  ),
  etaMoved: told(
    'move',
    ['flight', 'from', 'to', 'bookings', 'orders', 'numbers', 'reason'],
    '{number} · 共 {orders} 票订单 · {flight} · 原 {from} · 共 {bookings} 票订舱 · {reason}',
    '{number} · orders: {orders} · {flight} · was {from} · bookings: {bookings} · {reason}',
    { zh: 'ETA 改为 {to}', en: 'ETA moved to {to}' },
  ),
  arrived: told(
    'move',
    ['flight', 'place', 'time', 'orders', 'numbers'],
    '{number} · 共 {orders} 票订单 · {flight} · {place} · {time}',
    '{number} · orders: {orders} · {flight} · {place} · {time}',
  ),
  delivered: told(
    'move',
    ['place', 'time', 'pieces', 'orders', 'numbers'],
    '{number} · 共 {orders} 票订单 · {place} · {time} · {pieces} 件',
    '{number} · orders: {orders} · {place} · {time} · {pieces} pcs',
  ),
  signed: told(
    'done',
    ['pieces', 'signedBy', 'place', 'time', 'orders', 'numbers'],
    '{number} · 共 {orders} 票订单 · {pieces} 件 · 签收人 {signedBy} · {place} · {time}',
    '{number} · orders: {orders} · {pieces} pcs · signed by {signedBy} · {place} · {time}',
  ),
  bookingDecided: told(
    'work',
    ['decision', 'flight', 'bookings', 'reason'],
    '{number} · 共 {bookings} 票订舱 · {flight} · {reason}',
    '{number} · bookings: {bookings} · {flight} · {reason}',
    { zh: '订舱{decision}', en: 'Booking: {decision}' },
  ),
  slotChanged: told(
    'act',
    ['change', 'flight', 'time', 'from', 'due', 'eta', 'reason', 'bookings', 'next'],
    '{number} · {flight} · {time} · 原 {from} · 截单 {due} · 预计到达 {eta} · {reason} · 共 {bookings} 票订舱 · 有舱位的航班：{next}',
    '{number} · {flight} · {time} · was {from} · cut-off {due} · ETA {eta} · {reason} · bookings: {bookings} · flights with room: {next}',
    { zh: '舱位或航班变动 · {change}', en: 'Slot or flight changed · {change}' },
  ),
  cutOffMissing: told(
    'act',
    ['due', 'missing', 'orders', 'numbers'],
    '{number} · 缺少 {missing} · 截单 {due} · 共 {orders} 票订单',
    '{number} · missing: {missing} · cut-off {due} · orders: {orders}',
  ),
  weightCorrected: told(
    'act',
    ['weightBefore', 'weightNow', 'weightUnit'],
    '{number} · 计费重 {weightBefore} → {weightNow} {weightUnit}',
    '{number} · chargeable weight {weightBefore} → {weightNow} {weightUnit}',
  ),
  draftToConfirm: told(
    'act',
    ['flight', 'due'],
    '{number} · {flight} · 请于 {due} 前答复，以免误航班',
    '{number} · {flight} · answer before {due} to make the flight',
  ),
  customsHold: told(
    'stop',
    ['place', 'reason', 'time', 'orders', 'numbers'],
    '{number} · 共 {orders} 票订单 · {place} · {reason} · {time}',
    '{number} · orders: {orders} · {place} · {reason} · {time}',
  ),
  freeDayNear: told(
    'act',
    ['due', 'reason', 'amount'],
    '{number} · 免费期至 {due} · {reason} · 查验费 {amount}',
    '{number} · free until {due} · {reason} · exam cost {amount}',
  ),
  customsReleased: told(
    'done',
    ['place', 'time', 'orders', 'declarations', 'numbers'],
    '{number} · 共 {orders} 票订单 · 共 {declarations} 份报关单 · {place} · {time}',
    '{number} · orders: {orders} · declarations: {declarations} · {place} · {time}',
  ),
  releaseRecalled: told(
    'stop',
    ['place', 'reason', 'time', 'orders', 'numbers'],
    '{number} · 共 {orders} 票订单 · {place} · {reason} · {time}',
    '{number} · orders: {orders} · {place} · {reason} · {time}',
  ),
  dutyToApprove: told(
    'act',
    ['amount', 'due', 'declarations', 'numbers'],
    '{number} · 共 {declarations} 份报关单 · 应缴 {amount} · 请于 {due} 前确认',
    '{number} · declarations: {declarations} · payable {amount} · approve before {due}',
  ),
  dutyToPay: told(
    'act',
    ['amount', 'due', 'reason'],
    '{number} · 应付 {amount} · 请于 {due} 前付款并上传凭证 · {reason}',
    '{number} · payable {amount} · pay and send the proof before {due} · {reason}',
  ),
  infoRequested: told(
    'act',
    ['reason', 'due', 'orders', 'numbers'],
    '{number} · 共 {orders} 票订单 · {reason} · 截止 {due}',
    '{number} · orders: {orders} · {reason} · due {due}',
  ),
  answerNear: told(
    'act',
    ['reason', 'due'],
    '{number} · {reason} · 请于 {due} 前答复',
    '{number} · {reason} · answer before {due}',
  ),
  approvalNear: told(
    'act',
    ['amount', 'due'],
    '{number} · 应缴 {amount} · 请于 {due} 前确认',
    '{number} · payable {amount} · approve before {due}',
  ),
  paymentNear: told(
    'act',
    ['amount', 'due'],
    '{number} · 应付 {amount} · 请于 {due} 前付款并上传凭证',
    '{number} · payable {amount} · pay and send the proof before {due}',
  ),
  ...moneyNoticeTexts,
  trustDecided: told(
    'work',
    ['decision', 'reason', 'orders'],
    '{number} · 生成 {orders} 个订单 · {reason}',
    '{number} · {orders} orders made · {reason}',
    { zh: '委托单{decision}', en: 'Trust order: {decision}' },
  ),
  orderDecided: told('work', ['decision', 'reason'], '{number} · {reason}', '{number} · {reason}', {
    zh: '改单、取消申请：{decision}',
    en: 'Your request: {decision}',
  }),
  exception: told(
    'stop',
    ['deed', 'kind', 'by', 'said', 'due', 'sheets', 'orders', 'numbers'],
    '{number} · 共 {sheets} 张异常单 · 共 {orders} 票订单 · {kind} · {by} · {said} · 请于 {due} 前处理',
    '{number} · sheets: {sheets} · orders: {orders} · {kind} · {by} · {said} · please act before {due}',
    { zh: '异常单{deed}', en: 'Exception sheet: {deed}' },
  ),
  labelFeedback: told('work', ['decision', 'reason'], '{number} · {reason}', '{number} · {reason}', {
    zh: '标签合规：{decision}',
    en: 'Label feedback: {decision}',
  }),
  classified: told(
    'done',
    ['decision', 'reason'],
    '{number} · {decision} · {reason}',
    '{number} · {decision} · {reason}',
  ),
  registrationDecided: told(
    'work',
    ['decision', 'reason'],
    '{number} · {decision} · {reason}',
    '{number} · {decision} · {reason}',
  ),
  hookPaused: told(
    'stop',
    ['reason'],
    '{number} · {reason} · 期间的事件已保留，恢复后继续推送',
    '{number} · {reason} · what happens meanwhile is kept and told when it goes on',
  ),
  newDevice: told(
    'act',
    ['username', 'device', 'address', 'time'],
    '{device} · IP {address} · {time} · 如非本人操作，请立即重置密码',
    '{device} · IP {address} · {time} · if this was not you, reset the password at once',
  ),
};

/** The title of an event's notices; the name of the event where its own words leave nothing open. */
export function titleOf(event: NoticeEventName): Text {
  const { zh, en } = noticeEvents[event];
  return noticeTexts[event].title ?? { zh, en };
}

/** Everything that a text about an event may name. */
export function wordsOfEvent(event: NoticeEventName): string[] {
  const { words } = noticeTexts[event];
  return event === 'newDevice' ? [...words] : ['number', ...words, 'link'];
}

/** The events that ask for something to be done. */
export const eventsToDo = Object.entries(noticeTexts)
  .filter(([, { family }]) => family === 'act' || family === 'stop')
  .map(([event]) => event);
