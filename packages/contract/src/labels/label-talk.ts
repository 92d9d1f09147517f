import { sheetSides } from '../exceptions/sheet-kind.ts';
import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, group, id, instant, list, optional, text } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { labelScheme } from './label-scheme.ts';

/** How a customer takes it that a label was sent back; upheld: contested, and it has passed another check. */
export const labelAnswers = codeTable('label answer', {
  ACCEPTED: { zh: '客户接受', en: 'Accepted', family: 'work' },
  CONTESTED: { zh: '客户有异议', en: 'Contested', family: 'act' },
  UPHELD: { zh: '异议成立', en: 'Contested, accepted', family: 'done' },
});

export type LabelAnswer = CodeOf<typeof labelAnswers>;

/** The two that a customer has to choose from. */
export const labelDecisions = codeTable('label decision', {
  ACCEPTED: { zh: '接受，重做标签', en: 'Accept, relabel' },
  CONTESTED: { zh: '提出异议', en: 'Contest' },
});

/** What a word on a label is. */
export const labelWordKinds = codeTable('kind of a word on a label', {
  said: { zh: '留言', en: 'Message' },
  sentBack: { zh: '退回', en: 'Sent back', family: 'stop' },
  accepted: { zh: '接受', en: 'Accepted', family: 'work' },
  contested: { zh: '异议', en: 'Contested', family: 'act' },
});

export type LabelWordKind = CodeOf<typeof labelWordKinds>;

const failedCheck = group(
  {
    ...pick(labelScheme, 'nameZh', 'nameEn'),
    note: optional(text({ label: { zh: '备注', en: 'Remark' }, max: 500 })),
  },
  { label: { zh: '检查项', en: 'Check' } },
);

/** What one side said of a label to the other; `who` is empty where its customer reads of the forwarder's people. */
export const labelWordFields = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  kind: code(labelWordKinds, { label: { zh: '类型', en: 'Kind' } }),
  side: code(sheetSides, { label: { zh: '身份', en: 'Side' } }),
  who: text({ label: { zh: '谁', en: 'Who' }, max: 64, min: 0 }),
  at: instant({ label: { zh: '时间', en: 'Time' } }),
  /** Nothing of who accepts and says no more. */
  body: optional(text(texts.body)),
  /** What had not passed when it was sent back: later checks are written over these. */
  failed: list(failedCheck, { label: { zh: '检查项', en: 'Checks' } }),
};

export const labelWords = list(group(labelWordFields, { label: { zh: '沟通记录', en: 'Comment' } }), {
  label: { zh: '沟通记录', en: 'Communication record' },
});
