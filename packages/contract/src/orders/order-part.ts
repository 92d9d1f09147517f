import type { OrderStatus, Stage } from '../codes/stage.ts';
import { stageOrder } from '../codes/stage.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable } from '../kernel/code.ts';

interface Part {
  readonly zh: string;
  readonly en: string;
  /** From this stage on its customer changes it only by asking. */
  readonly lockedFrom: Stage;
}

const parts = {
  channel: { zh: '渠道', en: 'Channel', lockedFrom: 'WH_IN' },
  services: { zh: '服务', en: 'Services', lockedFrom: 'WH_IN' },
  cartons: { zh: '箱单', en: 'Cartons', lockedFrom: 'WH_IN' },
  destination: {
    zh: '目的地',
    en: 'Destination',
    lockedFrom: 'WH_OUT',
  },
  goods: { zh: '货物明细', en: 'Goods', lockedFrom: 'WH_OUT' },
  customs: {
    zh: '报关与清关',
    en: 'Customs and clearance',
    lockedFrom: 'WH_OUT',
  },
  sender: { zh: '发货人', en: 'Sender', lockedFrom: 'WH_OUT' },
  consignee: { zh: '收货人', en: 'Consignee', lockedFrom: 'EXPORT_RELEASED' },
  tax: {
    zh: '税号',
    en: 'Tax numbers',
    lockedFrom: 'DEPARTED',
  },
  notifier: { zh: '通知人', en: 'Notify party', lockedFrom: 'ARRIVED' },
  reference: { zh: '客户参考号', en: 'Reference no.', lockedFrom: 'DELIVERED' },
  remark: { zh: '备注', en: 'Remark', lockedFrom: 'SIGNED' },
} as const satisfies Record<string, Part>;

/** What of an order is locked together, and from when on. One line here moves a lock. */
export const orderParts = codeTable('order part', parts);

export type OrderPart = CodeOf<typeof orderParts>;

export const orderPartKeys: readonly OrderPart[] = codesOf(orderParts);

/** From this stage on not even an amendment can be asked for: the goods are with their receiver. */
export const amendableUntil: Stage = 'DELIVERED';
/** Up to, but without, this stage its customer cancels an order without asking; after it they ask. */
const cancellableUntil: Stage = 'WH_IN';

/** What keeps a customer from cancelling an order themselves, so that they ask: it was received, or a booking holds it. */
export function cancelBar({ status, bookingNo }: Cancellable): 'received' | 'booked' | undefined {
  if (!isBefore(status, cancellableUntil)) return 'received';
  return bookingNo === null ? undefined : 'booked';
}

interface Cancellable {
  readonly status: OrderStatus;
  /** The booking that was handed in with the order and goes on. */
  readonly bookingNo: string | null;
}

/** Whether a stage of an order comes before another; a cancelled or closed one is past all of them. */
export function isBefore(status: OrderStatus, stage: Stage): boolean {
  const at = stageOrder.findIndex((one) => one === status);
  return at >= 0 && at < stageOrder.indexOf(stage);
}

/** The parts that a customer may not change without asking in this status. */
export function lockedParts(status: OrderStatus): OrderPart[] {
  return orderPartKeys.filter((part) => !isBefore(status, parts[part].lockedFrom));
}

/** The stage from which on a part is locked. */
export function lockedFrom(part: OrderPart): Stage {
  return parts[part].lockedFrom;
}
