import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** The 16 states of a master waybill (spec §4). A booking that is not booked yet owns 29, 30 and 0 (rulings.md 23). */
export const waybillStatuses = codeTable('waybill status', {
  '29': { zh: '待订舱', en: 'Awaiting booking', family: 'wait' },
  '30': { zh: '已驳回', en: 'Rejected (sent back)', family: 'stop' },
  '31': { zh: '已订舱', en: 'Booked', family: 'work' },
  '32': { zh: '已入库', en: 'Stored in warehouse', family: 'work' },
  '33': { zh: '已组板', en: 'Assembled', family: 'work' },
  '42': { zh: '制单中', en: 'Document preparation', family: 'work' },
  '43': { zh: '客户确认', en: 'Customer confirmation', family: 'act' },
  '44': { zh: '主单审核', en: 'Master bill review', family: 'act' },
  '41': { zh: '货站已收货', en: 'Received at cargo station', family: 'work' },
  '45': { zh: '已上传磅单', en: 'Weighbridge note uploaded', family: 'work' },
  '3': { zh: '已起飞', en: 'Departed', family: 'move' },
  '4': { zh: '已到港', en: 'Arrived', family: 'move' },
  '40': { zh: '开始拆板', en: 'Pallet breakdown started', family: 'work' },
  '34': { zh: '已通知提货', en: 'Pickup notified', family: 'act' },
  '8': { zh: '已提货', en: 'Picked up', family: 'done' },
  '0': { zh: '已拒绝', en: 'Rejected', family: 'stop' },
});

export type WaybillStatus = CodeOf<typeof waybillStatuses>;

/** The usual way, in order; object keys that look like numbers would stand in their own. Sent back and rejected lie beside it. */
export const waybillPath: readonly WaybillStatus[] = [
  '29',
  '31',
  '32',
  '33',
  '42',
  '43',
  '44',
  '41',
  '45',
  '3',
  '4',
  '40',
  '34',
  '8',
];

/** All 16 in the order in which lists count them. */
export const waybillStatusOrder: readonly WaybillStatus[] = [
  '29',
  '30',
  ...waybillPath.filter((status) => status !== '29'),
  '0',
];

/** Assembly and breakdown are ways that not every waybill takes: who passes them by leaves no gap. */
export function isUsual(status: WaybillStatus): boolean {
  return status !== '33' && status !== '40';
}

/** Where cargo has not left yet: on the usual way before the take-off. */
export const groundStatuses: readonly WaybillStatus[] = waybillPath.slice(0, waybillPath.indexOf('3'));

/** From the take-off on. */
export const flownStatuses: readonly WaybillStatus[] = waybillPath.slice(waybillPath.indexOf('3'));

/** Where the cargo is in the warehouse as the waybill says, and has not flown. */
export const storedStatuses: readonly WaybillStatus[] = groundStatuses.slice(groundStatuses.indexOf('32'));

/** Until its documents are with the customers a waybill can do without some of its cargo; what was sent would be wrong by it. */
export const openToLeave: readonly WaybillStatus[] = ['31', '32', '33', '42'];

/** Where some of the cargo can go on under another waybill: before the documents are out, and where the airline has the cargo and leaves some behind. */
export const openToSplit: readonly WaybillStatus[] = [...openToLeave, '41', '45'];

/** How far along the usual way a status lies; −1 for one beside it. */
export function placeOf(status: WaybillStatus): number {
  return waybillPath.indexOf(status);
}
