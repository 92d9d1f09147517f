import { goods } from '../facts/goods.ts';
import { shipment } from '../facts/shipment.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { keysOf } from '../kernel/compose.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, group, list, optional, text, whole } from '../kernel/field.ts';

/** What has become of a line in its order since it was filed. */
export const lineChanges = codeTable('change of a filed line', {
  changed: { zh: '订单已修改', en: 'Changed in the order', family: 'act' },
  gone: { zh: '订单已无此行', en: 'No longer in the order', family: 'act' },
  added: { zh: '订单新增，未申报', en: 'New in the order, not filed', family: 'act' },
});

/** What is filed of a line of goods, and what its order says of it. */
export const filedOfLine = {
  hsDest: optional(goods.hsDest),
  nameEn: optional(goods.nameEn),
  nameZh: optional(goods.nameZh),
  origin: optional(goods.origin),
  declaredQty: optional(goods.declaredQty),
  unit: optional(goods.unit),
  totalPriceUsd: optional(goods.totalPriceUsd),
};

export const lineSinceFields = {
  orderNumber: text(texts.orderNo),
  goodsNo: whole({ label: { zh: '货物序号', en: 'Line of goods' } }),
  change: code(lineChanges, { label: { zh: '申报后变化', en: 'Since filing' } }),
  /** As the order says it now; nothing of a line that is gone. */
  ...filedOfLine,
};

const lineSince = group(lineSinceFields, { label: { zh: '申报后变化', en: 'Since filing' } });
export type LineSince = NonNullable<(typeof lineSince)['is']>;

/** What orders say otherwise than what was filed of them; null of what is not filed. A figure that is the same is null. */
export const sinceFiled = group(
  {
    lines: list(lineSince, { label: { zh: '已变化的商品行', en: 'Lines that changed' }, max: 10_000 }),
    packages: optional(whole({ label: { zh: '包装件数', en: 'Packages' } })),
    grossWeight: optional(shipment.grossWeight),
  },
  { label: { zh: '申报后的订单变化', en: 'Orders since filing' } },
);

type SinceFiled = NonNullable<(typeof sinceFiled)['is']>;

/** Whether the orders of an entry say anything else than what was filed. */
export function hasChangedSince(since: SinceFiled | null): since is SinceFiled {
  return since !== null && (since.lines.length > 0 || since.packages !== null || since.grossWeight !== null);
}

type Filed = ValuesOf<typeof filedOfLine>;

/** Which facts of a filed line its order says otherwise. */
export function factsChanged(filed: Filed, now: Filed): (keyof Filed)[] {
  return keysOf(filedOfLine).filter((key) => filed[key] !== now[key]);
}
