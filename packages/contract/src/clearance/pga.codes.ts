import type { DocumentType } from '../codes/document-type.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';

/** The day of the ACE report that says which tariff number carries which flags; the flags of later editions are not known. */
export const pgaAsOf = '2026-02-21';

/** The agencies beside customs (partner government agencies) whose flags that report carries. */
export const pgaAgencies = codeTable('PGA agency', {
  APHIS: { zh: '动植物卫生检验局（APHIS）', en: 'APHIS, animal and plant health' },
  AMS: { zh: '农业市场局（AMS）', en: 'AMS, agricultural marketing' },
  DEA: { zh: '缉毒局（DEA）', en: 'DEA, controlled substances' },
  NHTSA: { zh: '公路交通安全管理局（NHTSA）', en: 'NHTSA, road traffic safety' },
  EPA: { zh: '环境保护署（EPA）', en: 'EPA, environment' },
  FDA: { zh: '食品药品监督管理局（FDA）', en: 'FDA, food and drugs' },
  FSIS: { zh: '食品安全检验局（FSIS）', en: 'FSIS, meat, poultry and eggs' },
  FWS: { zh: '鱼类及野生动物局（FWS）', en: 'FWS, fish and wildlife' },
  NMFS: { zh: '海洋渔业局（NMFS）', en: 'NMFS, marine fisheries' },
  OMC: { zh: '国务院海洋保护办公室（OMC）', en: 'OMC, marine conservation' },
  TTB: { zh: '烟酒税收贸易局（TTB）', en: 'TTB, alcohol and tobacco' },
});

/** A file of that kind is a paper of that agency. */
export type PgaAgency = CodeOf<typeof pgaAgencies> & DocumentType;

/** What a flag asks to be filed. */
export const pgaFlags = codeTable('PGA flag', {
  AL1: { zh: 'AL1 雷斯法案申报', en: 'AL1 Lacey Act declaration' },
  AL2: { zh: 'AL2 雷斯法案申报', en: 'AL2 Lacey Act declaration' },
  AQ1: { zh: 'AQ1 动植物检疫数据', en: 'AQ1 APHIS core data' },
  AQ2: { zh: 'AQ2 动植物检疫数据', en: 'AQ2 APHIS core data' },
  AQX: { zh: 'AQX 动植物检疫数据（特殊）', en: 'AQX APHIS data, special' },
  AM2: { zh: 'AM2 蛋、花生或市场令数据', en: 'AM2 egg, peanut or marketing order data' },
  AM4: { zh: 'AM4 市场令数据', en: 'AM4 marketing order data' },
  AM6: { zh: 'AM6 市场令数据', en: 'AM6 marketing order data' },
  AM7: { zh: 'AM7 有机认证数据', en: 'AM7 organic (NOP) data' },
  AM8: { zh: 'AM8 有机认证数据', en: 'AM8 organic (NOP) data' },
  DE1: { zh: 'DE1 管制药品数据', en: 'DE1 controlled substance data' },
  DT1: { zh: 'DT1 机动车及设备数据', en: 'DT1 vehicle or equipment data' },
  DT2: { zh: 'DT2 机动车及设备数据', en: 'DT2 vehicle or equipment data' },
  EH1: { zh: 'EH1 氢氟碳化物数据', en: 'EH1 hydrofluorocarbon data' },
  EH2: { zh: 'EH2 氢氟碳化物数据', en: 'EH2 hydrofluorocarbon data' },
  EP1: { zh: 'EP1 臭氧消耗物质数据', en: 'EP1 ozone-depleting substance data' },
  EP3: { zh: 'EP3 车辆及发动机数据', en: 'EP3 vehicle and engine data' },
  EP5: { zh: 'EP5 农药数据', en: 'EP5 pesticide data' },
  EP7: { zh: 'EP7 TSCA 声明', en: 'EP7 TSCA certification' },
  FD1: { zh: 'FD1 FDA 数据', en: 'FD1 FDA data' },
  FD2: { zh: 'FD2 FDA 数据', en: 'FD2 FDA data' },
  FD3: { zh: 'FD3 FDA 预先通知', en: 'FD3 FDA prior notice' },
  FD4: { zh: 'FD4 FDA 预先通知', en: 'FD4 FDA prior notice' },
  FS3: { zh: 'FS3 肉禽蛋数据', en: 'FS3 meat, poultry or egg data' },
  FS4: { zh: 'FS4 肉禽蛋数据', en: 'FS4 meat, poultry or egg data' },
  FW1: { zh: 'FW1 野生动物申报', en: 'FW1 wildlife declaration' },
  FW2: { zh: 'FW2 野生动物申报', en: 'FW2 wildlife declaration' },
  FW3: { zh: 'FW3 野生动物申报（其他项目）', en: 'FW3 wildlife declaration, other programme' },
  NM1: { zh: 'NM1 金枪鱼（370）数据', en: 'NM1 tuna (370) data' },
  NM2: { zh: 'NM2 金枪鱼（370）数据', en: 'NM2 tuna (370) data' },
  NM4: { zh: 'NM4 犬牙鱼（AMR）数据', en: 'NM4 toothfish (AMR) data' },
  NM5: { zh: 'NM5 高度洄游鱼种数据', en: 'NM5 highly migratory species data' },
  NM6: { zh: 'NM6 高度洄游鱼种数据', en: 'NM6 highly migratory species data' },
  NM8: { zh: 'NM8 海产品监控（SIMP）数据', en: 'NM8 seafood import monitoring (SIMP) data' },
  OM2: { zh: 'OM2 虾与海龟证明', en: 'OM2 shrimp and turtle certification' },
  TB1: { zh: 'TB1 酒类烟草数据', en: 'TB1 alcohol or tobacco data' },
  TB3: { zh: 'TB3 酒类烟草数据（其他）', en: 'TB3 alcohol or tobacco data, other' },
});

