import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** Customs business types (spec §4). */
export const customsBusinesses = codeTable('customs business', {
  '1': { zh: '欧洲空运专线', en: 'European air line' },
  '2': { zh: '保税仓', en: 'Bonded warehouse' },
  '3': { zh: '海运出口', en: 'Ocean export' },
  '4': { zh: '空运进口清关', en: 'Air import customs' },
  '5': { zh: '空运出口', en: 'Air export' },
  '6': { zh: '一线进境清关', en: 'First-line entry customs' },
  '7': { zh: '空运包机', en: 'Air charter' },
  '8': { zh: '海运一般进口', en: 'Ocean general import' },
  '9': { zh: '海运一般出口', en: 'Ocean general export' },
  '14': { zh: '苹果项目', en: 'Apple' },
  '15': { zh: '陆运', en: 'Land' },
  '16': { zh: '包机', en: 'Charter' },
  '17': { zh: '7501清关', en: '7501 clearance' },
});

export type CustomsBusiness = CodeOf<typeof customsBusinesses>;
