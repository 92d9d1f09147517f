import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** What can go wrong with a shipment: the eight abnormalities of customs (spec §4), then our own. */
export const sheetKinds = codeTable('exception kind', {
  inspection: { zh: '查验', en: 'Inspection' },
  ciq: { zh: '商检', en: 'Commodity inspection' },
  docs: { zh: '单证异常', en: 'Documents' },
  cancelled: { zh: '退关', en: 'Shipment cancelled at customs' },
  fumigation: { zh: '熏蒸', en: 'Fumigation' },
  invoice: { zh: '发票资料', en: 'Invoice documents' },
  packingList: { zh: '箱单签收', en: 'Packing list receipt' },
  sampling: { zh: '抽样送检', en: 'Sampling' },
  delay: { zh: '延误', en: 'Delay' },
  rolled: { zh: '甩柜、拉货', en: 'Rolled or offloaded' },
  damage: { zh: '破损', en: 'Damage' },
  shortage: { zh: '短少、实收不符', en: 'Shortage or difference' },
  wrongLabel: { zh: '标签错误', en: 'Wrong label' },
  address: { zh: '地址问题', en: 'Address' },
  channel: { zh: '渠道不符', en: 'Channel differs' },
  payment: { zh: '欠款扣货', en: 'Payment hold' },
  refused: { zh: '拒收', en: 'Refused' },
  other: { zh: '其他', en: 'Other' },
});

export type SheetKind = CodeOf<typeof sheetKinds>;

/** What shows on photos that a warehouse takes of cargo. */
export const kindsInPhotos: readonly SheetKind[] = ['damage', 'shortage', 'wrongLabel'];

export const severities = codeTable('severity', {
  high: { zh: '高', en: 'High', family: 'stop' },
  medium: { zh: '中', en: 'Medium', family: 'act' },
  low: { zh: '低', en: 'Low', family: 'wait' },
});

export type Severity = CodeOf<typeof severities>;

/** Who noticed it. */
export const sheetSources = codeTable('exception source', {
  customer: { zh: '客户', en: 'Customer' },
  operator: { zh: '人工', en: 'Staff' },
  system: { zh: '系统', en: 'System' },
});

/** Who speaks in a conversation, or moved the sheet. */
export const sheetSides = codeTable('side of a sheet', {
  customer: { zh: '客户', en: 'Customer' },
  forwarder: { zh: '客服', en: 'Service' },
  system: { zh: '系统', en: 'System' },
});
