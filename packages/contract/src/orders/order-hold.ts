import type { Code, CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, flag, id, instant, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';

interface HoldKind extends Code {
  /** What the customer has to do, or wait for. */
  readonly clears: Text;
}

const kinds = {
  payment: {
    zh: '待付款',
    en: 'Payment',
    family: 'stop',
    clears: {
      zh: '付清到期账单，到账后自动安排放行',
      en: 'Pay the bills that are due; the goods move once the money is in',
    },
  },
  customs: {
    zh: '海关查验',
    en: 'Customs',
    family: 'stop',
    clears: {
      zh: '海关放行；需要补充资料时我们会联系您',
      en: 'Customs has to release the goods; we ask you when papers are needed',
    },
  },
  docs: {
    zh: '待补资料',
    en: 'Documents',
    family: 'act',
    clears: {
      zh: '按资料清单补齐缺少的文件，审核通过后放行',
      en: 'Upload what the document list still misses; the goods move once it is accepted',
    },
  },
} as const satisfies Record<string, HoldKind>;

/** Why an order may not move. */
export const holdReasons = codeTable('hold reason', kinds);

export type HoldReason = CodeOf<typeof holdReasons>;

/** What clears a hold. */
export function clearingOf(reason: HoldReason): Text {
  return kinds[reason].clears;
}

/** A hold as its customer sees it. Lifted ones stay to be read. */
export const orderHold = resource(
  'order hold',
  { zh: '扣货', en: 'Hold' },
  {
    holdId: id({ label: { zh: '编号', en: 'Id' } }),
    reason: code(holdReasons, { label: { zh: '扣货原因', en: 'Reason' }, places: ['detail'] }),
    note: text({ label: { zh: '说明', en: 'Note' }, max: 500, places: ['detail'] }),
    placedAt: instant({ label: { zh: '扣货时间', en: 'Held since' }, places: ['detail'] }),
    liftedAt: optional(instant({ label: { zh: '放行时间', en: 'Released' }, places: ['detail'] })),
    liftNote: optional(text({ label: { zh: '放行说明', en: 'Release note' }, max: 500, places: ['detail'] })),
  },
);

/** The same as staff see it: with who did it, and what is not for the customer. */
export const deskHoldFields = {
  ...orderHold.fields,
  internalNote: optional(text({ label: { zh: '内部备注', en: 'Internal note' }, max: 500 })),
  placedBy: text({ label: { zh: '扣货人', en: 'Held by' }, max: 64, min: 0 }),
  liftedBy: optional(text({ label: { zh: '放行人', en: 'Released by' }, max: 64, min: 0 })),
  passedAt: optional(instant({ label: { zh: '例外放行时间', en: 'Let go' } })),
  passedBy: optional(text({ label: { zh: '例外放行人', en: 'Let go by' }, max: 64, min: 0 })),
  passNote: optional(text({ label: { zh: '例外放行说明', en: 'Why it was let go' }, max: 600 })),
  open: flag({ label: { zh: '扣货中', en: 'In force' } }),
};
