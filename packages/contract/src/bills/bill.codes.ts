import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** Where a bill stands (product.md §2.16). What is paid of it follows from its payments; what is overdue from its last day. */
export const billStatuses = codeTable('bill status', {
  DRAFT: { zh: '待确认', en: 'To be confirmed', family: 'wait' },
  ISSUED: { zh: '待付款', en: 'Unpaid', family: 'work' },
  PART_PAID: { zh: '部分付款', en: 'Partly paid', family: 'act' },
  PAID: { zh: '已结清', en: 'Paid', family: 'done' },
  VOID: { zh: '已作废', en: 'Void', family: 'void' },
});

export type BillStatus = CodeOf<typeof billStatuses>;

const desk = 'op:finance';

/** Staff issue a bill, and void one of which nothing is paid; payments and their reversal are told by the ledger. */
export const billLifecycle = lifecycle<BillStatus>({
  states: billStatuses,
  first: 'DRAFT',
  moves: [
    { from: 'DRAFT', to: 'ISSUED', by: desk },
    { from: 'DRAFT', to: 'VOID', by: desk },
    { from: 'ISSUED', to: 'VOID', by: desk },
    { from: 'ISSUED', to: 'PART_PAID', by: 'system' },
    { from: 'ISSUED', to: 'PAID', by: 'system' },
    { from: 'PART_PAID', to: 'PAID', by: 'system' },
    { from: 'PART_PAID', to: 'ISSUED', by: 'system' },
    { from: 'PAID', to: 'PART_PAID', by: 'system' },
    { from: 'PAID', to: 'ISSUED', by: 'system' },
  ],
});

/** What a price is for (计费单位). */
export const feeUnits = codeTable('charge unit', {
  kg: { zh: 'kg', en: 'kg' },
  lb: { zh: 'lb', en: 'lb' },
  m3: { zh: 'm³', en: 'm³' },
  rt: { zh: '计费吨', en: 'Revenue ton' },
  percent: { zh: '运费的 %', en: '% of freight' },
  shipment: { zh: '票', en: 'Shipment' },
  piece: { zh: '件', en: 'Piece' },
  container: { zh: '柜', en: 'Container' },
  truck: { zh: '车次', en: 'Truck' },
  day: { zh: '天', en: 'Day' },
  hour: { zh: '小时', en: 'Hour' },
});

/** Where a line comes from. */
export const chargeSources = codeTable('charge source', {
  card: { zh: '运价', en: 'Rate card' },
  hand: { zh: '手工', en: 'By hand' },
  credit: { zh: '冲减', en: 'Credit' },
});
