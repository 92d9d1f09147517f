import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** The papers of a waybill that are printed from its draft and its bookings. */
export const waybillPapers = codeTable('waybill paper', {
  mawb: { zh: '主运单', en: 'Master air waybill' },
  hawb: { zh: '分运单', en: 'House air waybill' },
  manifest: { zh: '分单清单', en: 'House manifest' },
  sli: { zh: '托运书', en: "Shipper's letter of instruction" },
  labels: { zh: '货物标签', en: 'Piece labels' },
});

export type WaybillPaper = CodeOf<typeof waybillPapers>;

/** Papers of one house waybill; the others are of the whole. */
export const paperOfHouse: readonly WaybillPaper[] = ['hawb', 'sli', 'labels'];
