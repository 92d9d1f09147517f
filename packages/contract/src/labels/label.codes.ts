import type { CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** How far a label is (specification, label statuses). */
export const labelStates = codeTable('label status', {
  IMPORTED: { zh: '已导入', en: 'Imported', family: 'wait' },
  PROCESSING: { zh: '处理中', en: 'Processing', family: 'work' },
  PROCESSED: { zh: '已处理', en: 'Processed', family: 'work' },
  PHOTOGRAPHING: { zh: '拍照中', en: 'Photographing', family: 'work' },
  PHOTOGRAPHED: { zh: '已拍照', en: 'Photographed', family: 'work' },
  IN_COMPLIANCE: { zh: '合规中', en: 'In compliance', family: 'work' },
  COMPLIANT: { zh: '已合规', en: 'Compliant', family: 'done' },
  DONE: { zh: '已完成', en: 'Done', family: 'done' },
});

export type LabelState = CodeOf<typeof labelStates>;

const by = 'op:label';

/** People move a label (ruling 69); what fails the check goes back to be photographed once more. */
export const labelLifecycle = lifecycle<LabelState>({
  states: labelStates,
  first: 'IMPORTED',
  moves: [
    { from: 'IMPORTED', to: 'PROCESSING', by },
    { from: 'PROCESSING', to: 'PROCESSED', by },
    { from: 'PROCESSED', to: 'PHOTOGRAPHING', by },
    { from: 'PHOTOGRAPHING', to: 'PHOTOGRAPHED', by },
    { from: 'PHOTOGRAPHED', to: 'IN_COMPLIANCE', by },
    { from: 'IN_COMPLIANCE', to: 'COMPLIANT', by },
    { from: 'IN_COMPLIANCE', to: 'PHOTOGRAPHING', by },
    { from: 'COMPLIANT', to: 'DONE', by },
  ],
});

/** Whether a move sends a label back, which its customer is told the reason of. */
export function sendsBack(from: LabelState, to: LabelState): boolean {
  const order = codesOf(labelStates);
  return order.indexOf(to) < order.indexOf(from);
}

/** The states in which photos are taken. */
export const photographedIn: readonly LabelState[] = ['PHOTOGRAPHING', 'PHOTOGRAPHED'];

/** The state in which the checks are made. */
export const checkedIn: LabelState = 'IN_COMPLIANCE';

/** What photos and checks come to, whatever the status says. */
export const verificationStates = codeTable('label verification', {
  NO_PHOTO: { zh: '无照片', en: 'No photo', family: 'void' },
  PHOTOGRAPHING: { zh: '拍照中', en: 'Photographing', family: 'work' },
  PHOTOGRAPHED: { zh: '已拍照', en: 'Photographed', family: 'work' },
  COMPLIANT: { zh: '合规', en: 'Compliant', family: 'done' },
});

export const pickTypes = codeTable('label pick type', {
  NONE: { zh: '未挑样', en: 'Not picked' },
  STYLE_COLOUR: { zh: '按款色', en: 'Style and colour' },
  STYLE: { zh: '按款', en: 'Style' },
});

export const photoKinds = codeTable('label photo kind', {
  front: { zh: '正面', en: 'Front' },
  label: { zh: '吊牌', en: 'Label' },
  washCare: { zh: '洗唛', en: 'Wash care' },
  carton: { zh: '外箱', en: 'Carton' },
});

export type PhotoKind = CodeOf<typeof photoKinds>;

/** How something is checked: a fixed set, never free expressions. */
export const checkKinds = codeTable('label check kind', {
  present: { zh: '须有', en: 'Present' },
  equals: { zh: '与字段一致', en: 'Equal to a field' },
  sums: { zh: '合计100%', en: 'Sums to 100%' },
  language: { zh: '语言', en: 'Language' },
  scans: { zh: '条码可扫', en: 'Code scans' },
  judged: { zh: '人工判断', en: 'Judged by a person' },
});

/** What a check can be held against. */
export const checkedFields = codeTable('label check field', {
  styleNo: { zh: '款号', en: 'Style number' },
  colour: { zh: '颜色', en: 'Colour' },
  productName: { zh: '品名', en: 'Product name' },
  composition: { zh: '成分', en: 'Composition' },
  rnNo: { zh: 'RN号', en: 'RN number' },
  importerName: { zh: '进口商', en: 'Importer' },
  euPerson: { zh: '欧盟责任人', en: 'EU responsible person' },
});

export const checkResults = codeTable('label check result', {
  pass: { zh: '通过', en: 'Pass', family: 'done' },
  fail: { zh: '不通过', en: 'Fail', family: 'stop' },
  na: { zh: '不适用', en: 'Not applicable', family: 'void' },
});

export type CheckResult = CodeOf<typeof checkResults>;
