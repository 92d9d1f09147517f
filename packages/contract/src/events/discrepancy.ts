import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** What a DIS status can say (IATA; domain.md §3.3): each opens an exception sheet. */
export const discrepancies = codeTable('discrepancy', {
  OFLD: { zh: '拉货', en: 'Offloaded' },
  MSCA: { zh: '货物缺失', en: 'Missing cargo' },
  MSAW: { zh: '运单缺失', en: 'Missing air waybill' },
  FDCA: { zh: '货物已找到', en: 'Found cargo' },
  FDAW: { zh: '运单已找到', en: 'Found air waybill' },
  FDAV: { zh: '邮件单据已找到', en: 'Found mail document' },
  FDMB: { zh: '邮袋已找到', en: 'Found mailbag' },
  MSAV: { zh: '邮件单据缺失', en: 'Missing mail document' },
  MSMB: { zh: '邮袋缺失', en: 'Missing mailbag' },
  OVCD: { zh: '错过卸货，过运', en: 'Overcarried' },
  SSPD: { zh: '短装', en: 'Short-shipped' },
  DFLD: { zh: '确认已装机', en: 'Definitely loaded' },
});

export type Discrepancy = CodeOf<typeof discrepancies>;
