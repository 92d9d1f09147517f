import type { OrderStatus } from '../codes/stage.ts';
import { orderStatuses } from '../codes/stage.ts';
import { codeChange } from '../facts/goods-code.ts';
import { codesOf } from '../kernel/code.ts';
import { list, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { goodsLine } from './goods-line.ts';
import { amendableUntil, isBefore, lockedParts } from './order-part.ts';

/** A line of an order's goods beside what the customer's register says of them. */
export const goodsOfOrder = resource('goods of an order', goodsLine.label, {
  ...goodsLine.fields,
  /** Bound to the goods while nobody has written a China HS code. */
  hsCnBound: goodsLine.fields.hsCn,
  /** What an entry in the United States takes: as its trust order names it, else as its goods are bound. */
  mid: optional(text({ label: { zh: 'MID', en: 'MID' }, max: 15, places: ['detail'] })),
  changes: list(codeChange, { label: { zh: '绑定变更', en: 'Bindings changed' }, max: 3 }),
});

/** Until the papers of an order are filed its lines follow what their goods are bound to. */
export const followsBindings: readonly OrderStatus[] = codesOf(orderStatuses).filter((status) =>
  isBefore(status, 'DEPARTED'),
);

/** As long as somebody can still have an order changed it says which bindings have changed. */
export const tellsBindings: readonly OrderStatus[] = codesOf(orderStatuses).filter((status) =>
  isBefore(status, amendableUntil),
);

/** Whether its customer takes codes over without asking. */
export function takesCodes(status: OrderStatus): boolean {
  return !lockedParts(status).includes('goods');
}
