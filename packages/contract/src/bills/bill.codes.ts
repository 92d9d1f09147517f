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
  rt: { zh: '计费吨', en: 'revenue ton' },
  percent: { zh: '运费的 %', en: '% of freight' },
  shipment: { zh: '票', en: 'shipment' },
  piece: { zh: '件', en: 'pcs' },
  container: { zh: '柜', en: 'container' },
  truck: { zh: '车次', en: 'truck' },
  day: { zh: '天', en: 'day' },
  hour: { zh: '小时', en: 'hour' },
});

/** Where a line comes from. */
export const chargeSources = codeTable('charge source', {
  card: { zh: '运价', en: 'Rate card' },
  hand: { zh: '手工', en: 'By hand' },
  credit: { zh: '冲减', en: 'Credit' },
});
