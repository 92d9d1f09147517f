import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/**
 * Special handling codes of Cargo-IMP. EBI and EBM are none any more: they were of lithium batteries alone by Section II,
 * which ended in 2022.
 */
export const specialHandling = codeTable('special handling', {
  ELI: { zh: 'ELI 锂离子电池，第 II 部分', en: 'ELI lithium ion batteries, Section II' },
  ELM: { zh: 'ELM 锂金属电池，第 II 部分', en: 'ELM lithium metal batteries, Section II' },
  RBI: { zh: 'RBI 锂离子电池（单独运输）', en: 'RBI lithium ion batteries, alone' },
  RBM: { zh: 'RBM 锂金属电池（单独运输）', en: 'RBM lithium metal batteries, alone' },
  RLI: { zh: 'RLI 锂离子电池，第 I 部分', en: 'RLI lithium ion batteries, Section I' },
  RLM: { zh: 'RLM 锂金属电池，第 I 部分', en: 'RLM lithium metal batteries, Section I' },
  RMD: { zh: 'RMD 第 9 类杂项危险品', en: 'RMD miscellaneous dangerous goods' },
  RFL: { zh: 'RFL 易燃液体', en: 'RFL flammable liquid' },
  RFG: { zh: 'RFG 易燃气体', en: 'RFG flammable gas' },
  RNG: { zh: 'RNG 非易燃无毒气体', en: 'RNG non-flammable non-toxic gas' },
  RXG: { zh: 'RXG 爆炸品 1.4G', en: 'RXG explosives 1.4G' },
  RCM: { zh: 'RCM 腐蚀品', en: 'RCM corrosive' },
  MAG: { zh: 'MAG 磁性物质', en: 'MAG magnetized material' },
  ICE: { zh: 'ICE 干冰', en: 'ICE dry ice' },
  CAO: { zh: 'CAO 仅限货机', en: 'CAO cargo aircraft only' },
  PER: { zh: 'PER 易腐货物', en: 'PER perishable' },
  EAT: { zh: 'EAT 食品', en: 'EAT foodstuffs' },
  PIL: { zh: 'PIL 医药品', en: 'PIL pharmaceuticals' },
  COL: { zh: 'COL 冷藏 2–8°C', en: 'COL cool, 2–8°C' },
  CRT: { zh: 'CRT 控温 15–25°C', en: 'CRT controlled room temperature, 15–25°C' },
  VAL: { zh: 'VAL 贵重货物', en: 'VAL valuable' },
  VUN: { zh: 'VUN 易盗货物', en: 'VUN vulnerable' },
  BIG: { zh: 'BIG 超限货物', en: 'BIG outsized' },
  HEA: { zh: 'HEA 单件超重', en: 'HEA heavy, over 150 kg each' },
});

export type SpecialHandling = CodeOf<typeof specialHandling>;