export type PgaFlag = CodeOf<typeof pgaFlags>;

/** Whether what a flag asks for has to be filed. */
export const pgaNeeds = codeTable('PGA need', {
  must: { zh: '必需', en: 'Required', family: 'act' },
  may: { zh: '可能需要', en: 'May be required', family: 'wait' },
  special: { zh: '按海关说明', en: 'See CBP', family: 'wait' },
});

export type PgaNeed = CodeOf<typeof pgaNeeds>;

/** What was noted of a flag. */
export const pgaStates = codeTable('PGA state', {
  filed: { zh: '已申报', en: 'Filed', family: 'done' },
  disclaimed: { zh: '已声明不适用', en: 'Disclaimed', family: 'done' },
  notNeeded: { zh: '不需要', en: 'Not needed', family: 'void' },
});

interface Program {
  readonly agency: PgaAgency;
  /** What its importer is asked for. */
  readonly paper: Text;
  readonly may: readonly PgaFlag[];
  readonly must: readonly PgaFlag[];
}

const of = (
  agency: PgaAgency,
  zh: string,
  en: string,
  { may = [], must = [] }: Partial<Pick<Program, 'may' | 'must'>>,
): Program => ({ agency, paper: { zh, en }, may, must });

/** The programmes of the agencies; what is neither in `may` nor in `must` of one is as customs say case by case. */
const programs: readonly Program[] = [
  of('APHIS', '雷斯法案申报（PPQ 505）', 'Lacey Act declaration (PPQ 505)', { may: ['AL1'], must: ['AL2'] }),
  of('APHIS', '检疫许可或检疫证书', 'Import permit or health certificate', { may: ['AQ1'], must: ['AQ2'] }),
  of('AMS', '市场令检验证明', 'Inspection under the marketing order', { must: ['AM2', 'AM4', 'AM6'] }),
  of('AMS', '有机（NOP）进口证书', 'Organic (NOP) import certificate', { may: ['AM7'], must: ['AM8'] }),
  of('DEA', 'DEA 进口许可或申报', 'DEA import permit or declaration', { may: ['DE1'] }),
  of('NHTSA', 'HS-7 申报', 'HS-7 declaration', { may: ['DT1'], must: ['DT2'] }),
  of('EPA', '氢氟碳化物进口资料', 'HFC import data', { may: ['EH1'], must: ['EH2'] }),
  of('EPA', '臭氧消耗物质进口资料', 'ODS import data', { may: ['EP1'] }),
  of('EPA', '3520-1 或 3520-21 申报', 'Declaration 3520-1 or 3520-21', { may: ['EP3'] }),
  of('EPA', '农药到货通知（3540-1）', 'Notice of arrival of pesticides (3540-1)', { may: ['EP5'] }),
  of('EPA', 'TSCA 声明', 'TSCA certification', { may: ['EP7'] }),
  of('FDA', 'FDA 产品代码与企业注册资料', 'FDA product code and registration', {
    may: ['FD1'],
    must: ['FD2'],
  }),
  of('FDA', 'FDA 预先通知确认', 'FDA prior notice confirmation', { may: ['FD3'], must: ['FD4'] }),
  of('FSIS', '9540-1 申请与原产国卫生证书', 'Application 9540-1, foreign certificate', {
    may: ['FS3'],
    must: ['FS4'],
  }),
  of('FWS', '3-177 野生动物申报', 'Wildlife declaration 3-177', { may: ['FW1', 'FW3'], must: ['FW2'] }),
  of('NMFS', 'NOAA 370 原产证明', 'Certificate of origin NOAA 370', { may: ['NM1'], must: ['NM2'] }),
  of('NMFS', '犬牙鱼预批准证书', 'Toothfish pre-approval', { must: ['NM4'] }),
  of('NMFS', '高度洄游鱼种统计文件', 'Statistical document of the species', { may: ['NM5'], must: ['NM6'] }),
  of('NMFS', 'SIMP 捕捞数据', 'SIMP harvest data', { must: ['NM8'] }),
  of('OMC', 'DS-2031 申报', 'Declaration DS-2031', { must: ['OM2'] }),
  of('TTB', 'TTB 许可与标签批准', 'TTB permit and label approval', { may: ['TB1', 'TB3'] }),
];

/** The one flag that is neither asked for in general nor always. */
const special: Readonly<Partial<Record<PgaFlag, PgaFlag>>> = { AQX: 'AQ1' };

interface Rule {
  readonly agency: PgaAgency;
  readonly paper: Text;
  readonly need: PgaNeed;
}

/** Whose flag it is, what is asked for, and whether it has to be filed. */
export function ruleOf(flag: PgaFlag): Rule {
  const like = special[flag] ?? flag;
  const found = programs.find(({ may, must }) => may.includes(like) || must.includes(like));
  if (!found) throw new Error(`no programme carries ${flag}`);
  const need = special[flag] ? 'special' : found.must.includes(flag) ? 'must' : 'may';
  return { agency: found.agency, paper: found.paper, need };
}

/** A flag that cannot be disclaimed: its prior notice is always filed. */
export const undisclaimed: readonly PgaFlag[] = ['FD4'];
