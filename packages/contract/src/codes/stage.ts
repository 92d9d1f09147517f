import type { CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';

/** The nine stages of a shipment in their order (spec §4, dashboard). The furthest reached one is the order's status. */
export const stages = codeTable('stage', {
  ORDERED: { zh: '已下单', en: 'Ordered', family: 'wait' },
  WH_IN: {
    zh: '已入集货仓',
    en: 'Entered consolidation warehouse',
    brief: { zh: '已入集货仓', en: 'Entered warehouse' },
    family: 'work',
  },
  WH_OUT: {
    zh: '已出集货仓',
    en: 'Left consolidation warehouse',
    brief: { zh: '已出集货仓', en: 'Left warehouse' },
    family: 'move',
  },
  EXPORT_RELEASED: { zh: '出口已放行', en: 'Export released', family: 'work' },
  DEPARTED: { zh: '已离港', en: 'Departed', family: 'move' },
  ARRIVED: { zh: '已到港', en: 'Arrived at port', family: 'move' },
  IN_CLEARANCE: { zh: '清关中', en: 'In clearance', family: 'work' },
  DELIVERED: { zh: '已派送', en: 'Delivered', family: 'move' },
  SIGNED: { zh: '已签收', en: 'Signed', family: 'done' },
});

export type Stage = CodeOf<typeof stages>;

export const stageOrder: readonly Stage[] = codesOf(stages);

/** Delivered is not signed yet: while a shipment stands there, this says who has it. */
export const withLastMile: Text = { zh: '末端派送中', en: 'with the last-mile carrier' };

/** What an order's status can be: a stage, or one of the two ends. */
export const orderStatuses = codeTable('order status', {
  ...stages.codes,
  CANCELLED: { zh: '已取消', en: 'Cancelled', family: 'void' },
  CLOSED: { zh: '已关闭', en: 'Closed', family: 'done' },
});

export type OrderStatus = CodeOf<typeof orderStatuses>;
