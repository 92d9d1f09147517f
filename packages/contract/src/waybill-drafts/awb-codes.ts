import { codeTable } from '../kernel/code.ts';
import { exact, isLess } from '../kernel/decimal.ts';

/** Who pays a kind of charges, as the boxes PPD and COLL say it. */
export const awbPayments = codeTable('waybill payment', {
  PP: { zh: '预付 PP', en: 'Prepaid PP' },
  CC: { zh: '到付 CC', en: 'Collect CC' },
});

/** Box 13, CHGS code: how all charges are paid (IATA charges codes; those in use from China). */
export const chargesCodes = codeTable('charges code', {
  PP: { zh: 'PP 全部预付现金', en: 'PP All charges prepaid, cash' },
  PX: { zh: 'PX 全部预付记账', en: 'PX All charges prepaid, credit' },
  PZ: { zh: 'PZ 全部预付信用卡', en: 'PZ All charges prepaid, credit card' },
  PC: { zh: 'PC 部分预付部分到付', en: 'PC Partly prepaid, partly collect' },
  CC: { zh: 'CC 全部到付', en: 'CC All charges collect' },
  CP: { zh: 'CP 目的地现金到付', en: 'CP Destination collect, cash' },
  CX: { zh: 'CX 目的地记账到付', en: 'CX Destination collect, credit' },
  NC: { zh: 'NC 免费', en: 'NC No charge' },
});

/** Box 22D, rate class. */
export const rateClasses = codeTable('rate class', {
  M: { zh: 'M 最低运费', en: 'M Minimum charge' },
  N: { zh: 'N 45 公斤以下', en: 'N Normal rate' },
  Q: { zh: 'Q 重量等级运价', en: 'Q Quantity rate' },
  C: { zh: 'C 指定商品运价', en: 'C Specific commodity rate' },
  R: { zh: 'R 等级运价附减', en: 'R Class rate reduction' },
  S: { zh: 'S 等级运价附加', en: 'S Class rate surcharge' },
  U: { zh: 'U 集装器基本运价', en: 'U ULD basic charge' },
  E: { zh: 'E 集装器超重运价', en: 'E ULD additional rate' },
  X: { zh: 'X 集装器附加说明', en: 'X ULD additional information' },
});

/** The class that a chargeable weight in kilograms has: normal below 45 kg, then a quantity's. M is for who knows the minimum charge. */
export function rateClassOf(chargeableWeight: string): 'N' | 'Q' {
  return isLess(exact(chargeableWeight), exact('45')) ? 'N' : 'Q';
}

/** Box 22C. */
export const awbWeightUnits = codeTable('waybill weight unit', {
  K: { zh: 'K 公斤', en: 'K Kilograms' },
  L: { zh: 'L 磅', en: 'L Pounds' },
});

/** To whom another charge is due: the third letter of its code on the form. */
export const chargesDue = codeTable('charge due to', {
  A: { zh: 'A 代理人', en: 'A Agent' },
  C: { zh: 'C 承运人', en: 'C Carrier' },
});
