import type { WaybillStatus } from '../codes/waybill-status.ts';
import { waybillStatusOrder } from '../codes/waybill-status.ts';
import { codeTable } from '../kernel/code.ts';

/** How far the waybills of a flight are, in the three steps that a wall can show. */
export const boardGroups = codeTable('board group', {
  outside: { zh: '未入库', en: 'Not in the warehouse', family: 'act' },
  preparing: { zh: '制单中', en: 'In preparation', family: 'work' },
  ready: { zh: '就绪', en: 'Ready', family: 'done' },
});

export type BoardGroup = keyof typeof boardGroups.codes;

/** A waybill that is booked no more, or not yet, flies on no flight: these count nowhere on the board. */
const besides: readonly WaybillStatus[] = ['29', '30', '0'];

/** The codes that stand on the board, in their order. */
export const boardStatuses = waybillStatusOrder.filter((status) => !besides.includes(status));

const outside: readonly WaybillStatus[] = ['31'];
/** Documents that are still reviewed are not ready. */
const preparing: readonly WaybillStatus[] = ['32', '33', '42', '43', '44'];

export function boardGroupOf(status: WaybillStatus): BoardGroup {
  if (outside.includes(status)) return 'outside';
  return preparing.includes(status) ? 'preparing' : 'ready';
}
