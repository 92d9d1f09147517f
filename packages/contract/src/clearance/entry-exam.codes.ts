import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Disposition } from './entry.codes.ts';

/** Who examines at the border. */
export const examAgencies = codeTable('exam agency', {
  CBP: { zh: '海关与边境保护局（CBP）', en: 'CBP, customs and border protection' },
  USDA: { zh: '农业部（USDA）', en: 'USDA, agriculture' },
  FDA: { zh: '食品药品监督管理局（FDA）', en: 'FDA, food and drugs' },
  CPSC: { zh: '消费品安全委员会（CPSC）', en: 'CPSC, consumer product safety' },
  FWS: { zh: '鱼类及野生动物局（FWS）', en: 'FWS, fish and wildlife' },
  EPA: { zh: '环境保护署（EPA）', en: 'EPA, environment' },
  NHTSA: { zh: '公路交通安全管理局（NHTSA）', en: 'NHTSA, road traffic safety' },
  FCC: { zh: '联邦通信委员会（FCC）', en: 'FCC, communications' },
  NMFS: { zh: '海洋渔业局（NMFS）', en: 'NMFS, marine fisheries' },
  ATF: { zh: '烟酒枪炮及爆炸物管理局（ATF）', en: 'ATF, firearms and explosives' },
});

export const examKinds = codeTable('exam kind', {
  document: { zh: '单证审核', en: 'Documents' },
  nii: { zh: 'X 光（NII）', en: 'X-ray (NII)' },
  tailgate: { zh: '开尾门', en: 'Tail gate' },
  intensive: { zh: '集中查验（CET）', en: 'Intensive (CET)' },
  sampling: { zh: '取样检测', en: 'Sampling' },
});

interface Proposed {
  readonly agency: CodeOf<typeof examAgencies>;
  readonly examKind: CodeOf<typeof examKinds> | null;
}

const byCode: Partial<Record<Disposition, Proposed>> = {
  '1A': { agency: 'CBP', examKind: 'intensive' },
  '4A': { agency: 'CBP', examKind: 'intensive' },
  '2H': { agency: 'USDA', examKind: null },
  '5H': { agency: 'CBP', examKind: 'document' },
  '7H': { agency: 'CBP', examKind: 'nii' },
};

/** What the code of a hold says of its examination by itself; the rest is told by whoever examines. */
export function proposedExam(hold: Disposition): Proposed {
  return byCode[hold] ?? { agency: 'CBP', examKind: null };
}
