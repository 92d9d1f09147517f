import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Said, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import type { SheetKind } from './sheet-kind.ts';

/** What makes the program itself open a sheet. */
export const sheetRules = codeTable('exception rule', {
  discrepancy: { zh: '承运人报差异', en: 'Discrepancy reported by the carrier' },
  etaSlip: { zh: 'ETA 推迟', en: 'ETA slipped' },
  quiet: { zh: '长时间无节点', en: 'No event for days' },
  warehouse: { zh: '入仓与订舱不符', en: 'Warehouse receipt differs' },
  channel: { zh: '渠道不符', en: 'Channel differs' },
  documents: { zh: '截单缺资料', en: 'Documents missing at the cut-off' },
});

export type SheetRule = CodeOf<typeof sheetRules>;

/** The rules that look at orders as time goes by. */
export const watchRules = [
  'quiet',
  'etaSlip',
  'documents',
  'channel',
] as const satisfies readonly SheetRule[];

export type WatchRule = (typeof watchRules)[number];

export function isWatchRule(rule: string): rule is WatchRule {
  return watchRules.some((one) => one === rule);
}

/** Why the program ends a sheet that it has opened: by its rule where the cause is gone, else by what became of its orders. */
export const whyOver: Readonly<
  Record<WatchRule | 'cancelled' | 'closed' | 'signed' | 'arrived' | 'departed' | 'later', Text>
> = {
  quiet: { zh: '已有新的物流节点', en: 'There is news of it again' },
  etaSlip: { zh: '预计到达不再晚于允许范围', en: 'The ETA is no longer that late' },
  documents: { zh: '所缺资料已齐', en: 'The missing documents have come' },
  channel: { zh: '走货方式与渠道一致', en: 'It travels by the channel that was ordered' },
  cancelled: { zh: '订单已取消', en: 'The order was cancelled' },
  closed: { zh: '订单已关闭', en: 'The order is closed' },
  signed: { zh: '货物已签收', en: 'The cargo was signed for' },
  arrived: { zh: '货物已到港', en: 'The cargo has arrived' },
  departed: { zh: '货物已离港', en: 'The cargo has departed' },
  later: { zh: '截单时间已推后', en: 'The cut-off is later now' },
};

interface AboutRule {
  readonly kind: SheetKind;
  /** What stands in the sheet; the names in braces are given by whoever raises it. */
  readonly description: Text;
  /** What is asked of the customer, where they can do something. */
  readonly customerAction?: Text;
}

export const aboutRule: Readonly<Record<SheetRule, AboutRule>> = {
  discrepancy: {
    kind: 'rolled',
    description: {
      zh: '承运人报告差异（{code}）：{note}',
      en: 'The carrier reports a discrepancy ({code}): {note}',
    },
  },
  etaSlip: {
    kind: 'delay',
    description: {
      zh: '预计到达由 {from} 推迟到 {to}，晚 {hours} 小时',
      en: 'The ETA slipped from {from} to {to}, {hours} hours later',
    },
  },
  quiet: {
    kind: 'delay',
    description: {
      zh: '{days} 天没有新的物流节点，最近一次：{since}',
      en: 'No milestone for {days} days, the last one on {since}',
    },
  },
  warehouse: {
    kind: 'shortage',
    description: {
      zh: '入仓与订舱不符：订舱 {booked}，实收 {received}',
      en: 'The warehouse receipt differs: booked {booked}, received {received}',
    },
    customerAction: {
      zh: '请确认以实收为准，或说明差异',
      en: 'Confirm what was received, or explain the difference',
    },
  },
  channel: {
    kind: 'channel',
    description: {
      zh: '渠道不符：下单 {booked}，实际走货 {received}',
      en: 'The channel differs: ordered {booked}, forwarded by {received}',
    },
  },
  documents: {
    kind: 'docs',
    description: { zh: '截单时缺资料：{documents}', en: 'Documents missing at the cut-off: {documents}' },
    customerAction: { zh: '请补传：{documents}', en: 'Upload what is missing: {documents}' },
  },
};

/** DIS and what carriers write behind it (domain.md §3.3): the kind that fits best. */
export const discrepancyKinds: Readonly<Record<string, SheetKind>> = {
  OFLD: 'rolled',
  MSCA: 'shortage',
  SSPD: 'shortage',
  FDCA: 'other',
  OVCD: 'delay',
};

/** The words of a sheet that a rule opens, in both languages. */
export function wordsOfRule(rule: SheetRule, said: Said): { description: Text; customerAction?: Text } {
  const { description, customerAction } = aboutRule[rule];
  return {
    description: filled(description, said),
    ...(customerAction && { customerAction: filled(customerAction, said) }),
  };
}

function filled(text: Text, said: Said): Text {
  return { zh: say(text, 'zh-cn', said), en: say(text, 'en', said) };
}
